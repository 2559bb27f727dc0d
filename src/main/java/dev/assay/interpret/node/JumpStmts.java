package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.LongJump;
import dev.assay.interpret.machine.Machine;

/** Jumps to labels. */
public final class JumpStmts {
  private JumpStmts() {}

  /** {@code goto label}, so many functions further out. */
  public static StmtNode to(JumpTarget target, int hops, Span span) {
    return hops == 0 ? new Local(target, span) : new Outward(target, hops, span);
  }

  /** {@code goto *address}. */
  public static StmtNode computed(ExprNode address, LabelTable table, int weight, Span span) {
    return new Computed(address, table, weight, span);
  }

  private static final class Local extends StmtNode {
    private final JumpTarget target;
    private final Span span;

    Local(JumpTarget target, Span span) {
      this.target = target;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      frame.machine().spend(1, span);
      frame.jumpTarget = target.label();
      return JUMP;
    }
  }

  private static final class Outward extends StmtNode {
    private final JumpTarget target;
    private final int hops;
    private final Span span;

    Outward(JumpTarget target, int hops, Span span) {
      this.target = target;
      this.hops = hops;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      Machine machine = frame.machine();
      machine.spend(1, span);
      Frame outer = frame;
      for (int i = 0; i < hops; i++) {
        outer = outer.enclosing;
      }
      throw new LongJump(outer, target.label(), 0, span);
    }
  }

  private static final class Computed extends StmtNode {
    private final ExprNode address;
    private final LabelTable table;
    private final int weight;
    private final Span span;

    Computed(ExprNode address, LabelTable table, int weight, Span span) {
      this.address = address;
      this.table = table;
      this.weight = weight;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      Machine machine = frame.machine();
      machine.spend(weight, span);
      int label = table.labelAt(address.execLong(frame));
      if (label < 0) {
        throw machine.undefined(
            UbKind.INVALID_POINTER, span, "goto to what is no label of this function");
      }
      frame.jumpTarget = label;
      return JUMP;
    }
  }
}
