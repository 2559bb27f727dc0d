package dev.assay.generate.grammar.statement;

import dev.assay.c.CType;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.expression.Lvalues;
import dev.assay.generate.grammar.expression.Values;
import java.util.List;

/** An assignment to a struct, a union, a vector or a complex number. */
final class WholeAssignmentRule implements StatementRule {
  @Override
  public String name() {
    return "whole-assignment";
  }

  @Override
  public int weight() {
    return 4;
  }

  @Override
  public List<Stmt> make(Place place) {
    return Lvalues.changeable(place, e -> isWhole(e.type()))
        .map(target -> place.code().assign(target, Values.of(place, target.type())))
        .map(List::of)
        .orElseGet(() -> List.of(Assignments.number(place)));
  }

  private static boolean isWhole(CType type) {
    return Types.isRecord(type) || Types.isVector(type) || Types.isComplex(type);
  }
}
