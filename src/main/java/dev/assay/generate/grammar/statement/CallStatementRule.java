package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import dev.assay.generate.grammar.expression.Calls;
import java.util.List;

/** A call whose result is dropped. */
final class CallStatementRule implements StatementRule {
  @Override
  public String name() {
    return "call-statement";
  }

  @Override
  public int weight() {
    return 4;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public boolean fits(Place place) {
    return place.frame().callees() > 0;
  }

  @Override
  public List<Stmt> make(Place place) {
    return Calls.of(place, _ -> true)
        .map(place.code()::evaluate)
        .map(List::of)
        .orElseGet(() -> List.of(Assignments.number(place)));
  }
}
