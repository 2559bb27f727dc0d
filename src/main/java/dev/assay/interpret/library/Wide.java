package dev.assay.interpret.library;

import dev.assay.c.CType;
import dev.assay.c.type.Layout;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.AliasClasses;
import dev.assay.interpret.memory.Blob;
import java.math.BigInteger;

/** Integers of any width, between the machine's forms, memory and exact numbers. */
final class Wide {
  private Wide() {}

  /** The exact value of an integer of the type. */
  static BigInteger exact(Object value, CType type, Layout layout) {
    if (value instanceof BigInteger big) {
      return big;
    }
    BigInteger number = BigInteger.valueOf((Long) value);
    boolean unsigned = number.signum() < 0 && !layout.isSigned(layout.integer(type));
    return unsigned ? number.add(BigInteger.ONE.shiftLeft(64)) : number;
  }

  /** The machine's form of a number, wrapped to the type. */
  static Object value(BigInteger number, CType type, Layout layout) {
    CType integer = layout.integer(type);
    BigInteger wrapped = layout.wrap(number, integer);
    return layout.sizeOf(integer).orElse(8) > 8 ? wrapped : (Object) wrapped.longValue();
  }

  static Object load(LibraryCall call, long address, CType type) {
    Layout layout = call.machine().layout();
    int size = Scalars.size(call, type);
    if (size <= 8) {
      long raw = Scalars.load(call, address, size);
      boolean pointer = !dev.assay.c.type.Types.isInteger(type);
      boolean signed = !pointer && layout.isSigned(layout.integer(type));
      return Scalars.narrow(raw, size, signed);
    }
    byte[] bytes = call.block().read(address, size, call.span());
    byte[] ordered = new byte[size];
    for (int i = 0; i < size; i++) {
      ordered[i] = bytes[layout.model().bigEndian() ? i : size - 1 - i];
    }
    boolean signed = layout.isSigned(layout.integer(type));
    return signed ? new BigInteger(ordered) : new BigInteger(1, ordered);
  }

  static void store(LibraryCall call, long address, Object value, CType type) {
    int size = Scalars.size(call, type);
    if (value instanceof Long number && size <= 8) {
      Scalars.store(call, address, number, size);
      return;
    }
    BigInteger number = (BigInteger) value;
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      bytes[call.machine().model().bigEndian() ? size - 1 - i : i] =
          number.shiftRight(8 * i).byteValue();
    }
    var access = new Access(size, 15, AliasClasses.ANY, 0, false, false, "__int128", call.span());
    call.block().store(address, Blob.of(bytes), access);
  }
}
