package dev.assay.generate.exact.statement;

import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** A {@code continue} under a condition. */
final class ContinueKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.CONTINUE;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.function().inLoop();
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    return List.of(kit.when(Exits.late(kit), new Stmt.Continue(Span.NONE)));
  }
}
