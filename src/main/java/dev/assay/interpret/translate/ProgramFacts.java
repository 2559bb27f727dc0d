package dev.assay.interpret.translate;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.interpret.memory.FunctionPromise;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What any of a function's declarations may say of it. */
final class ProgramFacts {
  private final Set<String> noreturn = new HashSet<>();
  private final Set<String> external = new HashSet<>();
  private final Map<String, List<Attribute>> nonnull = new HashMap<>();
  private final Map<String, FunctionPromise> promises = new HashMap<>();

  ProgramFacts(Program program) {
    program.allDeclarations().forEach(this::look);
  }

  private void look(Decl decl) {
    if (decl instanceof Decl.Function f
        && (f.specifiers().noreturn()
            || Attribute.has(f.attributes(), "noreturn")
            || Attribute.has(f.attributes(), "_Noreturn"))) {
      noreturn.add(f.name());
    }
    if (decl instanceof Decl.Function f) {
      look(f);
      for (Attribute attribute : f.attributes()) {
        if (attribute.name().endsWith("nonnull")) {
          nonnull.computeIfAbsent(f.name(), _ -> new ArrayList<>()).add(attribute);
        }
      }
    }
    if (decl instanceof Decl.Function f
        && f.body().isPresent()
        && f.storage() != Decl.Storage.STATIC
        && !f.specifiers().inline()) {
      external.add(f.name());
    }
  }

  private void look(Decl.Function f) {
    if (Attribute.has(f.allAttributes(), "const")) {
      promises.put(f.name(), FunctionPromise.CONST);
    } else if (Attribute.has(f.allAttributes(), "pure")) {
      promises.putIfAbsent(f.name(), FunctionPromise.PURE);
    }
  }

  /** The most that a declaration of the function promises. */
  FunctionPromise promise(String function) {
    return promises.getOrDefault(function, FunctionPromise.NONE);
  }

  /** Whether the program defines the function with external linkage. */
  boolean definesExternally(String function) {
    return external.contains(function);
  }

  /** The attributes nonnull and returns_nonnull of all the function's declarations. */
  List<Attribute> nonnull(String function) {
    return nonnull.getOrDefault(function, List.of());
  }

  boolean isNoreturn(String function) {
    return noreturn.contains(function);
  }
}
