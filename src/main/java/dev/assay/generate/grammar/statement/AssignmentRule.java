package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** An assignment to a number. */
final class AssignmentRule implements StatementRule {
  @Override
  public String name() {
    return "assignment";
  }

  @Override
  public int weight() {
    return 18;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public List<Stmt> make(Place place) {
    return List.of(Assignments.number(place));
  }
}
