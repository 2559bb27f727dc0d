package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Counter;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.expression.Constants;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** A {@code for} that counts up by one. */
final class ForKind implements StatementKind {
  private static final int MOST_TRIPS = 16;

  @Override
  public Feature feature() {
    return Feature.FOR;
  }

  @Override
  public boolean fits(Spot spot) {
    return Statements.mayNest(spot)
        && spot.draft().budget().allowsSteps(spot.executions() * MOST_TRIPS * 50);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    int trips = spot.rng().between(2, MOST_TRIPS);
    var counter = new Variable(spot.draft().names().fresh("i_"), CType.INT, Role.COUNTER, false);
    int mark = spot.scope().mark();
    spot.scope().declare(counter);
    Stmt init =
        DeclarationKind.declare(spot, counter, Constants.literal(0, CType.INT));
    Expr condition =
        spot.typing()
            .binary(BinaryOp.LESS, counter.expr(), Constants.literal(trips, CType.INT), Span.NONE);
    Expr step = spot.typing().step(StepOp.POST_INCREMENT, counter.expr(), Span.NONE);
    Spot inside = spot.inLoop(trips).withCounter(new Counter(counter, 0, trips - 1));
    Stmt body = statements.block(inside);
    spot.scope().release(mark);
    return List.of(
        new Stmt.For(
            List.of(init), Optional.of(condition), Optional.of(step), body, Span.NONE));
  }
}
