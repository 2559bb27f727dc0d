package dev.assay.c.edit;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Makes what a program uses of system headers its own, so that it stands alone. */
public final class HeaderDeclarations {
  private HeaderDeclarations() {}

  /** The program with them. */
  public static Program madeOwn(Program program) {
    if (program.declarations().stream().noneMatch(Decl.Include.class::isInstance)) {
      return program;
    }
    Set<Decl> used = used(program);
    var own = new ArrayList<Decl>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Include include) {
        include.declarations().stream().filter(used::contains).forEach(own::add);
      } else {
        own.add(decl);
      }
    }
    return program.withDeclarations(own);
  }

  private static Set<Decl> used(Program program) {
    var headers = new ArrayList<Decl>();
    var own = new ArrayList<Decl>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Include include) {
        headers.addAll(include.declarations());
      } else {
        own.add(decl);
      }
    }
    return Dependencies.of(List.copyOf(own), headers, program.tags());
  }
}
