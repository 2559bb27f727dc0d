package dev.assay.generate.exact.expression;

import java.util.List;

/** All kinds of expressions: the registry. */
final class ExpressionKinds {
  private ExpressionKinds() {}

  static final List<ExpressionKind> ALL =
      List.of(
          new ConstantKind(),
          new VariableKind(),
          new EnumConstantKind(),
          new BinaryKind(),
          new UnaryKind(),
          new TernaryKind(),
          new CastKind(),
          new CommonKind(),
          new CallKind(),
          new StepKind(),
          new CompoundAssignmentKind(),
          new InnerAssignmentKind(),
          new CommaKind(),
          new ShortCircuitKind(),
          new OrElseKind(),
          new StatementExpressionKind(),
          new IdiomKind(),
          new LoopIdiomKind(),
          new BitBuiltinKind(),
          new OverflowBuiltinKind(),
          new ExpectKind(),
          new Int128Kind(),
          new BitIntKind(),
          new FloatingComparisonKind(),
          new FloatingToIntegerKind(),
          new VectorKind(),
          new UnionPunningKind(),
          new CompoundLiteralKind(),
          new StringElementKind(),
          new PointerElementKind(),
          new PointerComparisonKind(),
          new PointerDifferenceKind());
}
