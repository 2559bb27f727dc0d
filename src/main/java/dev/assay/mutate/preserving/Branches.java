package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Turns a condition round and lets the branches of its {@code if} change places. */
public final class Branches implements Mutator {
  @Override
  public String name() {
    return "branches";
  }

  @Override
  public String summary() {
    return "a condition turned round, with the branches of its if in each other's place";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (spot.surroundings().inExpression()
        || !(spot.statement() instanceof Stmt.If old)
        || !Types.isScalar(old.condition().type())) {
      return Optional.empty();
    }
    Expr negated = negated(old.condition(), facts.typing(), rng);
    Stmt other = old.otherwise().orElseGet(() -> new Stmt.Empty(List.of(), Span.NONE));
    var by = new Stmt.If(negated, other, Optional.of(old.then()), old.span());
    return Optional.of(
        new Change(
            Excerpt.of("if (" + Printer.print(negated) + ") …"), List.of(Replacement.of(old, by))));
  }

  private static Expr negated(Expr condition, Typing typing, Rng rng) {
    return rng.nextBoolean()
        ? typing.unary(UnaryOp.NOT, condition, Span.NONE)
        : typing.binary(BinaryOp.EQUAL, condition, Numbers.of(0, CType.INT), Span.NONE);
  }
}
