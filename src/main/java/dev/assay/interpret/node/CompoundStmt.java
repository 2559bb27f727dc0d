package dev.assay.interpret.node;

/** A statement with others inside; the labels there are numbered without gaps. */
public abstract class CompoundStmt extends StmtNode {
  private final int low;
  private final int high;

  CompoundStmt(LabelRange labels) {
    this.low = labels.low();
    this.high = labels.high();
  }

  @Override
  public final boolean contains(int label) {
    return label >= low && label < high;
  }

  final int firstLabel() {
    return low;
  }

  final int labelCount() {
    return high - low;
  }
}
