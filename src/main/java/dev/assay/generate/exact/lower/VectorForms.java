package dev.assay.generate.exact.lower;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.print.Printer;
import dev.assay.generate.exact.environment.VectorTypes;
import java.util.ArrayList;
import java.util.List;

/** What compilers do not agree on about vectors, left to the preprocessor. */
final class VectorForms {
  private VectorForms() {}

  /** The program as all compilers read it. */
  static Program shown(Program program) {
    var result = new ArrayList<>(ReleaseDifference.linesFor(program));
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Typedef t && VectorTypes.isExtended(t)) {
        result.addAll(typedef(t, program));
      } else {
        result.add(decl);
      }
    }
    return program.withDeclarations(result);
  }

  /** The program for those that have GNU's vectors alone. */
  static Program plain(Program program) {
    return program.withDeclarations(
        program.declarations().stream()
            .map(d -> d instanceof Decl.Typedef t && VectorTypes.isExtended(t) ? form(t, false) : d)
            .toList());
  }

  private static List<Decl> typedef(Decl.Typedef t, Program program) {
    return List.of(
        line("#ifdef __clang__"),
        line(text(form(t, true), program)),
        line("#else"),
        line(text(form(t, false), program)),
        line("#endif"));
  }

  private static Decl form(Decl.Typedef t, boolean extended) {
    var vector = (CType.Vector) t.type();
    var type = new CType.Vector(vector.element(), vector.count(), extended);
    return new Decl.Typedef(t.name(), type, List.of(), t.span());
  }

  private static String text(Decl decl, Program program) {
    return Printer.print(program.withDeclarations(List.of(decl))).strip();
  }

  private static Decl line(String text) {
    return new Decl.Directive(text, Span.NONE);
  }
}
