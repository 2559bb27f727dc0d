package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import dev.assay.reduce.Subject;
import java.util.List;

/** The functions of a subject. */
final class Functions {
  private Functions() {}

  /** Those with a body, of all units, in their order. */
  static List<Decl.Function> defined(Subject subject) {
    return subject.units().stream().flatMap(unit -> defined(unit).stream()).toList();
  }

  static List<Decl.Function> defined(Subject.Unit unit) {
    return unit.program().declarations().stream()
        .filter(Decl.Function.class::isInstance)
        .map(Decl.Function.class::cast)
        .filter(function -> function.body().isPresent())
        .toList();
  }

  static List<Stmt.Block> bodies(Subject subject) {
    return defined(subject).stream().map(function -> function.body().orElseThrow()).toList();
  }
}
