package dev.assay.generate.exact.statement;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** An {@code if}, at times with an {@code else}. */
final class IfKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.IF;
  }

  @Override
  public boolean fits(Spot spot) {
    return Statements.mayNest(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    Expr condition = statements.expressions().condition(spot);
    // Both branches of what is executed once cannot be alive.
    boolean both = spot.rng().chance(spot.executions() > 1 ? 1 : 0, 3);
    Spot inside = Statements.branch(spot, 2);
    Stmt then = statements.block(inside);
    Optional<Stmt> otherwise = both ? Optional.of(statements.block(inside, 1)) : Optional.empty();
    return List.of(new Stmt.If(condition, then, otherwise, Span.NONE));
  }
}
