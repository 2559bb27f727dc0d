package dev.assay.interpret;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import java.util.List;
import java.util.Optional;

/** Sees a run from outside: which statements are entered and which values expressions have. */
public interface Probe {
  /** Whether entries of this statement are to be reported; asked once, before the run. */
  default boolean watches(Stmt statement) {
    return false;
  }

  /** Whether values of this expression are to be reported; asked once, before the run. */
  default boolean watches(Expr expression) {
    return false;
  }

  /** The statement is about to be executed; the view reads variables in scope there. */
  default void entered(Stmt statement, View view) {}

  /**
   * The expression had this value: a {@link Long} for integers of up to 64 bits and pointers,
   * {@link Double}, {@link java.math.BigInteger} for wider integers, or another immutable value.
   */
  default void evaluated(Expr expression, Object value) {}

  /** What counts the statement, at less cost than reports; asked once, before the run. */
  default Optional<Tally> tally(Stmt statement) {
    return Optional.empty();
  }

  /**
   * Typed lvalues without side effects that are to be read each time the statement is about to be
   * executed, with the names that are in scope before it; asked once, before the run. Reading them
   * leaves no trace in the run, unless they are volatile.
   */
  default List<Expr> reads(Stmt statement) {
    return List.of();
  }

  /**
   * The values of what {@link #reads} gave, as {@link #evaluated} has them. Null for what has no
   * value or cannot be read without undefined behaviour, now or earlier in the run. The array is
   * valid during the call only.
   *
   * @return whether to go on reading there
   */
  default boolean read(Stmt statement, Object[] values) {
    return false;
  }

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
