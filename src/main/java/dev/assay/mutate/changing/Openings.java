package dev.assay.mutate.changing;

import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import java.util.List;

/** Where more can be written in a program. */
public final class Openings {
  private Openings() {}

  /** The items of blocks before which any statement or declaration may stand. */
  public static List<Spot> before(Program program) {
    return Spots.of(program).all().stream()
        .filter(spot -> Definitions.isOpen(spot.function(), program))
        .filter(spot -> spot.surroundings().isItem() && !spot.surroundings().inExpression())
        .filter(spot -> !(spot.statement() instanceof Stmt.LocalLabels) && !isBound(spot))
        .toList();
  }

  /** Statements that may become a part of another one, or any other that is no declaration. */
  public static List<Spot> around(Program program) {
    return Spots.of(program).all().stream()
        .filter(spot -> Definitions.isOpen(spot.function(), program))
        .filter(spot -> spot.site().number() != 0 && !spot.surroundings().inExpression())
        .filter(spot -> isWhole(spot.statement()) && !isBound(spot))
        .toList();
  }

  private static boolean isWhole(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Declare _, Stmt.LocalLabels _, Stmt.Pragma _, Stmt.Empty _ -> false;
      case Stmt _ -> Walk.statements(stmt).stream().noneMatch(Openings::isMark);
    };
  }

  /** Whether what precedes it is about it: a pragma, or a word on falling through. */
  private static boolean isBound(Spot spot) {
    if (spot.statement() instanceof Stmt.Labeled && isMarked(spot)) {
      return true;
    }
    if (!(spot.surroundings().parent() instanceof Stmt.Block block)) {
      return false;
    }
    Stmt previous = null;
    for (Stmt item : block.items()) {
      if (item == spot.statement()) {
        return previous instanceof Stmt.Pragma || previous != null && isMark(previous);
      }
      previous = item;
    }
    return false;
  }

  private static boolean isMarked(Spot spot) {
    return Walk.statements(spot.function().body().orElseThrow()).stream()
        .anyMatch(Openings::isMark);
  }

  private static boolean isMark(Stmt stmt) {
    return stmt instanceof Stmt.Empty e && !e.attributes().isEmpty();
  }
}
