package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** A jump to any label of the function. */
final class GotoRule implements StatementRule {
  @Override
  public String name() {
    return "goto";
  }

  @Override
  public int weight() {
    return 3;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public boolean fits(Place place) {
    return !place.frame().labels().isEmpty();
  }

  @Override
  public List<Stmt> make(Place place) {
    return List.of(Jumps.guarded(place, Fate.OPEN, Jumps.jump(place)));
  }
}
