package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Names;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Moves declarations of variables next to others with which they become one: those of functions to
 * file scope, and those at file scope to the first of their type.
 */
final class MoveVariables implements ReductionPass {
  private static final int TOGETHER = 0;
  private static final int GLOBAL = 1;

  @Override
  public String name() {
    return "move-variables";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    for (Subject.Unit unit : subject.units()) {
      edits.addAll(together(unit));
      Set<String> taken = Names.taken(unit.program());
      for (Decl.Function function : Functions.defined(unit)) {
        for (Entity local : symbols.entities(Entity.Kind.LOCAL)) {
          if (symbols.inSameFunction(local.defining(), function)) {
            edits.add(global(local, unit, taken, symbols));
          }
        }
      }
    }
    return edits;
  }

  /** A variable with no need to stand where it stands follows the first like it. */
  private static List<Edit> together(Subject.Unit unit) {
    var edits = new ArrayList<Edit>();
    var firsts = new ArrayList<Decl.Variable>();
    for (Decl decl : unit.program().declarations()) {
      if (decl instanceof Decl.Variable v) {
        Optional<Decl.Variable> first =
            firsts.stream()
                .filter(f -> f.storage() == v.storage() && f.type().equals(v.type()))
                .findFirst();
        if (first.isPresent()) {
          edits.add(
              new Edit(
                  "move " + v.name(),
                  TOGETHER,
                  List.of(
                      new Replacement.Before(first.get(), v.withType(v.type())),
                      Replacement.remove(v))));
        } else {
          firsts.add(v);
        }
      }
    }
    return edits;
  }

  private static Edit global(Entity local, Subject.Unit unit, Set<String> taken, Symbols symbols) {
    Decl.Variable v = local.defining();
    boolean unique =
        symbols.entities().stream().filter(e -> e.name().equals(local.name())).count() == 1;
    String name = unique ? local.name() : Names.fresh(local.name(), taken);
    boolean constant =
        v.storage() == Decl.Storage.STATIC
            || v.initializer().filter(i -> i instanceof Initializer.Braces).isPresent();
    var all = new ArrayList<Replacement>();
    Decl.Variable moved =
        Declarations.plain(name, v.type(), constant ? v.initializer() : Optional.empty());
    all.add(new Replacement.Before(place(unit, v), moved));
    if (!constant && v.initializer().orElse(null) instanceof Initializer.Value(Expr value)) {
      var target = new Expr.Name(name, v.type(), v.span());
      var assign = new Expr.Assign(target, value, v.type(), v.span());
      Stmt statement = new Stmt.Expression(assign, v.span());
      all.add(Replacement.of((Stmt) symbols.parent(v), statement));
    } else {
      all.addAll(Declarations.removed(v, symbols));
    }
    for (Expr.Name use : local.uses()) {
      all.add(Replacement.of(use, new Expr.Name(name, use.type(), use.span())));
    }
    return new Edit("move " + local.name() + " out", GLOBAL, all);
  }

  /** Before the first variable of that type, else before the first function. */
  private static Decl place(Subject.Unit unit, Decl.Variable v) {
    List<Decl> all = unit.program().declarations();
    return all.stream()
        .filter(d -> d instanceof Decl.Variable g && g.type().equals(v.type()))
        .findFirst()
        .or(() ->
            all.stream()
                .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
                .findFirst())
        .orElse(all.getFirst());
  }
}
