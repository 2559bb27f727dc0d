package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import java.util.List;

/** A block without labels and without variables in memory. */
public final class SequenceStmt extends StmtNode {
  private final StmtNode[] items;

  public SequenceStmt(List<StmtNode> items) {
    this.items = items.toArray(new StmtNode[0]);
  }

  @Override
  public int exec(Frame frame) {
    for (StmtNode item : items) {
      int completion = item.exec(frame);
      if (completion != NORMAL) {
        return completion;
      }
    }
    return NORMAL;
  }
}
