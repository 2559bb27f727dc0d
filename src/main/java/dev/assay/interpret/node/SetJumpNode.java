package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;

/** A call of setjmp: leaves a {@link JumpPoint} in the buffer; gives another value when resumed. */
public final class SetJumpNode extends LongNode {
  private final Origin origin = new Origin(ObjectKind.LABEL, "setjmp");

  private final ExprNode buffer;
  private final int label;
  private final Span span;

  /** The statement that contains the call is entered again at the label. */
  public SetJumpNode(ExprNode buffer, int label, Span span) {
    this.buffer = buffer;
    this.label = label;
    this.span = span;
  }

  @Override
  public long execLong(Frame frame) {
    if (frame.resumed && frame.jumpTarget == label) {
      frame.resumed = false;
      return frame.resumeValue;
    }
    Machine machine = frame.machine();
    long address = buffer.execLong(frame);
    MemoryObject object = machine.memory().allocate(origin, 0, 16, EffectiveTypes.ANYTHING);
    object.attach(new JumpPoint(frame, label));
    JumpBuffers.write(machine, address, object.base(), span);
    return 0;
  }
}
