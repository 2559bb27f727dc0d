package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Removes parameters with all arguments for them: constants take their place, or a variable of the
 * function, or a global one.
 */
final class RemoveParameters implements ReductionPass {
  private static final int CONSTANT = 0;
  private static final int DOTS = 1;
  private static final int LOCAL = 2;
  private static final int GLOBAL = 3;

  @Override
  public String name() {
    return "remove-parameters";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    for (Entity function : symbols.entities(Entity.Kind.FUNCTION)) {
      Optional<List<Expr.Call>> calls = symbols.onlyCalls(function);
      if (calls.isPresent() && function.definition().isPresent()) {
        Decl.Function definition = function.definition().get();
        for (int i = 0; i < definition.parameters().size(); i++) {
          List<Replacement> without = without(function, calls.get(), i);
          Optional<Entity> parameter = parameter(symbols, definition, i);
          edits.addAll(edits(definition, i, parameter, without, symbols, observations));
        }
        dots(function, calls.get()).ifPresent(edits::add);
      }
    }
    return edits;
  }

  private static Optional<Entity> parameter(Symbols symbols, Decl.Function definition, int place) {
    return symbols.entities(Entity.Kind.PARAMETER).stream()
        .filter(p -> p.place() == place && p.isDeclaredBy(definition))
        .findFirst();
  }

  private static List<Replacement> without(Entity function, List<Expr.Call> calls, int place) {
    var all = new ArrayList<Replacement>();
    for (Decl.Function f : function.functions()) {
      if (place < f.parameters().size()) {
        all.add(new Replacement.OfParameter(f, place, Optional.empty()));
      }
    }
    for (Expr.Call call : calls) {
      if (place < call.arguments().size()) {
        all.add(new Replacement.WithoutArgument(call, place));
      }
    }
    return all;
  }

  private static List<Edit> edits(
      Decl.Function definition,
      int place,
      Optional<Entity> parameter,
      List<Replacement> without,
      Symbols symbols,
      Observations observations) {
    String what = "parameter " + place + " of " + definition.name();
    if (parameter.isEmpty() || parameter.get().uses().isEmpty()) {
      return List.of(new Edit("remove " + what, CONSTANT, without));
    }
    var access = new Access(symbols);
    List<Expr.Name> uses = parameter.get().uses();
    var constant = new ArrayList<>(without);
    constant.addAll(access.without(uses, observations));
    CType type = definition.parameters().get(place).type();
    Decl.Variable variable =
        Declarations.plain(parameter.get().name(), type, first(access, uses, observations));
    var local = new ArrayList<>(without);
    local.add(new Replacement.AtStart(definition.body().orElseThrow(), new Stmt.Declare(variable)));
    var global = new ArrayList<>(without);
    global.add(new Replacement.Before(definition, variable));
    return List.of(
        new Edit("remove " + what, CONSTANT, constant),
        new Edit(what + " becomes local", LOCAL, local),
        new Edit(what + " becomes global", GLOBAL, global));
  }

  /** What is read of it first, if a run showed it. */
  private static Optional<Initializer> first(
      Access access, List<Expr.Name> uses, Observations observations) {
    return access.reads(uses).stream()
        .limit(1)
        .flatMap(read ->
            observations.values(read).stream()
                .flatMap(values -> Values.constant(values.first(), read.type()).stream()))
        .findFirst()
        .map(Initializer.Value::new);
  }

  private static Optional<Edit> dots(Entity function, List<Expr.Call> calls) {
    var all = new ArrayList<Replacement>();
    for (Decl.Function f : function.functions()) {
      if (Types.unqualified(f.type()) instanceof CType.Function type && type.variadic()) {
        var fixed = new CType.Function(type.result(), type.parameters(), false, true);
        all.add(Replacement.of(f, f.withType(fixed)));
        for (Expr.Call call : calls) {
          for (int i = type.parameters().size(); i < call.arguments().size(); i++) {
            all.add(new Replacement.WithoutArgument(call, i));
          }
        }
      }
    }
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(new Edit("no more arguments for " + function.name(), DOTS, all));
  }
}
