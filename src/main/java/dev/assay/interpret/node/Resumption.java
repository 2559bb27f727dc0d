package dev.assay.interpret.node;

/** The labels of the setjmp calls in one expression. */
public final class Resumption {
  private final int[] labels;

  public Resumption(int[] labels) {
    this.labels = labels.clone();
  }

  public boolean isEmpty() {
    return labels.length == 0;
  }

  boolean isAt(int label) {
    for (int known : labels) {
      if (known == label) {
        return true;
      }
    }
    return false;
  }
}
