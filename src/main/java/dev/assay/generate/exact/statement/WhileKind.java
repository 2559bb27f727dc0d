package dev.assay.generate.exact.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** A {@code while} that counts. */
final class WhileKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.WHILE;
  }

  @Override
  public boolean fits(Spot spot) {
    return CountedLoop.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    return CountedLoop.make(spot, statements, Loops.Form.WHILE);
  }
}
