package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** A {@code for}. */
final class ForRule implements StatementRule {
  @Override
  public String name() {
    return "for";
  }

  @Override
  public int weight() {
    return 8;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public boolean fits(Place place) {
    return place.mayNest();
  }

  @Override
  public List<Stmt> make(Place place) {
    return Loops.forLoop(place, Fate.OPEN, Body.USUAL);
  }
}
