package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Removes what a run of the program did not execute. */
final class RemoveDead implements ReductionPass {
  @Override
  public String name() {
    return "remove-dead";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    if (observations.areKnown()) {
      for (Stmt.Block body : Functions.bodies(subject)) {
        collect(body, observations, edits);
      }
      Places.of(subject).forEach(place -> arm(place, observations).ifPresent(edits::add));
    }
    return edits;
  }

  private static void collect(Stmt stmt, Observations seen, List<Edit> edits) {
    for (Stmt inner : Statements.within(stmt)) {
      if (!isDead(inner, seen)) {
        collect(inner, seen, edits);
      } else if (!(inner instanceof Stmt.Declare || inner instanceof Stmt.Empty)) {
        edits.add(new Edit("remove dead code", without(stmt, inner, seen)));
      }
    }
  }

  /** A label may be jumped to though what is around it was not entered. */
  private static boolean isDead(Stmt stmt, Observations seen) {
    return seen.isDead(stmt) && Statements.within(stmt).stream().allMatch(s -> isDead(s, seen));
  }

  private static Replacement without(Stmt outer, Stmt dead, Observations seen) {
    return switch (outer) {
      case Stmt.If s when s.then() == dead && !isLive(s.otherwise(), seen) ->
          new Replacement.OfStmt(s, Effects.of(s.condition()));
      case Stmt.If s when s.then() == dead -> {
        var by = new ArrayList<>(Effects.of(s.condition()));
        s.otherwise().ifPresent(by::add);
        yield new Replacement.OfStmt(s, by);
      }
      case Stmt.If s ->
          Replacement.of(s, new Stmt.If(s.condition(), s.then(), Optional.empty(), s.span()));
      case Stmt.While s -> new Replacement.OfStmt(s, Effects.of(s.condition()));
      case Stmt _ -> Replacement.remove(dead);
    };
  }

  private static boolean isLive(Optional<Stmt> stmt, Observations seen) {
    return stmt.isPresent() && !isDead(stmt.get(), seen);
  }

  /** A conditional whose one arm was never taken, a logical operator that never looked further. */
  private static Optional<Edit> arm(Place place, Observations seen) {
    Optional<Expr> rest =
        switch (place.written()) {
          case Expr.Conditional e when isSeen(e, seen) ->
              isUnseen(e.then(), seen)
                  ? Optional.of(e.otherwise())
                  : isUnseen(e.otherwise(), seen) ? Optional.of(e.then()) : Optional.empty();
          case Expr.Binary e when e.op().isLogical() && isSeen(e, seen) ->
              isUnseen(e.right(), seen) ? Optional.of(e.left()) : Optional.empty();
          case Expr _ -> Optional.empty();
        };
    return rest.map(by -> new Edit("remove dead code", Replacement.of(place.outermost(), by)));
  }

  private static boolean isSeen(Expr expr, Observations seen) {
    return seen.values(expr).isPresent();
  }

  /** Of parts without a value nothing is known. */
  private static boolean isUnseen(Expr expr, Observations seen) {
    return Types.isScalar(expr.type())
        && Walk.expressions(expr).stream().noneMatch(e -> isSeen(e, seen));
  }
}
