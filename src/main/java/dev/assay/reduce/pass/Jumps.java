package dev.assay.reduce.pass;

import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.List;

/** The jumps in a statement that end or go on with what is around it. */
final class Jumps {
  private Jumps() {}

  /** Every {@code break} and {@code continue} of a loop with this body. */
  static List<Stmt> ofLoop(Stmt body) {
    var found = new ArrayList<Stmt>();
    collect(body, true, true, found);
    return found;
  }

  /** Every {@code break} of a switch with this body. */
  static List<Stmt> ofSwitch(Stmt body) {
    var found = new ArrayList<Stmt>();
    collect(body, true, false, found);
    return found;
  }

  private static void collect(Stmt stmt, boolean breaks, boolean continues, List<Stmt> found) {
    switch (stmt) {
      case Stmt.Break _ when breaks -> found.add(stmt);
      case Stmt.Continue _ when continues -> found.add(stmt);
      case Stmt.While _, Stmt.DoWhile _, Stmt.For _ -> {}
      case Stmt.Switch s -> collect(s.body(), false, continues, found);
      case Stmt _ ->
          Statements.within(stmt).forEach(inner -> collect(inner, breaks, continues, found));
    }
  }
}
