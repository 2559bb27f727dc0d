package dev.assay.generate.exact.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** A block among statements. */
final class BlockKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.BLOCK;
  }

  @Override
  public boolean fits(Spot spot) {
    return Statements.mayNest(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    return List.of(kit.statements().block(spot.nested()));
  }
}
