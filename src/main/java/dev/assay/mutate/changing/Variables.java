package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.preserving.Bindings;
import dev.assay.mutate.preserving.Local;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variables, parameters and functions of a program, with all their declarations and uses. */
final class Variables {
  /** Where a name is used, and what is around it. */
  record Use(Expr.Name name, Bindings around) {
    Bindings.Use kind() {
      return around.use(name);
    }
  }

  /** What a variable is declared in. */
  record Home(Decl.Function function, Bindings bindings) {}

  /**
   * A variable or parameter.
   *
   * @param home none for one at file scope
   * @param declarations of the same variable; none for a parameter
   */
  record Variable(
      String name,
      CType type,
      Optional<Home> home,
      List<Decl.Variable> declarations,
      List<Use> uses) {
    boolean isParameter() {
      return declarations.isEmpty();
    }

    /** Whether it is an object of a function's own that is made anew for each call. */
    boolean isAutomatic() {
      return home.isPresent()
          && declarations.stream().noneMatch(d -> d.storage() == Decl.Storage.STATIC);
    }

    /** Whether all that is done with it is to read or write it as a whole. */
    boolean isOnlyReadAndWritten() {
      return uses.stream().noneMatch(use -> use.kind() == Bindings.Use.OTHER);
    }

    /** Whether it is declared among the statements of a block. */
    boolean isItem() {
      return home.isPresent()
          && declarations.stream().allMatch(d -> isItem(d, home.get().bindings()));
    }

    private static boolean isItem(Decl.Variable declaration, Bindings bindings) {
      Object statement = bindings.parent(declaration);
      return statement != null && bindings.parent(statement) instanceof Stmt.Block;
    }
  }

  private final List<Variable> all = new ArrayList<>();
  private final Map<String, List<Use>> globalUses = new LinkedHashMap<>();
  private final Map<String, List<Decl.Variable>> globals = new LinkedHashMap<>();

  private Variables() {}

  static Variables of(Program program) {
    var variables = new Variables();
    for (Decl decl : program.declarations()) {
      switch (decl) {
        case Decl.Include _ -> {}
        case Decl.Function f -> variables.function(f);
        case Decl other -> variables.external(other);
      }
    }
    variables.globals.forEach((name, declarations) ->
        variables.all.add(
            new Variable(
                name,
                defining(declarations).type(),
                Optional.empty(),
                declarations,
                variables.globalUses(name))));
    return variables;
  }

  private static Decl.Variable defining(List<Decl.Variable> declarations) {
    return declarations.stream()
        .filter(d -> d.initializer().isPresent())
        .findFirst()
        .or(() -> declarations.stream().filter(d -> d.storage() != Decl.Storage.EXTERN).findFirst())
        .orElse(declarations.getLast());
  }

  List<Variable> all() {
    return all;
  }

  /** The uses of a function, or of a variable at file scope. */
  List<Use> globalUses(String name) {
    return globalUses.getOrDefault(name, List.of());
  }

  private void function(Decl.Function f) {
    Bindings bindings = Bindings.of(f);
    for (Local local : bindings.locals()) {
      List<Use> uses = local.uses().stream().map(use -> new Use(use, bindings)).toList();
      if (isLinked(local)) {
        local.variable().ifPresent(this::global);
        globalUses.computeIfAbsent(local.name(), _ -> new ArrayList<>()).addAll(uses);
      } else if (f.body().isPresent() && !local.name().isEmpty()) {
        all.add(
            new Variable(
                local.name(),
                local.type(),
                Optional.of(new Home(f, bindings)),
                local.variable().stream().toList(),
                uses));
      }
    }
    global(f, bindings);
  }

  private static boolean isLinked(Local local) {
    return local.storage() == Decl.Storage.EXTERN
        || local.variable().isEmpty() && Types.isFunction(local.type());
  }

  private void external(Decl decl) {
    if (decl instanceof Decl.Variable v) {
      global(v);
    }
    Bindings bindings = Bindings.of(new Stmt.Declare(decl));
    bindings.locals().stream()
        .flatMap(local -> local.uses().stream())
        .forEach(use -> used(use, bindings));
    global(decl, bindings);
  }

  private void global(Decl.Variable v) {
    globals.computeIfAbsent(v.name(), _ -> new ArrayList<>()).add(v);
  }

  private void global(Decl decl, Bindings bindings) {
    Walk.over(
        decl,
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.Name name && bindings.local(name).isEmpty()) {
              used(name, bindings);
            }
          }
        });
  }

  private void used(Expr.Name name, Bindings bindings) {
    globalUses.computeIfAbsent(name.name(), _ -> new ArrayList<>()).add(new Use(name, bindings));
  }
}
