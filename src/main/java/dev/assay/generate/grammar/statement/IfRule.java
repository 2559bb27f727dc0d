package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** An {@code if}. */
final class IfRule implements StatementRule {
  @Override
  public String name() {
    return "if";
  }

  @Override
  public int weight() {
    return 9;
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
    return List.of(Branches.ifThen(place, Fate.OPEN, Body.USUAL));
  }
}
