package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.edit.References;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds all that a function needs to stand alone. */
final class Slice {
  private final SourceUnit unit;
  private final Decl.Function function;
  private final int depth;

  /** What each of the file's declarations that are used becomes. */
  private final Map<Decl, Decl> used = new IdentityHashMap<>();

  private final Set<String> asked = new HashSet<>();
  private final Map<String, Decl.Variable> variables = new LinkedHashMap<>();
  private final Set<String> shared = new HashSet<>();
  private final Set<String> endless = new HashSet<>();
  private final Deque<Step> open = new ArrayDeque<>();

  private record Step(Decl decl, int depth) {}

  /** What was found. */
  sealed interface Cut {
    /**
     * All of it.
     *
     * @param declarations in the order of the file; functions that cannot come along have no body
     * @param locals variables of the file that become the function's own
     * @param state other variables of the file that can change
     * @param endless functions without a body from which there is no return
     */
    record Ready(
        List<Decl> declarations,
        List<Decl.Variable> locals,
        List<Decl.Variable> state,
        Set<String> endless)
        implements Cut {}

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
    used.put(function, function);
    open.add(new Step(function, 0));
    asked.add(function.name());
    while (!open.isEmpty()) {
      Step step = open.remove();
      Set<String> inside = declaredIn(step.decl());
      for (String name : References.needed(step.decl(), unit.program().tags())) {
        if (inside.contains(name)) {
          continue;
        }
        if (step.decl() != function) {
          shared.add(name);
          if (name.equals(function.name())) {
            bringHeads(step.depth());
          }
        }
        if (asked.add(name)) {
          Optional<String> problem = bring(name, step.depth());
          if (problem.isPresent()) {
            return new Cut.Not(problem.get());
          }
        }
      }
    }
    return ready();
  }

  /** Who calls the function back may stand before it. */
  private void bringHeads(int from) {
    unit.providers(function.name()).stream()
        .filter(decl -> decl != function)
        .forEach(decl -> take(decl, decl, from));
  }

  private Cut ready() {
    boolean givesPointer =
        Types.unqualified(function.type()) instanceof CType.Function t
            && Types.isPointer(t.result());
    var locals = new ArrayList<Decl.Variable>();
    var state = new ArrayList<Decl.Variable>();
    variables.forEach((name, v) -> (shared.contains(name) || givesPointer ? state : locals).add(v));
    return new Cut.Ready(
        unit.program().declarations().stream()
            .filter(used::containsKey)
            .map(used::get)
            .filter(d -> !(d instanceof Decl.Variable v) || !locals.contains(v))
            .toList(),
        locals,
        state,
        endless);
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

  /** What keeps it from coming along, if anything does. */
  private Optional<String> bring(String name, int from) {
    List<Decl> providers = unit.providers(name);
    if (providers.isEmpty()) {
      return Optional.empty();
    }
    return switch (providers.getFirst()) {
      case Decl.Function _ -> function(name, providers, from);
      case Decl.Variable v -> variable(v, providers, from);
      case Decl.Typedef _, Decl.TagDeclaration _, Decl.TagDefinition _ -> {
        providers.forEach(d -> take(d, d, from));
        yield Optional.empty();
      }
      case Decl.StaticAssert _, Decl.Asm _, Decl.Directive _, Decl.Include _ -> Optional.empty();
    };
  }

  private void take(Decl place, Decl decl, int from) {
    if (used.put(place, decl) == null) {
      open.add(new Step(decl, from));
    }
  }

  private Optional<String> function(String name, List<Decl> providers, int from) {
    Optional<Decl.Function> definition = unit.definition(name);
    if (definition.isPresent()
        && from < depth
        && Fitness.problem(List.of(definition.get())).isEmpty()) {
      providers.forEach(d -> take(d, d, from + 1));
      return Optional.empty();
    }
    Optional<Decl.Function> head =
        providers.stream()
            .filter(d -> d instanceof Decl.Function f && isPrototyped(f))
            .map(d -> ((Decl.Function) d))
            .findFirst();
    if (head.isEmpty()) {
      return Optional.of("calls a function whose parameters are not known");
    }
    if (providers.stream().anyMatch(d -> d instanceof Decl.Function f && isEndless(f))) {
      endless.add(name);
    }
    take(head.get(), declared(head.get()), from);
    return Optional.empty();
  }

  /** Without attributes of parameters, which what stands in for it does not have either. */
  private static Decl.Function declared(Decl.Function f) {
    List<Decl.Parameter> parameters =
        f.parameters().stream()
            .map(p ->
                new Decl.Parameter(
                    p.name(), p.type(), p.written(), p.storage(), List.of(), p.span()))
            .toList();
    return f.withParameters(parameters).withBody(Optional.empty());
  }

  private static boolean isPrototyped(Decl.Function f) {
    return Types.unqualified(f.type()) instanceof CType.Function t && t.prototyped();
  }

  private static boolean isEndless(Decl.Function f) {
    return f.specifiers().noreturn()
        || f.allAttributes().stream().anyMatch(a -> a.name().contains("noreturn"));
  }

  private Optional<String> variable(Decl.Variable first, List<Decl> providers, int from) {
    Map<Boolean, Decl.Variable> byInitializer = new HashMap<>();
    for (Decl decl : providers) {
      if (decl instanceof Decl.Variable v) {
        if (v.traits().threadLocal() || v.asmName().isPresent()) {
          return Optional.of("uses a variable of an unusual kind");
        }
        byInitializer.put(v.initializer().isPresent(), v);
      }
    }
    Decl.Variable variable = byInitializer.getOrDefault(true, byInitializer.get(false));
    if (!Sizes.isModest(variable.type(), unit.program().tags())) {
      return Optional.of("uses a variable that is large or of unknown size");
    }
    if (Types.qualifiers(variable.type()).isVolatile()) {
      return Optional.of("uses a volatile variable of the file");
    }
    if (!isConstant(variable)) {
      variables.put(variable.name(), variable);
    }
    take(first, variable, from);
    return Optional.empty();
  }

  private static boolean isConstant(Decl.Variable variable) {
    CType type = variable.type();
    while (Types.isArray(type)) {
      type = Types.element(type);
    }
    return Types.qualifiers(type).isConst();
  }
}
