package dev.assay.mutate.changing;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A builtin of the compilers computes, copies or promises something. */
final class UseBuiltin implements ChangingMutator {
  @Override
  public String name() {
    return "builtin";
  }

  @Override
  public String summary() {
    return "an expression goes through a builtin of the compilers";
  }

  /** One place, and what may become of it. */
  private interface Site {
    Change changed();
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var builtins = new BuiltinForms(subject, names, rng);
    var sites = new ArrayList<Site>();
    for (Evaluated.Site site : Evaluated.values(subject.program())) {
      Expr expr = site.expr();
      if (BuiltinForms.isInteger(expr.type()) || BuiltinForms.isFloat(expr.type())) {
        sites.add(() -> replaced(expr, builtins.ofNumber(expr)));
      } else if (Types.isPointer(expr.type())
          && expr instanceof Expr.Implicit
          && !Types.isFunctionPointer(expr.type())
          && Types.qualifiers(Types.target(expr.type())).isEmpty()) {
        sites.add(() -> replaced(expr, builtins.aligned(expr)));
      }
    }
    for (Spot spot : Spots.of(subject.program()).all()) {
      if (spot.surroundings().isItem() && spot.statement() instanceof Stmt.Expression s) {
        builtins
            .copy(s, spot.function())
            .ifPresent(by -> sites.add(() -> replaced(s, by, List.of(by))));
        builtins
            .guard(s)
            .ifPresent(guard -> sites.add(() -> replaced(s, guard, List.of(guard, s))));
      }
    }
    return sites.isEmpty() ? Optional.empty() : Optional.of(rng.pick(sites).changed());
  }

  private static Change replaced(Expr old, Expr by) {
    return new Change(
        Excerpts.of(old) + " as " + Excerpts.of(by), List.of(Replacement.of(old, by)));
  }

  private static Change replaced(Stmt old, Stmt shown, List<Stmt> by) {
    return new Change(
        Excerpts.of(old) + ", " + Excerpts.of(shown), List.of(new Replacement.OfStmt(old, by)));
  }
}
