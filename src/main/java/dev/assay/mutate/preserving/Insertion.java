package dev.assay.mutate.preserving;

import dev.assay.c.Stmt;
import dev.assay.mutate.Facts;
import dev.assay.mutate.Spot;
import java.util.List;

/** Whether code that reads and perhaps changes variables may be put before a statement. */
final class Insertion {
  private Insertion() {}

  static boolean isPossible(Spot spot, Facts facts) {
    Spot.Surroundings at = spot.surroundings();
    // In an expression, what else the expression does could come before or after.
    return spot.site().number() != 0
        && !at.inExpression()
        && takesCompany(spot)
        && !(at.parent() instanceof Stmt.Switch)
        && !(at.parent() instanceof Stmt.Labeled && Nesting.hasCompoundLiteral(spot.statement()))
        && !followsPragma(spot)
        && !facts.promises().bind(spot.function());
  }

  private static boolean takesCompany(Spot spot) {
    return switch (spot.statement()) {
      case Stmt.Declare _ -> spot.surroundings().isItem();
      // A mark that control falls through stands directly before a case.
      case Stmt.Labeled l -> l.label() instanceof Stmt.Label.Named;
      case Stmt.Empty e -> e.attributes().isEmpty();
      case Stmt.LocalLabels _, Stmt.Pragma _, Stmt.Asm _ -> false;
      case Stmt.Block _, Stmt.Expression _, Stmt.If _, Stmt.While _, Stmt.DoWhile _ -> true;
      case Stmt.For _, Stmt.Switch _, Stmt.Goto _, Stmt.ComputedGoto _, Stmt.Break _ -> true;
      case Stmt.Continue _, Stmt.Return _ -> true;
    };
  }

  private static boolean followsPragma(Spot spot) {
    if (!(spot.surroundings().parent() instanceof Stmt.Block block)) {
      return false;
    }
    List<Stmt> items = block.items();
    int place = Nesting.place(items, spot.statement());
    return place > 0 && items.get(place - 1) instanceof Stmt.Pragma;
  }
}
