package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import java.util.Arrays;
import java.util.List;

/** The functions of string.h that work on arrays of bytes. */
final class MemoryFunctions {
  static final List<Entry> ENTRIES =
      List.of(
          entry("memcpy", "ppi", MemoryFunctions::memcpy),
          entry("mempcpy", "ppi", c -> memcpy(c) + c.integer(2)),
          entry("__mempcpy", "ppi", c -> memcpy(c) + c.integer(2)),
          entry("memmove", "ppi", c -> move(c, 0, 1)),
          entry("bcopy", "ppi", c -> nothing(move(c, 1, 0))),
          entry("memset", "pii", c -> fill(c, (int) c.integer(1), 2)),
          entry("memset_explicit", "pii", c -> fill(c, (int) c.integer(1), 2)),
          entry("bzero", "pi", c -> nothing(fill(c, 0, 1))),
          entry("explicit_bzero", "pi", c -> nothing(fill(c, 0, 1))),
          entry("memccpy", "ppii", MemoryFunctions::memccpy),
          entry("memcmp", "ppi", MemoryFunctions::memcmp),
          entry("bcmp", "ppi", MemoryFunctions::memcmp),
          entry("memchr", "pii", MemoryFunctions::memchr),
          entry("memrchr", "pii", MemoryFunctions::memrchr),
          entry("rawmemchr", "pi", MemoryFunctions::rawmemchr),
          entry("memmem", "pipi", MemoryFunctions::memmem),
          entry("swab", "ppi", MemoryFunctions::swab));

  private MemoryFunctions() {}

  private static Object nothing(Object ignored) {
    return null;
  }

  private static long memcpy(LibraryCall call) {
    long to = Bytes.pointer(call, 0);
    long from = Bytes.pointer(call, 1);
    int size = Bytes.length(call, 2);
    Bytes.requireApart(call, to, size, from, size);
    Bytes.spend(call, size);
    call.block().copy(to, from, size, call.span());
    return to;
  }

  private static Long move(LibraryCall call, int toIndex, int fromIndex) {
    long to = Bytes.pointer(call, toIndex);
    long from = Bytes.pointer(call, fromIndex);
    int size = Bytes.length(call, 2);
    Bytes.spend(call, size);
    call.block().copy(to, from, size, call.span());
    return to;
  }

  private static Long fill(LibraryCall call, int value, int sizeIndex) {
    long to = Bytes.pointer(call, 0);
    int size = Bytes.length(call, sizeIndex);
    Bytes.spend(call, size);
    call.block().fill(to, value, size, call.span());
    return to;
  }

  private static Object memccpy(LibraryCall call) {
    long to = Bytes.pointer(call, 0);
    long from = Bytes.pointer(call, 1);
    int stop = (int) call.integer(2) & 0xff;
    int size = Bytes.length(call, 3);
    int count = 0;
    boolean found = false;
    while (!found && count < size) {
      found = Bytes.at(call, from + count) == stop;
      count++;
    }
    Bytes.requireApart(call, to, count, from, count);
    call.block().copy(to, from, count, call.span());
    return found ? to + count : 0L;
  }

  private static Object memcmp(LibraryCall call) {
    long left = Bytes.pointer(call, 0);
    long right = Bytes.pointer(call, 1);
    int size = Bytes.length(call, 2);
    byte[] a = Bytes.readAny(call, left, size);
    byte[] b = Bytes.readAny(call, right, size);
    int index = Arrays.mismatch(a, b);
    return index < 0 ? 0L : Choice.difference(call, (a[index] & 0xff) - (b[index] & 0xff));
  }

  private static Object memchr(LibraryCall call) {
    long start = Bytes.pointer(call, 0);
    int wanted = (int) call.integer(1) & 0xff;
    int size = Bytes.length(call, 2);
    // C11 has it read one byte after the other, so that the array may end after the match.
    for (int i = 0; i < size; i++) {
      if (call.block().readByte(start + i, call.span()) == wanted) {
        return start + i;
      }
    }
    return 0L;
  }

  private static Object memrchr(LibraryCall call) {
    long start = Bytes.pointer(call, 0);
    int wanted = (int) call.integer(1) & 0xff;
    byte[] bytes = Bytes.readAny(call, start, Bytes.length(call, 2));
    for (int i = bytes.length - 1; i >= 0; i--) {
      if ((bytes[i] & 0xff) == wanted) {
        return start + i;
      }
    }
    return 0L;
  }

  private static Object rawmemchr(LibraryCall call) {
    long at = Bytes.pointer(call, 0);
    int wanted = (int) call.integer(1) & 0xff;
    while (Bytes.at(call, at) != wanted) {
      at++;
    }
    return at;
  }

  private static Object memmem(LibraryCall call) {
    long start = Bytes.pointer(call, 0);
    String text = Bytes.text(Bytes.readAny(call, start, Bytes.length(call, 1)));
    long needle = Bytes.pointer(call, 2);
    String wanted = Bytes.text(Bytes.readAny(call, needle, Bytes.length(call, 3)));
    int index = text.indexOf(wanted);
    return index < 0 ? 0L : start + index;
  }

  private static Object swab(LibraryCall call) {
    long from = Bytes.pointer(call, 0);
    long to = Bytes.pointer(call, 1);
    int size = Bytes.length(call, 2) & ~1;
    Bytes.requireApart(call, to, size, from, size);
    byte[] bytes = Bytes.readAny(call, from, size);
    byte[] swapped = new byte[size];
    for (int i = 0; i < size; i++) {
      swapped[i] = bytes[i ^ 1];
    }
    call.block().write(to, swapped, call.span());
    return null;
  }
}
