package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** Statement expressions: a block whose last statement leaves its value in a slot. */
public final class ValueBlocks {
  private ValueBlocks() {}

  /** {@code slot} is an index in {@code frame.slots}, or in {@code frame.values} for OBJECT. */
  public static ExprNode of(StmtNode block, int slot, ValueKind kind) {
    return switch (kind) {
      case LONG -> new OfLong(block, slot);
      case DOUBLE -> new OfDouble(block, slot);
      case OBJECT -> new OfObject(block, slot);
      case VOID -> new OfNothing(block);
    };
  }

  private static void run(StmtNode block, Frame frame) {
    int completion = block.exec(frame);
    if (completion != StmtNode.NORMAL) {
      throw new AbruptExit(completion);
    }
  }

  private static final class OfLong extends LongNode {
    private final StmtNode block;
    private final int slot;

    OfLong(StmtNode block, int slot) {
      this.block = block;
      this.slot = slot;
    }

    @Override
    public long execLong(Frame frame) {
      run(block, frame);
      return frame.slots[slot];
    }
  }

  private static final class OfDouble extends DoubleNode {
    private final StmtNode block;
    private final int slot;

    OfDouble(StmtNode block, int slot) {
      this.block = block;
      this.slot = slot;
    }

    @Override
    public double execDouble(Frame frame) {
      run(block, frame);
      return Double.longBitsToDouble(frame.slots[slot]);
    }
  }

  private static final class OfObject extends ObjectNode {
    private final StmtNode block;
    private final int slot;

    OfObject(StmtNode block, int slot) {
      this.block = block;
      this.slot = slot;
    }

    @Override
    public Object execObject(Frame frame) {
      run(block, frame);
      return frame.values[slot];
    }
  }

  private static final class OfNothing extends VoidNode {
    private final StmtNode block;

    OfNothing(StmtNode block) {
      this.block = block;
    }

    @Override
    public void execVoid(Frame frame) {
      run(block, frame);
    }
  }
}
