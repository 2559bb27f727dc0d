package dev.assay.mutate.preserving;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.mutate.Spot;
import java.util.List;
import java.util.Set;

/** Whether code that reads and perhaps changes variables may be put before a statement. */
final class Insertion {
  /** What these say of a function would no longer be true if it read more variables. */
  private static final Set<String> PROMISES =
      Set.of("const", "pure", "reproducible", "unsequenced", "naked", "interrupt");

  private Insertion() {}

  static boolean isPossible(Spot spot, Program program) {
    Spot.Surroundings at = spot.surroundings();
    // In an expression, what else the expression does could come before or after.
    return spot.site().number() != 0
        && !at.inExpression()
        && takesCompany(spot)
        && !(at.parent() instanceof Stmt.Switch)
        && !(at.parent() instanceof Stmt.Labeled && Nesting.hasCompoundLiteral(spot.statement()))
        && !followsPragma(spot)
        && !promises(spot.function(), program);
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

  private static boolean promises(Decl.Function function, Program program) {
    return program.declarations().stream()
        .anyMatch(d ->
            d instanceof Decl.Function f
                && f.name().equals(function.name())
                && f.attributes().stream().map(Attribute::name).anyMatch(PROMISES::contains));
  }
}
