package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
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
        ExprSites.of(subject.program()), rng, site -> likely(options(site, subject, typing), rng));
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
          typing.binary(op, b.left(), b.right()).filter(by -> isKind(by, b, op));
      case Expr.CompoundAssign a when a.op() != op && isAssigning(op) ->
          assigned(a.target(), a.value(), op, typing);
      case Expr.Assign a when isAssigning(op) && Types.isArithmetic(a.type()) ->
          assigned(a.target(), a.value(), op, typing);
      case Expr _ -> Optional.empty();
    };
  }

  /** A test of a pointer stays a test. */
  private static boolean isKind(Expr by, Expr.Binary old, BinaryOp op) {
    boolean pointers = Types.isPointer(old.left().type()) || Types.isPointer(old.right().type());
    boolean withNull = pointers && (isZero(old.left()) || isZero(old.right()));
    return !withNull || op.isEquality() && old.op().isEquality();
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

  /** Those of the same kind of result come more often. */
  private static List<Expr> likely(List<Expr> options, Rng rng) {
    if (options.size() < 2) {
      return options;
    }
    var shuffled = new ArrayList<>(rng.shuffled(options));
    boolean tests = rng.chance(1, 4);
    return shuffled.stream()
        .filter(e -> tests == isTest(e))
        .findFirst()
        .map(List::of)
        .orElse(List.of(shuffled.getFirst()));
  }

  private static boolean isTest(Expr expr) {
    return expr instanceof Expr.Binary b
        && (b.op().isLogical() || b.op().isEquality() || b.op().isRelational());
  }
}
