package dev.assay.interpret.translate;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Tells which functions of a program only compute: their result depends on their arguments alone,
 * and nothing can tell when they were called.
 */
final class Computations {
  private final Map<String, Decl.Function> definitions = new HashMap<>();
  private final Set<String> elsewhere = new HashSet<>();
  private final Map<String, Boolean> known = new HashMap<>();

  Computations(Program program) {
    program.allDeclarations().forEach(this::look);
  }

  private void look(Decl decl) {
    if (decl instanceof Decl.Function f && f.body().isPresent()) {
      // Of an inline version and the real one either may be called.
      if (definitions.put(f.name(), f) != null) {
        known.put(f.name(), false);
      }
    } else if (decl instanceof Decl.Variable v) {
      elsewhere.add(v.name());
    }
  }

  /** Whether the function that the program defines by this name is such a one. */
  boolean has(String function) {
    Boolean answer = known.get(function);
    if (answer == null) {
      // Until it is known: what calls itself is none.
      known.put(function, false);
      Decl.Function definition = definitions.get(function);
      answer =
          definition != null && ComputationCheck.passes(definition, elsewhere::contains, this::has);
      known.put(function, answer);
    }
    return answer;
  }
}
