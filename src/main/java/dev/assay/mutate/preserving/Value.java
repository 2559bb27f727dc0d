package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import java.util.List;

/**
 * A value of an integer or pointer type that a statement itself computes, where no constant is
 * called for.
 *
 * @param node what to replace for another expression of that value
 * @param type what an expression of that value must have; that of a bit-field is the promoted one
 * @param isTested whether all that counts is if it is zero
 */
record Value(Expr node, CType type, boolean isTested) {
  /**
   * What the statement evaluates, before anything else, as soon as it is reached; empty for loops,
   * which come back to their conditions later.
   */
  static List<Expr> first(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Expression e -> List.of(e.expr());
      case Stmt.If i -> List.of(i.condition());
      case Stmt.Switch s -> List.of(s.condition());
      case Stmt.Return r -> r.value().stream().toList();
      case Stmt.Declare d -> ValueSearch.initial(d);
      case Stmt.Block _, Stmt.Empty _, Stmt.While _, Stmt.DoWhile _, Stmt.For _ -> List.of();
      case Stmt.Labeled _, Stmt.Goto _, Stmt.ComputedGoto _, Stmt.Break _ -> List.of();
      case Stmt.Continue _, Stmt.Asm _, Stmt.LocalLabels _, Stmt.Pragma _ -> List.of();
    };
  }
}
