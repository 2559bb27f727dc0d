package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;

/** Replaces expressions by one of their operands that can stand in their place. */
final class ReplaceByOperand implements ReductionPass {
  private static final int WAYS = 4;

  @Override
  public String name() {
    return "replace-by-operand";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Place place : Places.of(subject)) {
      if (place.use() == Place.Use.VALUE || place.use() == Place.Use.EFFECT) {
        int way = 0;
        for (Expr operand : operands(place, observations)) {
          if (canReplace(operand, place)) {
            int group = place.depth() * WAYS + Math.min(way, WAYS - 1);
            var replacement = Replacement.of(place.outermost(), written(operand));
            edits.add(new Edit("replace by operand", group, List.of(replacement)));
            way++;
          }
        }
      }
    }
    return edits;
  }

  private static List<Expr> operands(Place place, Observations seen) {
    return switch (place.written()) {
      case Expr.Unary e when e.op() != UnaryOp.ADDRESS -> List.of(e.operand());
      case Expr.Step e -> List.of(e.operand());
      case Expr.Binary e -> List.of(e.left(), e.right());
      case Expr.Assign e -> List.of(e.value(), e.target());
      case Expr.CompoundAssign e -> List.of(e.value(), e.target());
      case Expr.Conditional e ->
          times(e.then(), seen) >= times(e.otherwise(), seen)
              ? List.of(e.then(), e.otherwise(), e.condition())
              : List.of(e.otherwise(), e.then(), e.condition());
      case Expr.OrElse e -> List.of(e.condition(), e.otherwise());
      case Expr.Comma e -> List.of(e.right(), e.left());
      case Expr.Call e -> e.arguments();
      case Expr.BuiltinCall e -> e.arguments();
      case Expr.Index e -> List.of(e.index());
      case Expr.Generic e -> List.of(e.chosen());
      case Expr.ChooseExpr e -> List.of(e.chosen());
      case Expr.StatementExpr e -> last(e.block());
      case Expr.SizeOf(CType.TypeOperand.OfExpr(Expr operand), _, _) -> List.of(operand);
      case Expr.ConvertVector e -> List.of(e.operand());
      case Expr _ -> List.of();
    };
  }

  private static List<Expr> last(Stmt.Block block) {
    return !block.items().isEmpty() && block.items().getLast() instanceof Stmt.Expression(Expr e, _)
        ? List.of(e)
        : List.of();
  }

  private static long times(Expr expr, Observations seen) {
    return seen.values(expr).map(Observations.Values::times).orElse(0L);
  }

  private static Expr written(Expr expr) {
    return expr instanceof Expr.Implicit i ? written(i.operand()) : expr;
  }

  /** By the types as they are written, so that it does not matter what was converted to what. */
  private static boolean canReplace(Expr operand, Place place) {
    Expr written = written(operand);
    if (place.use() == Place.Use.EFFECT) {
      return !Effects.isPure(written);
    }
    CType from = written.type();
    CType to = place.type();
    return Types.isArithmetic(from) && Types.isArithmetic(to)
        || Types.sameUnqualified(from, to)
        || Types.isPointer(to) && Types.isPointer(operand.type()) && Types.isArray(from);
  }
}
