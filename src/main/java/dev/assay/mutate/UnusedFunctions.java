package dev.assay.mutate;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes away the static functions that nothing refers to, such as those that a header brought
 * along: every compiler at every level would read them, and most would throw them away.
 */
public final class UnusedFunctions {
  private UnusedFunctions() {}

  /** The same program without them; as it is if names may also be hidden in assembly text. */
  public static Program removed(Program program) {
    if (hidesNames(program)) {
      return program;
    }
    Set<String> used = used(program.declarations());
    List<Decl> kept =
        program.declarations().stream()
            .filter(decl -> !(decl instanceof Decl.Function f && isRemovable(f, used)))
            .toList();
    return new Program(program.file(), kept, program.tags(), program.model(), program.standard());
  }

  private static boolean isRemovable(Decl.Function function, Set<String> used) {
    return isPlainStatic(function) && !used.contains(function.name());
  }

  /** Attributes may make a function run, or be seen, without a call. */
  private static boolean isPlainStatic(Decl.Function function) {
    return function.storage() == Decl.Storage.STATIC
        && function.attributes().isEmpty()
        && function.asmName().isEmpty();
  }

  /** The names that are reached from what is there in any case. */
  private static Set<String> used(List<Decl> declarations) {
    Map<String, List<Decl>> statics = new HashMap<>();
    Deque<Decl> open = new ArrayDeque<>();
    for (Decl decl : declarations) {
      if (decl instanceof Decl.Function f && isPlainStatic(f)) {
        statics.computeIfAbsent(f.name(), _ -> new ArrayList<>()).add(decl);
      } else if (!(decl instanceof Decl.Include)) {
        open.add(decl);
      }
    }
    Set<String> used = new HashSet<>();
    while (!open.isEmpty()) {
      for (String name : names(open.remove())) {
        if (used.add(name)) {
          open.addAll(statics.getOrDefault(name, List.of()));
        }
      }
    }
    return used;
  }

  /** With its own: what one declaration of a function says holds for all of them. */
  private static Set<String> names(Decl decl) {
    Set<String> names = new HashSet<>(Names.used(decl));
    if (decl instanceof Decl.Function function) {
      names.add(function.name());
    }
    return names;
  }

  private static boolean hidesNames(Program program) {
    var search = new HiddenNames();
    Walk.over(program, search);
    return search.found;
  }

  private static final class HiddenNames implements Visitor {
    private boolean found;

    @Override
    public void decl(Decl decl) {
      switch (decl) {
        case Decl.Asm _ -> found = true;
        case Decl.Variable v -> attributes(v.attributes());
        case Decl.Function f -> attributes(f.attributes());
        case Decl.Typedef _, Decl.TagDefinition _, Decl.TagDeclaration _ -> {}
        case Decl.StaticAssert _, Decl.Directive _, Decl.Include _ -> {}
      }
    }

    @Override
    public void stmt(Stmt stmt) {
      found |= stmt instanceof Stmt.Asm;
    }

    private void attributes(List<Attribute> attributes) {
      found |= attributes.stream().anyMatch(a -> !a.arguments().isEmpty());
    }
  }
}
