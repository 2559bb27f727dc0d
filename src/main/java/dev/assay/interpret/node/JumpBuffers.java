package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Machine;

/** The first bytes of a jmp_buf, which hold the address of a {@link JumpPoint}. */
final class JumpBuffers {
  private JumpBuffers() {}

  static void write(Machine machine, long buffer, long point, Span span) {
    var bytes = new byte[machine.model().pointerSize()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (point >>> 8 * i);
    }
    machine.block().write(buffer, bytes, span);
  }

  static JumpPoint read(Machine machine, long buffer, Span span) {
    int size = machine.model().pointerSize();
    for (int i = 0; i < size; i++) {
      if (machine.memory().isValid(buffer) && !machine.block().isDefined(buffer + i)) {
        throw machine.undefined(UbKind.LONGJMP, span, "longjmp to a buffer that was never set");
      }
    }
    byte[] bytes = machine.block().read(buffer, size, span);
    long point = 0;
    for (int i = 0; i < size; i++) {
      point |= (bytes[i] & 0xffL) << 8 * i;
    }
    if (!(machine.memory().find(point).payload() instanceof JumpPoint found)) {
      throw machine.undefined(UbKind.LONGJMP, span, "longjmp to a buffer that was never set");
    }
    return found;
  }
}
