package dev.assay.generate.exact.expression;

import java.util.List;

/** All kinds of expressions: the registry. */
final class ExpressionKinds {
  private ExpressionKinds() {}

  static final List<ExpressionKind> ALL =
      List.of(
          new ConstantKind(),
          new VariableKind(),
          new BinaryKind(),
          new UnaryKind());
}
