package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import dev.assay.generate.grammar.expression.Lvalues;
import dev.assay.generate.grammar.expression.Values;
import java.util.List;

/** An assignment to a pointer. */
final class PointerAssignmentRule implements StatementRule {
  @Override
  public String name() {
    return "pointer-assignment";
  }

  @Override
  public int weight() {
    return 5;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public List<Stmt> make(Place place) {
    return Lvalues.changeable(place, e -> Types.isPointer(e.type()))
        .map(target -> place.code().assign(target, Values.of(place, target.type())))
        .map(List::of)
        .orElseGet(() -> List.of(Assignments.number(place)));
  }
}
