package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code i++} becomes an assignment such as {@code i = i + 2}; {@code -e} becomes {@code ~e}. */
final class ReplaceUnaryOperator implements ChangingMutator {
  private static final int LARGEST_STEP = 9;
  private static final List<UnaryOp> ON_NUMBERS =
      List.of(UnaryOp.PLUS, UnaryOp.MINUS, UnaryOp.COMPLEMENT, UnaryOp.NOT);

  @Override
  public String name() {
    return "replace-unary-operator";
  }

  @Override
  public String summary() {
    return "a step becomes another assignment to the same object, a sign another operator";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var typing = new CleanTyping(subject.program());
    return ExprSites.drawn(
        ExprSites.of(subject.program()),
        rng,
        site ->
            others(site, subject, typing).filter(by -> site.takes(by, typing.typing())).toList());
  }

  private static Stream<Expr> others(ExprSite site, Subject subject, CleanTyping typing) {
    boolean careful = subject.conservative();
    return switch (site.expr()) {
      case Expr.Step s when !Types.isVector(s.type()) && isRepeatable(s.operand(), careful) ->
          Stream.concat(assignments(s, careful, typing), careful ? Stream.of() : steps(s, typing));
      case Expr.Unary u when ON_NUMBERS.contains(u.op()) && !Types.isVector(u.operand().type()) ->
          ON_NUMBERS.stream()
              .filter(op -> op != u.op() && !(careful && site.use().isDelicate()))
              .flatMap(op -> typing.unary(op, u.operand()).stream());
      case Expr _ -> Stream.of();
    };
  }

  /** Whether the object can be named twice in an expression. */
  private static boolean isRepeatable(Expr target, boolean careful) {
    return careful
        ? !Caution.hasEffect(target) && !Types.isPointer(target.type())
        : Walk.expressions(target).stream().noneMatch(Expr.StatementExpr.class::isInstance);
  }

  private static Stream<Expr> assignments(Expr.Step step, boolean careful, CleanTyping typing) {
    Expr target = step.operand();
    return IntStream.rangeClosed(1, LARGEST_STEP)
        .boxed()
        .flatMap(by ->
            Stream.of(BinaryOp.ADD, BinaryOp.SUBTRACT)
                .filter(op -> !careful || (op == BinaryOp.ADD) == step.op().isIncrement())
                .flatMap(op -> assigned(target, op, by, typing).stream()));
  }

  private static Optional<Expr> assigned(Expr target, BinaryOp op, int by, CleanTyping typing) {
    Expr number = Constants.integer(by, CType.INT);
    return typing
        .binary(op, target, number)
        .flatMap(sum -> typing.made(t -> t.assign(target, sum, Span.NONE)));
  }

  private static Stream<Expr> steps(Expr.Step step, CleanTyping typing) {
    return Arrays.stream(StepOp.values())
        .filter(op -> op != step.op())
        .flatMap(op -> typing.made(t -> t.step(op, step.operand(), Span.NONE)).stream());
  }
}
