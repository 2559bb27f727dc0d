package dev.assay.mutate.scaling;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Spot;
import dev.assay.mutate.changing.Labels;
import dev.assay.mutate.changing.Openings;
import java.util.List;

/** Which statements of a program may stand there many times, or become a part of another one. */
final class Statements {
  private Statements() {}

  /** Those that do something and go on with the next one: what follows others would be dropped. */
  static List<Spot> wrappable(Program program) {
    return Openings.around(program).stream()
        .filter(spot -> !isJump(spot.statement()) && !Labels.areOfOuterSwitch(spot.statement()))
        .toList();
  }

  /** Of those, the ones of which copies may stand elsewhere in the function. */
  static List<Spot> copyable(Program program) {
    return wrappable(program).stream().filter(spot -> isCopyable(spot.statement())).toList();
  }

  /** Of those, the ones around which declarations may stand. */
  static List<Spot> items(Program program) {
    return copyable(program).stream().filter(spot -> spot.surroundings().isItem()).toList();
  }

  static boolean isCopyable(Stmt stmt) {
    return Walk.statements(stmt).stream().noneMatch(Statements::isUnique);
  }

  /** What may be there once only, or is not looked into. */
  private static boolean isUnique(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Asm _, Stmt.LocalLabels _, Stmt.ComputedGoto _ -> true;
      case Stmt.Declare(Decl.Variable v) -> v.storage() == Decl.Storage.EXTERN;
      case Stmt.Declare(Decl.Function _) -> true;
      case Stmt _ -> false;
    };
  }

  static boolean isJump(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Return _, Stmt.Goto _, Stmt.ComputedGoto _, Stmt.Break _, Stmt.Continue _ -> true;
      case Stmt.Labeled l -> isJump(l.body());
      case Stmt _ -> false;
    };
  }
}
