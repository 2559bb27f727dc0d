package dev.assay.harvest;

import dev.assay.c.Decl;
import dev.assay.c.edit.References;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Finds all that a function needs to stand alone. */
final class Slice {
  /** Functions of the library that have no effect but on what their arguments point to. */
  private static final Set<String> LIBRARY =
      Set.of(
          "abs",
          "labs",
          "llabs",
          "memcmp",
          "memcpy",
          "memmove",
          "memset",
          "memchr",
          "strlen",
          "strcmp",
          "strncmp",
          "strchr",
          "strrchr",
          "isdigit",
          "isalpha",
          "isalnum",
          "isspace",
          "isupper",
          "islower",
          "isxdigit",
          "ispunct",
          "isprint",
          "toupper",
          "tolower");

  private final SourceUnit unit;
  private final Decl.Function function;
  private final int depth;
  private final Set<Decl> used = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Decl.Variable> locals = new ArrayList<>();
  private final Deque<Step> open = new ArrayDeque<>();

  private record Step(Decl decl, int depth) {}

  /** What was found. */
  sealed interface Cut {
    /**
     * All of it.
     *
     * @param declarations in the order of the file
     * @param locals variables of the file that become the function's own
     */
    record Ready(List<Decl> declarations, List<Decl.Variable> locals) implements Cut {}

    record Not(String reason) implements Cut {}
  }

  private Slice(Decl.Function function, SourceUnit unit, int depth) {
    this.function = function;
    this.unit = unit;
    this.depth = depth;
  }

  /** Of a function of the file, with calls of calls up to a depth. */
  static Cut of(Decl.Function function, SourceUnit unit, int depth) {
    return new Slice(function, unit, depth).cut();
  }

  private Cut cut() {
    used.add(function);
    open.add(new Step(function, 0));
    while (!open.isEmpty()) {
      Step step = open.remove();
      Set<String> inside = declaredIn(step.decl());
      for (String name : References.needed(step.decl())) {
        if (inside.contains(name)) {
          continue;
        }
        for (Decl provider : unit.providers(name)) {
          if (used.add(provider)) {
            String problem = problem(provider, step);
            if (!problem.isEmpty()) {
              return new Cut.Not(problem);
            }
          }
        }
      }
    }
    return new Cut.Ready(
        unit.program().declarations().stream().filter(used::contains).toList(), locals);
  }

  private static Set<String> declaredIn(Decl decl) {
    Set<String> names = new HashSet<>();
    if (decl instanceof Decl.Function f) {
      f.parameters().forEach(p -> names.add(p.name()));
      f.body()
          .ifPresent(body ->
              Walk.over(
                  body,
                  new Visitor() {
                    @Override
                    public void decl(Decl inner) {
                      names.addAll(References.provided(inner));
                    }
                  }));
    }
    return names;
  }

  /** Empty if it can come along. */
  private String problem(Decl provider, Step from) {
    switch (provider) {
      case Decl.Function f -> {
        boolean called = !f.name().equals(function.name());
        if (called && !unit.defines(f.name()) && !LIBRARY.contains(f.name())) {
          return "calls a function that is not in the file";
        }
        if (called && f.body().isPresent() && from.depth() + 1 > depth) {
          return "calls functions that call others in turn";
        }
        open.add(new Step(f, f.body().isPresent() ? from.depth() + 1 : from.depth()));
      }
      case Decl.Variable v -> {
        if (v.traits().threadLocal() || v.asmName().isPresent()) {
          return "uses a variable of an unusual kind";
        }
        if (isConstant(v)) {
          open.add(new Step(v, from.depth()));
        } else if (from.decl() == function && Types.isScalar(v.type())) {
          used.remove(v);
          if (locals.stream().noneMatch(local -> local.name().equals(v.name()))) {
            locals.add(v);
          }
          open.add(new Step(v, from.depth()));
        } else {
          return "uses a variable of the file";
        }
      }
      case Decl.Typedef _, Decl.TagDeclaration _, Decl.TagDefinition _ ->
          open.add(new Step(provider, from.depth()));
      case Decl.StaticAssert _, Decl.Asm _, Decl.Directive _, Decl.Include _ -> {}
    }
    return "";
  }

  static boolean isLibrary(String function) {
    return LIBRARY.contains(function);
  }

  private static boolean isConstant(Decl.Variable variable) {
    var type = variable.type();
    while (Types.isArray(type)) {
      type = Types.element(type);
    }
    return Types.qualifiers(type).isConst()
        && !Types.qualifiers(type).isVolatile()
        && variable.initializer().isPresent();
  }
}
