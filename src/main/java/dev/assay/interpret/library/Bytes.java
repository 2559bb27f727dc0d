package dev.assay.interpret.library;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.memory.Memory;
import dev.assay.interpret.memory.MemoryObject;
import java.nio.charset.StandardCharsets;

/** Arrays and strings that library functions are given, read and written with every check. */
final class Bytes {
  private static final int MAX_LENGTH = Integer.MAX_VALUE - 64;

  private Bytes() {}

  /** The pointer argument, which must designate something that is alive. */
  static long pointer(LibraryCall call, int index) {
    long address = call.pointer(index);
    if (address == 0) {
      throw call.undefined(
          UbKind.LIBRARY_ARGUMENT, "null pointer as argument " + (index + 1) + of(call));
    }
    if (!call.machine().memory().isValid(address)) {
      // Reading says why the pointer is bad: freed, out of scope, out of bounds, made up.
      call.block().readByte(address, call.span());
    }
    return address;
  }

  /** A size argument; one too large for any object becomes a length that fails in every object. */
  static int length(LibraryCall call, int index) {
    long length = call.integer(index);
    return length < 0 || length > MAX_LENGTH ? MAX_LENGTH : (int) length;
  }

  /** Uses fuel for work on so many bytes. */
  static void spend(LibraryCall call, int bytes) {
    if (bytes >= 16) {
      call.machine().spend(bytes / 16, call.span());
    }
  }

  /** One byte of a string, which must have a value. */
  static int at(LibraryCall call, long address) {
    int value = call.block().readByte(address, call.span());
    if (!call.block().isDefined(address)) {
      throw noValue(call);
    }
    return value;
  }

  private static RuntimeException noValue(LibraryCall call) {
    return call.undefined(
        UbKind.INDETERMINATE_VALUE, "'" + call.name() + "' reads a byte that has no value");
  }

  /** How many bytes come before the terminating zero. */
  static int stringLength(LibraryCall call, long start) {
    int length = boundedLength(call, start, MAX_LENGTH);
    spend(call, length);
    return length;
  }

  /** The length of a string of which at most so many bytes are looked at. */
  static int boundedLength(LibraryCall call, long start, int limit) {
    if (limit == 0 || at(call, start) == 0) {
      return 0;
    }
    // The first byte was found good, so the object is there; only its end can come.
    MemoryObject object = call.machine().memory().find(start);
    int offset = object.offset(start);
    int length = 1;
    while (length < limit) {
      if (offset + length == object.size()) {
        throw call.undefined(
            UbKind.LIBRARY_ARGUMENT,
            "string without terminating zero in " + object.origin().describe() + of(call));
      }
      if (!call.block().isDefined(start + length)) {
        throw noValue(call);
      }
      if (object.getByte(offset + length) == 0) {
        break;
      }
      length++;
    }
    return length;
  }

  /** The string argument as Latin-1. */
  static String string(LibraryCall call, int index) {
    return stringAt(call, pointer(call, index));
  }

  static String stringAt(LibraryCall call, long address) {
    return text(call.block().read(address, stringLength(call, address), call.span()));
  }

  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Bytes of which those without a value are what this run chooses for them. */
  static byte[] readAny(LibraryCall call, long address, int size) {
    spend(call, size);
    byte[] bytes = new byte[size];
    if (size == 0) {
      return bytes;
    }
    // Both ends, so that an array that is too short is named before any byte is used.
    call.block().readByte(address, call.span());
    call.block().readByte(address + size - 1, call.span());
    Memory memory = call.machine().memory();
    MemoryObject object = memory.find(address);
    int offset = object.offset(address);
    memory.noteBytes(object, offset, size, call.span());
    for (int i = 0; i < size; i++) {
      boolean defined = call.block().isDefined(address + i);
      bytes[i] =
          (byte) (defined ? object.getByte(offset + i) : memory.junkAt(address + i, call.span()));
    }
    return bytes;
  }

  /** Ends the run if two arrays share bytes. */
  static void requireApart(LibraryCall call, long to, long toSize, long from, long fromSize) {
    if (toSize > 0 && fromSize > 0 && to < from + fromSize && from < to + toSize) {
      throw call.undefined(
          UbKind.OVERLAPPING_COPY, "'" + call.name() + "' copies between overlapping objects");
    }
  }

  static String of(LibraryCall call) {
    return " of '" + call.name() + "'";
  }
}
