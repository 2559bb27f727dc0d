package dev.assay.harvest;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.edit.HeaderDeclarations;
import dev.assay.c.edit.References;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A file of real code, and who in it declares what. */
final class SourceUnit {
  private final Program program;
  private final Map<String, List<Decl>> providers = new HashMap<>();
  private final Set<String> own = new HashSet<>();
  private final List<Decl.Function> functions = new ArrayList<>();

  SourceUnit(Program given) {
    for (Decl decl : given.declarations()) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        own.add(f.name());
      }
    }
    this.program = HeaderDeclarations.madeOwn(given);
    for (Decl decl : program.declarations()) {
      References.provided(decl)
          .forEach(name -> providers.computeIfAbsent(name, _ -> new ArrayList<>()).add(decl));
      if (decl instanceof Decl.Function f && f.body().isPresent() && own.contains(f.name())) {
        functions.add(f);
      }
    }
  }

  Program program() {
    return program;
  }

  /** Those that the file itself defines, in their order. */
  List<Decl.Function> functions() {
    return functions;
  }

  List<Decl> providers(String name) {
    return providers.getOrDefault(name, List.of());
  }

  boolean defines(String function) {
    return providers(function).stream()
        .anyMatch(d -> d instanceof Decl.Function f && f.body().isPresent());
  }
}
