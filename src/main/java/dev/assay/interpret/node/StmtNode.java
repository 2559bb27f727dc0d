package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/**
 * A statement ready to run.
 *
 * <p>Running one gives a completion: {@link #NORMAL}, {@link #BREAK}, {@link #CONTINUE}, {@link
 * #RETURN} (the result is in the frame) or {@link #JUMP} (to the label in {@code
 * frame.jumpTarget}). A statement that contains the label of a jump is entered again by {@link
 * #execFrom}; {@code switch} enters its body the same way.
 */
public abstract class StmtNode {
  public static final int NORMAL = 0;
  public static final int BREAK = 1;
  public static final int CONTINUE = 2;
  public static final int RETURN = 3;
  public static final int JUMP = 4;

  public abstract int exec(Frame frame);

  /** Whether the label stands in this statement. */
  public boolean contains(int label) {
    return false;
  }

  /** Runs from the label on. */
  public int execFrom(Frame frame, int label) {
    throw new IllegalStateException(getClass() + " contains no label " + label);
  }
}
