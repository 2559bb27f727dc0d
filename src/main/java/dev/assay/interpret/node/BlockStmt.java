package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import java.util.List;

/** A block with labels or with variables in memory. */
public final class BlockStmt extends CompoundStmt {
  private final StmtNode[] items;
  private final Lifetimes lifetimes;

  /** The item that holds each label; -1 where it is out of reach in a statement expression. */
  private final int[] holders;

  public BlockStmt(List<StmtNode> items, Lifetimes lifetimes, LabelRange labels) {
    super(labels);
    this.items = items.toArray(new StmtNode[0]);
    this.lifetimes = lifetimes;
    this.holders = new int[labelCount()];
    for (int i = 0; i < holders.length; i++) {
      holders[i] = holder(firstLabel() + i);
    }
  }

  private int holder(int label) {
    for (int i = 0; i < items.length; i++) {
      if (items[i].contains(label)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int exec(Frame frame) {
    lifetimes.begin(frame);
    int completion = NORMAL;
    for (int i = 0; completion == NORMAL && i < items.length; i++) {
      completion = items[i].exec(frame);
    }
    if (completion == JUMP) {
      completion = followJumps(frame);
    }
    lifetimes.end(frame);
    return completion;
  }

  @Override
  public int execFrom(Frame frame, int label) {
    lifetimes.enterByJump(frame);
    int completion = goOn(frame, label);
    if (completion == JUMP) {
      completion = followJumps(frame);
    }
    lifetimes.end(frame);
    return completion;
  }

  /** Jumps inside the block as long as the labels are here. */
  private int followJumps(Frame frame) {
    int completion = JUMP;
    while (completion == JUMP && contains(frame.jumpTarget)) {
      completion = goOn(frame, frame.jumpTarget);
    }
    return completion;
  }

  private int goOn(Frame frame, int label) {
    int index = holders[label - firstLabel()];
    if (index < 0) {
      throw frame.machine().unsupported("jump into a statement expression", frame.site());
    }
    lifetimes.jumpTo(frame, index);
    int completion = items[index].execFrom(frame, label);
    for (int i = index + 1; completion == NORMAL && i < items.length; i++) {
      completion = items[i].exec(frame);
    }
    return completion;
  }
}
