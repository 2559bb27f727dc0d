package dev.assay.interpret.library;

import dev.assay.c.CType;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.AliasClasses;

/** Single values that library functions read and write through pointers. */
final class Scalars {
  private Scalars() {}

  /** An access that is checked for place and alignment; the types are those the caller passed. */
  private static Access access(LibraryCall call, int size) {
    int align = Math.max(1, call.machine().model().alignOfScalar(size));
    return new Access(size, align - 1, AliasClasses.ANY, 0, false, false, "int", call.span());
  }

  static long loadPointer(LibraryCall call, long address) {
    int size = call.machine().model().pointerSize();
    long value = load(call, address, size);
    return size == 8 ? value : value & 0xffff_ffffL;
  }

  static void storePointer(LibraryCall call, long address, long value) {
    store(call, address, value, call.machine().model().pointerSize());
  }

  /** An integer of 1, 2, 4 or 8 bytes, sign-extended; it must have a value. */
  static long load(LibraryCall call, long address, int size) {
    long value = call.machine().memory().load(address, access(call, size));
    for (int i = 0; i < size; i++) {
      if (!call.block().isDefined(address + i)) {
        throw call.undefined(
            UbKind.INDETERMINATE_VALUE, "'" + call.name() + "' reads an object that has no value");
      }
    }
    return value;
  }

  static void store(LibraryCall call, long address, long value, int size) {
    call.machine().memory().store(address, value, access(call, size));
  }

  static int size(LibraryCall call, CType type) {
    return (int) call.machine().layout().sizeOf(type).orElse(1);
  }

  /** Brings a value to an integer type of up to 64 bits by dropping its high bits. */
  static long narrow(long value, int bytes, boolean signed) {
    int shift = 64 - 8 * bytes;
    return signed ? value << shift >> shift : value << shift >>> shift;
  }
}
