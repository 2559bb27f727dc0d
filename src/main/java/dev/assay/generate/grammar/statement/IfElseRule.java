package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** An {@code if} with an {@code else}. */
final class IfElseRule implements StatementRule {
  @Override
  public String name() {
    return "if-else";
  }

  @Override
  public int weight() {
    return 6;
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
    return List.of(Branches.ifElse(place, Fate.OPEN, Body.USUAL));
  }
}
