package dev.assay.generate.exact;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.interpret.Probe;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Which statements a run executed. */
final class Coverage implements Probe {
  private final Set<Stmt> all = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Stmt> executed = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The same, having seen nothing. */
  Coverage restarted() {
    all.clear();
    executed.clear();
    return this;
  }

  @Override
  public boolean watches(Stmt statement) {
    boolean counts = counts(statement);
    if (counts) {
      all.add(statement);
    }
    return counts;
  }

  /** Statements that have a line of their own to execute. */
  static boolean counts(Stmt statement) {
    return switch (statement) {
      case Stmt.Block _, Stmt.Labeled _, Stmt.Empty _, Stmt.LocalLabels _, Stmt.Pragma _ -> false;
      case Stmt.Declare _, Stmt.Expression _, Stmt.If _, Stmt.While _, Stmt.DoWhile _ -> true;
      case Stmt.For _, Stmt.Switch _, Stmt.Goto _, Stmt.ComputedGoto _, Stmt.Break _ -> true;
      case Stmt.Continue _, Stmt.Return _, Stmt.Asm _ -> true;
    };
  }

  @Override
  public boolean watches(Expr expression) {
    return false;
  }

  @Override
  public void entered(Stmt statement, View view) {
    executed.add(statement);
  }

  @Override
  public void evaluated(Expr expression, Object value) {}

  int statements() {
    return all.size();
  }

  int executed() {
    return executed.size();
  }

  boolean isExecuted(Stmt statement) {
    return executed.contains(statement);
  }
}
