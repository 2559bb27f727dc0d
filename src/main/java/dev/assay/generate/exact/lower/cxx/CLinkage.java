package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.Decl;
import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Functions that the program does not define are those of C's library. */
final class CLinkage {
  private CLinkage() {}

  static List<Decl> applied(List<Decl> declarations) {
    Set<String> defined =
        declarations.stream()
            .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
            .map(d -> ((Decl.Function) d).name())
            .collect(Collectors.toUnmodifiableSet());
    var result = new ArrayList<Decl>();
    boolean open = false;
    for (Decl decl : declarations) {
      boolean foreign = decl instanceof Decl.Function f && !defined.contains(f.name());
      if (foreign != open) {
        result.add(new Decl.Directive(foreign ? "extern \"C\" {" : "}", Span.NONE));
        open = foreign;
      }
      result.add(decl);
    }
    if (open) {
      result.add(new Decl.Directive("}", Span.NONE));
    }
    return result;
  }
}
