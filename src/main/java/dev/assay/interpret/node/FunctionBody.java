package dev.assay.interpret.node;

import dev.assay.interpret.machine.FrameShape;
import dev.assay.interpret.memory.FunctionPromise;

/**
 * A translated function.
 *
 * <p>{@code prologue} moves parameters from where they arrived to where they live; {@code
 * resumable} where calls of setjmp or jumps from nested functions may come back to it; {@code
 * returnsZero} for main, whose end since C99 means {@code return 0}; {@code noreturn} where it
 * promised not to return; {@code promise} what else it promised.
 */
public record FunctionBody(
    FrameShape shape,
    ExprNode[] prologue,
    StmtNode block,
    boolean resumable,
    boolean returnsZero,
    boolean noreturn,
    FunctionPromise promise) {
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  @Override
  public String toString() {
    return "body of " + shape.function();
  }
}
