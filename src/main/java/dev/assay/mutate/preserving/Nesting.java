package dev.assay.mutate.preserving;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Facts;
import dev.assay.mutate.NamesUsed;
import dev.assay.mutate.Spot;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Which statements may be put into others. */
final class Nesting {
  private static final Set<String> RETURN_TWICE =
      Set.of(
          "setjmp",
          "_setjmp",
          "sigsetjmp",
          "__sigsetjmp",
          "__builtin_setjmp",
          "vfork",
          "getcontext",
          "savectx");

  private Nesting() {}

  /**
   * Whether the statement may become a part of another one; its jumps and labels are not looked at.
   */
  static boolean isPossible(Spot spot) {
    Stmt stmt = spot.statement();
    return !spot.surroundings().inExpression()
        && spot.site().number() != 0
        && isAction(stmt)
        && !isHeader(spot)
        && !followsPragma(spot)
        && (stmt instanceof Stmt.Block || !hasCompoundLiteral(stmt));
  }

  private static boolean isAction(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Block _, Stmt.Expression _, Stmt.If _, Stmt.Switch _ -> true;
      case Stmt.While _, Stmt.DoWhile _, Stmt.For _, Stmt.Return _ -> true;
      case Stmt.Declare _, Stmt.Empty _, Stmt.Labeled _, Stmt.LocalLabels _, Stmt.Pragma _ -> false;
      case Stmt.Goto _, Stmt.ComputedGoto _, Stmt.Break _, Stmt.Continue _, Stmt.Asm _ -> false;
    };
  }

  /** Whether it stands before the first semicolon of a {@code for}. */
  static boolean isHeader(Spot spot) {
    return spot.surroundings().parent() instanceof Stmt.For f && f.body() != spot.statement();
  }

  /** Some pragmas must be followed by a loop. */
  private static boolean followsPragma(Spot spot) {
    if (!(spot.surroundings().parent() instanceof Stmt.Block block)) {
      return false;
    }
    int place = place(block.items(), spot.statement());
    return place > 0 && block.items().get(place - 1) instanceof Stmt.Pragma;
  }

  /** Where that very statement is among others; -1 if it is not. */
  static int place(List<Stmt> items, Stmt stmt) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) == stmt) {
        return i;
      }
    }
    return -1;
  }

  /** Its object lives as long as the block it stands in. */
  static boolean hasCompoundLiteral(Stmt stmt) {
    return Walk.expressions(stmt).stream().anyMatch(Expr.CompoundLiteral.class::isInstance);
  }

  /** Whether variables of the function may lose their values by a {@code longjmp} to it. */
  static boolean mayReturnTwice(Spot spot, Facts facts) {
    return !Collections.disjoint(NamesUsed.in(spot.function(), facts), RETURN_TWICE);
  }
}
