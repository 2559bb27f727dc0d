package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Prints one single value in place of all other output: one that went into the checksum or was
 * among several that were printed.
 */
final class SimplifyOutput implements ReductionPass {
  /** Before there are so few, other passes are to remove what does not matter. */
  private static final int MOST = 40;

  /** A value and the statement that hands it to the output. */
  private record Fed(Subject.Unit unit, String function, Stmt stmt, Expr value) {}

  @Override
  public String name() {
    return "simplify-output";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var sinks = Sinks.of(subject);
    var fed = new ArrayList<Fed>();
    var all = new ArrayList<Stmt>();
    for (Subject.Unit unit : subject.units()) {
      for (Decl.Function f : Functions.defined(unit)) {
        Walk.statements(f.body().orElseThrow()).stream()
            .filter(sinks::isSink)
            .forEach(stmt -> {
              all.add(stmt);
              if (!observations.isDead(stmt)) {
                values(stmt, sinks).forEach(v -> fed.add(new Fed(unit, f.name(), stmt, v)));
              }
            });
      }
    }
    Collections.reverse(fed);
    var edits = new ArrayList<Edit>();
    if (fed.size() <= MOST) {
      fed.forEach(one -> only(one, all, sinks, edits.size()).ifPresent(edits::add));
    }
    return edits;
  }

  /** What says something about the program: a parameter of a checksum function does not. */
  private static List<Expr> values(Stmt stmt, Sinks sinks) {
    return Outputs.call(stmt).orElseThrow().arguments().stream()
        .map(SimplifyOutput::withoutCasts)
        .filter(value -> Names.used(value).stream().anyMatch(sinks.globals()::contains))
        .toList();
  }

  private static Expr withoutCasts(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> withoutCasts(i.operand());
      case Expr.Cast c -> withoutCasts(c.operand());
      case Expr _ -> expr;
    };
  }

  private static Optional<Edit> only(Fed fed, List<Stmt> all, Sinks sinks, int group) {
    Optional<Stmt> print = Outputs.print(fed.value(), fed.unit());
    if (print.isEmpty()) {
      return Optional.empty();
    }
    var replacements = new ArrayList<Replacement>();
    replacements.add(Replacement.of(fed.stmt(), print.get()));
    for (Stmt other : all) {
      boolean leadsThere =
          Outputs.called(other)
              .filter(name -> sinks.reached(name).contains(fed.function()))
              .isPresent();
      if (!leadsThere) {
        replacements.add(Replacement.remove(other));
      }
    }
    return Optional.of(new Edit("print one value", group, replacements));
  }
}
