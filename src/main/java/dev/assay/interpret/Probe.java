package dev.assay.interpret;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;

/** Sees a run from outside: which statements are entered and which values expressions have. */
public interface Probe {
  /** Whether entries of this statement are to be reported; asked once, before the run. */
  boolean watches(Stmt statement);

  /** Whether values of this expression are to be reported; asked once, before the run. */
  boolean watches(Expr expression);

  /** The statement is about to be executed; the view reads variables in scope there. */
  void entered(Stmt statement, View view);

  /**
   * The expression had this value: a {@link Long} for integers of up to 64 bits and pointers,
   * {@link Double}, {@link java.math.BigInteger} for wider integers, or another immutable value.
   */
  void evaluated(Expr expression, Object value);

  /** Reads the variables that are in scope at a statement. */
  interface View {
    /** The value of the scalar variable, or null if it has none yet or is not in scope. */
    Object value(String variable);

    /** The bytes of a variable that lives in memory, or null. */
    byte[] bytes(String variable);

    /** Whether the pointer value designates a live object. */
    boolean isLive(long pointer);
  }
}
