package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** A return from the middle. */
final class ReturnRule implements StatementRule {
  @Override
  public String name() {
    return "return";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public List<Stmt> make(Place place) {
    return List.of(Jumps.guarded(place, Fate.OPEN, Jumps.leave(place)));
  }
}
