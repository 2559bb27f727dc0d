package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** An expression is joined with another one of the program. */
final class ExpandExpression implements ChangingMutator {
  private static final int TRIES = 12;

  @Override
  public String name() {
    return "expand-expression";
  }

  @Override
  public String summary() {
    return "an expression is joined with another one of the program";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<ExprSite> all = ExprSites.of(subject.program());
    List<Copyable> copyable = Copyable.among(all, subject.conservative());
    var join = new Join(new CleanTyping(subject.program()), subject.conservative(), rng);
    return ExprSites.drawn(
        all.stream().filter(site -> suits(site, subject)).toList(),
        rng,
        site -> expanded(site, copyable, join, rng));
  }

  private static boolean suits(ExprSite site, Subject subject) {
    boolean isNumber = Types.isReal(site.type());
    return site.isUsed()
        && site.constant().isEmpty()
        && (isNumber || Types.isPointer(site.type()))
        && (!subject.conservative() || isNumber && !site.use().isDelicate());
  }

  private static List<Expr> expanded(ExprSite site, List<Copyable> copyable, Join join, Rng rng) {
    for (int i = 0; i < TRIES && !copyable.isEmpty(); i++) {
      Copyable with = rng.pick(copyable);
      boolean isTwin = with.expr().equals(site.expr());
      if (with.fits(site) && !(isTwin && i < TRIES / 2)) {
        Optional<Expr> joined =
            join.of(site.expr(), with.expr()).filter(by -> site.takes(by, join.typing.typing()));
        if (joined.isPresent()) {
          return List.of(joined.get());
        }
      }
    }
    return List.of();
  }

  /** Joins two expressions in one of many ways. */
  private record Join(CleanTyping typing, boolean conservative, Rng rng) {
    Optional<Expr> of(Expr old, Expr other) {
      return switch (rng.nextInt(5)) {
        case 0 -> typing.made(t -> t.comma(other, old, Span.NONE));
        case 1 -> chosen(old, other);
        default -> operated(old, other);
      };
    }

    private Optional<Expr> chosen(Expr old, Expr other) {
      boolean isSame = Types.sameUnqualified(old.type(), other.type()) || isNumber(old);
      Expr second = isSame && (hasStatements(old) || rng.nextBoolean()) ? other : old;
      if (hasStatements(second)) {
        return Optional.empty();
      }
      return typing.made(t -> t.conditional(other, old, second, Span.NONE));
    }

    /** What has labels in it cannot come twice. */
    private static boolean hasStatements(Expr expr) {
      return Walk.expressions(expr).stream().anyMatch(Expr.StatementExpr.class::isInstance);
    }

    private static boolean isNumber(Expr expr) {
      return Types.isReal(expr.type());
    }

    private Optional<Expr> operated(Expr old, Expr other) {
      if (Types.isPointer(old.type()) && !(Types.target(old.type()) instanceof CType.Void)) {
        return typing.binary(rng.nextBoolean() ? BinaryOp.ADD : BinaryOp.SUBTRACT, old, other);
      }
      List<BinaryOp> ops =
          Arrays.stream(BinaryOp.values())
              .filter(op -> !conservative || !Caution.isRisky(op))
              .toList();
      BinaryOp op = rng.pick(ops);
      return rng.nextBoolean() ? typing.binary(op, old, other) : typing.binary(op, other, old);
    }
  }
}
