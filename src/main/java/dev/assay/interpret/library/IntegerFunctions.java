package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.memory.Blob;
import java.util.List;

/** abs and div with their kin. */
final class IntegerFunctions {
  static final List<Entry> ENTRIES =
      List.of(
          entry("abs", "i", c -> abs(c, 4)),
          entry("labs", "i", c -> abs(c, longSize(c))),
          entry("llabs", "i", c -> abs(c, 8)),
          entry("imaxabs", "i", c -> abs(c, 8)),
          entry("div", "ii", c -> div(c, 4)),
          entry("ldiv", "ii", c -> div(c, longSize(c))),
          entry("lldiv", "ii", c -> div(c, 8)),
          entry("imaxdiv", "ii", c -> div(c, 8)));

  private IntegerFunctions() {}

  private static int longSize(LibraryCall call) {
    return call.machine().model().longSize();
  }

  private static Object abs(LibraryCall call, int size) {
    long value = call.integer(0);
    if (value != Scalars.narrow(Long.MIN_VALUE >> (64 - 8 * size), size, true)) {
      return Math.abs(value);
    }
    if (call.machine().dialect().wrapv() && call.name().endsWith("abs")) {
      return value;
    }
    throw overflow(call);
  }

  private static RuntimeException overflow(LibraryCall call) {
    return call.undefined(
        UbKind.ABS_OVERFLOW, "the result of '" + call.name() + "' does not fit its type");
  }

  private static Object div(LibraryCall call, int size) {
    long dividend = call.integer(0);
    long divisor = call.integer(1);
    if (divisor == 0) {
      throw call.undefined(UbKind.DIVISION_BY_ZERO, "'" + call.name() + "' by zero");
    }
    if (divisor == -1 && dividend == Long.MIN_VALUE >> (64 - 8 * size)) {
      throw overflow(call);
    }
    byte[] bytes = new byte[2 * size];
    put(call, bytes, 0, size, dividend / divisor);
    put(call, bytes, size, size, dividend % divisor);
    return Blob.of(bytes);
  }

  private static void put(LibraryCall call, byte[] bytes, int offset, int size, long value) {
    for (int i = 0; i < size; i++) {
      int index = call.machine().model().bigEndian() ? size - 1 - i : i;
      bytes[offset + index] = (byte) (value >> (8 * i));
    }
  }
}
