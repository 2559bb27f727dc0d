package dev.assay.mutate.preserving;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Exchanges the branches of an {@code if}, with its condition negated. */
final class SwapBranches implements Mutator {
  @Override
  public String name() {
    return "swap-branches";
  }

  @Override
  public String summary() {
    return "the branches of an if change places";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!(spot.statement() instanceof Stmt.If branch) || branch.otherwise().isEmpty()) {
      return Optional.empty();
    }
    Expr negated = facts.typing().unary(UnaryOp.NOT, branch.condition(), branch.span());
    Stmt swapped =
        new Stmt.If(negated, branch.otherwise().get(), Optional.of(branch.then()), branch.span());
    return Optional.of(new Change("if (!(…)) …", List.of(Replacement.of(branch, swapped))));
  }
}
