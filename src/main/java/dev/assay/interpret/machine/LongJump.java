package dev.assay.interpret.machine;

import dev.assay.c.Span;

/** Unwinds to the function that called setjmp; never leaves the interpreter. */
public final class LongJump extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Frame target;
  private final int label;
  private final long value;
  private final transient Span site;

  /** The target continues at the statement with the label, where setjmp returns the value. */
  public LongJump(Frame target, int label, long value, Span site) {
    super(null, null, false, false);
    this.site = site;
    this.target = target;
    this.label = label;
    this.value = value;
  }

  public Frame target() {
    return target;
  }

  public int label() {
    return label;
  }

  public long value() {
    return value;
  }

  /** Where the jump was made. */
  public Span site() {
    return site;
  }
}
