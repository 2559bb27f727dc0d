package dev.assay.interpret.node;

/** Leaves a statement expression by a jump; never leaves the statement that contains it. */
final class AbruptExit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int completion;

  AbruptExit(int completion) {
    super(null, null, false, false);
    this.completion = completion;
  }

  int completion() {
    return completion;
  }
}
