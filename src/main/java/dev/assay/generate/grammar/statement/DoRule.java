package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** A {@code do}. */
final class DoRule implements StatementRule {
  @Override
  public String name() {
    return "do";
  }

  @Override
  public int weight() {
    return 3;
  }

  @Override
  public boolean fits(Place place) {
    return place.mayNest();
  }

  @Override
  public List<Stmt> make(Place place) {
    return Loops.doLoop(place, Fate.OPEN, Body.USUAL);
  }
}
