package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** A block among statements. */
final class BlockRule implements StatementRule {
  @Override
  public String name() {
    return "block";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public boolean fits(Place place) {
    return place.mayNest();
  }

  @Override
  public List<Stmt> make(Place place) {
    return List.of(Body.USUAL.block(place.nested()));
  }
}
