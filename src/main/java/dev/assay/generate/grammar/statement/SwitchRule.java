package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** A {@code switch}. */
final class SwitchRule implements StatementRule {
  @Override
  public String name() {
    return "switch";
  }

  @Override
  public int weight() {
    return 4;
  }

  @Override
  public boolean fits(Place place) {
    return place.mayNest();
  }

  @Override
  public List<Stmt> make(Place place) {
    return List.of(Branches.switchOver(place, Fate.OPEN, Body.USUAL));
  }
}
