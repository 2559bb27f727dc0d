package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a statement of its own of the left side of a comma that is evaluated first. */
final class SplitCommas implements ReductionPass {
  @Override
  public String name() {
    return "split-commas";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Stmt.Block body : Functions.bodies(subject)) {
      for (Stmt stmt : Walk.statements(body)) {
        first(stmt).flatMap(SplitCommas::comma).ifPresent(comma -> edits.add(split(stmt, comma)));
      }
    }
    return edits;
  }

  private static Edit split(Stmt stmt, Expr.Comma comma) {
    var items = List.of(new Stmt.Expression(comma.left(), Span.NONE), stmt);
    return new Edit(
        "split comma",
        List.of(new Replacement.OfStmt(stmt, items), Replacement.of(comma, comma.right())));
  }

  private static Optional<Expr> first(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Expression(Expr.Assign a, _) when a.target() instanceof Expr.Name ->
          Optional.of(a.value());
      case Stmt.Return r -> r.value();
      case Stmt.If s -> Optional.of(s.condition());
      case Stmt.Switch s -> Optional.of(s.condition());
      case Stmt _ -> Optional.empty();
    };
  }

  /** The comma that comes before all else in the expression. */
  private static Optional<Expr.Comma> comma(Expr expr) {
    return switch (expr) {
      case Expr.Comma c -> Optional.of(c);
      case Expr.Implicit i -> comma(i.operand());
      case Expr.Cast c -> comma(c.operand());
      case Expr.Unary u -> comma(u.operand());
      case Expr.Conditional c -> comma(c.condition());
      case Expr _ -> Optional.empty();
    };
  }
}
