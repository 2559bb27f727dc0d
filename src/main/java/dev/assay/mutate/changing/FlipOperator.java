package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A binary operator becomes another one that takes the same operands. */
final class FlipOperator implements ChangingMutator {
  @Override
  public String name() {
    return "flip-operator";
  }

  @Override
  public String summary() {
    return "a binary operator, also of an assignment, becomes another one";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var typing = new CleanTyping(subject.program());
    return ExprSites.drawn(
        ExprSites.of(subject.program()),
        rng,
        site -> likely(site, options(site, subject, typing), rng));
  }

  private static List<Expr> options(ExprSite site, Subject subject, CleanTyping typing) {
    if (subject.conservative() && (site.use().isDelicate() || Types.isPointer(site.type()))) {
      return List.of();
    }
    return ops(subject).stream()
        .flatMap(op -> made(site.expr(), op, typing).stream())
        .filter(by -> site.takes(by, typing.typing()))
        .toList();
  }

  private static List<BinaryOp> ops(Subject subject) {
    return Arrays.stream(BinaryOp.values())
        .filter(op -> !subject.conservative() || !Caution.isRisky(op))
        .toList();
  }

  private static Optional<Expr> made(Expr old, BinaryOp op, CleanTyping typing) {
    return switch (old) {
      case Expr.Binary b when b.op() != op && !Types.isVector(b.left().type()) ->
          isTestOfNull(b) && !op.isEquality()
              ? Optional.empty()
              : typing.binary(op, b.left(), b.right());
      case Expr.CompoundAssign a when a.op() != op && isAssigning(op) ->
          assigned(a.target(), a.value(), op, typing);
      case Expr.Assign a when isAssigning(op) && Types.isArithmetic(a.type()) ->
          assigned(a.target(), a.value(), op, typing);
      case Expr _ -> Optional.empty();
    };
  }

  /** Compilers take no other operator there without a word. */
  private static boolean isTestOfNull(Expr.Binary b) {
    boolean pointers = Types.isPointer(b.left().type()) || Types.isPointer(b.right().type());
    return pointers && b.op().isEquality() && (isZero(b.left()) || isZero(b.right()));
  }

  private static boolean isZero(Expr expr) {
    return CleanTyping.raw(expr) instanceof Expr.IntLiteral;
  }

  private static boolean isAssigning(BinaryOp op) {
    return !op.isLogical() && !op.isEquality() && !op.isRelational();
  }

  private static Optional<Expr> assigned(Expr target, Expr value, BinaryOp op, CleanTyping typing) {
    return Types.isVector(target.type())
        ? Optional.empty()
        : typing.made(t -> t.compoundAssign(op, target, CleanTyping.raw(value), Span.NONE));
  }

  /** One of the same kind as the old one comes more often. */
  private static List<Expr> likely(ExprSite site, List<Expr> options, Rng rng) {
    boolean tests = isTest(site.expr()) == rng.chance(3, 4);
    List<Expr> kind = options.stream().filter(by -> isTest(by) == tests).toList();
    return kind.isEmpty() ? options : kind;
  }

  private static boolean isTest(Expr expr) {
    return expr instanceof Expr.Binary b
        && (b.op().isLogical() || b.op().isEquality() || b.op().isRelational());
  }
}
