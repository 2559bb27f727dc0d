package dev.assay.interpret.node;

/** A place that jumps lead to; its label is known once the statement there is translated. */
public final class JumpTarget {
  private int label = -1;

  public void placeAt(int known) {
    label = known;
  }

  public int label() {
    return label;
  }
}
