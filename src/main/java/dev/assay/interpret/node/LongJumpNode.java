package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.LongJump;
import dev.assay.interpret.machine.Machine;

/** A call of longjmp. */
public final class LongJumpNode extends VoidNode {
  private final ExprNode buffer;
  private final ExprNode value;
  private final Span span;

  public LongJumpNode(ExprNode buffer, ExprNode value, Span span) {
    this.buffer = buffer;
    this.value = value;
    this.span = span;
  }

  @Override
  public void execVoid(Frame frame) {
    Machine machine = frame.machine();
    long address = buffer.execLong(frame);
    long given = value.execLong(frame);
    JumpPoint point = JumpBuffers.read(machine, address, span);
    if (!point.isActive(machine)) {
      throw machine.undefined(
          UbKind.LONGJMP,
          span,
          "longjmp into '" + point.frame().function() + "', which has returned");
    }
    point.forgetChanges();
    throw new LongJump(point.frame(), point.label(), given == 0 ? 1 : given, span);
  }
}
