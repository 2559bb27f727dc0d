package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.expression.Lvalues;
import dev.assay.generate.grammar.expression.Numbers;

/** Makes assignments of numbers. */
public final class Assignments {
  private Assignments() {}

  /** A number gets another value; where there is none to write, a value is computed. */
  public static Stmt number(Place place) {
    return Lvalues.writable(place)
        .map(target -> place.code().assign(target, Numbers.real(place)))
        .orElseGet(() -> place.code().evaluate(Numbers.real(place)));
  }
}
