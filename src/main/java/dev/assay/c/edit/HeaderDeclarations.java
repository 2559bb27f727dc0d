package dev.assay.c.edit;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
    Map<String, List<Decl>> providers = new HashMap<>();
    Deque<Decl> open = new ArrayDeque<>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Include include) {
        for (Decl header : include.declarations()) {
          References.provided(header)
              .forEach(name -> providers.computeIfAbsent(name, _ -> new ArrayList<>()).add(header));
        }
      } else {
        open.add(decl);
      }
    }
    Set<Decl> used = new LinkedHashSet<>();
    Set<String> asked = new HashSet<>();
    while (!open.isEmpty()) {
      for (String name : References.needed(open.remove(), program.tags())) {
        if (asked.add(name)) {
          for (Decl provider : providers.getOrDefault(name, List.of())) {
            if (used.add(provider)) {
              open.add(provider);
            }
          }
        }
      }
    }
    return used;
  }
}
