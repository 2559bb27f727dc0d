package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import java.util.Arrays;
import java.util.List;

/** The functions of string.h that copy and append strings. */
final class StringCopies {
  static final List<Entry> ENTRIES =
      List.of(
          entry("strcpy", "pp", c -> copyAt(c, Bytes.pointer(c, 0), 0)),
          entry("stpcpy", "pp", c -> copyAt(c, Bytes.pointer(c, 0), copied(c))),
          entry("__stpcpy", "pp", c -> copyAt(c, Bytes.pointer(c, 0), copied(c))),
          entry("strcat", "pp", StringCopies::strcat),
          entry("strncpy", "ppi", c -> strncpy(c, false)),
          entry("stpncpy", "ppi", c -> strncpy(c, true)),
          entry("strncat", "ppi", StringCopies::strncat),
          entry("strlcpy", "ppi", StringCopies::strlcpy),
          entry("strlcat", "ppi", StringCopies::strlcat),
          entry("strdup", "p", c -> duplicate(c, Integer.MAX_VALUE)),
          entry("__strdup", "p", c -> duplicate(c, Integer.MAX_VALUE)),
          entry("strndup", "pi", c -> duplicate(c, Bytes.length(c, 1))));

  private StringCopies() {}

  private static int copied(LibraryCall call) {
    return Bytes.stringLength(call, Bytes.pointer(call, 1));
  }

  /** Copies the second argument with its zero to a place; gives the place moved on by an offset. */
  private static Long copyAt(LibraryCall call, long to, int offset) {
    copy(call, to, Bytes.pointer(call, 1), copied(call));
    return to + offset;
  }

  /** Copies so many characters and adds a zero. */
  private static void copy(LibraryCall call, long to, long from, int length) {
    Bytes.requireApart(call, to, length + 1L, from, length + 1L);
    Bytes.spend(call, length);
    byte[] text = call.block().read(from, length, call.span());
    call.block().write(to, Arrays.copyOf(text, length + 1), call.span());
  }

  private static Object strcat(LibraryCall call) {
    long to = Bytes.pointer(call, 0);
    int length = Bytes.stringLength(call, to);
    // The two strings may not overlap either, not only the part that is written.
    long from = Bytes.pointer(call, 1);
    Bytes.requireApart(call, to, length + copied(call) + 1L, from, copied(call) + 1L);
    copyAt(call, to + length, 0);
    return to;
  }

  private static Object strncpy(LibraryCall call, boolean toEnd) {
    long to = Bytes.pointer(call, 0);
    long from = Bytes.pointer(call, 1);
    int size = Bytes.length(call, 2);
    int length = Bytes.boundedLength(call, from, size);
    Bytes.requireApart(call, to, size, from, Math.min(size, length + 1L));
    Bytes.spend(call, size);
    byte[] bytes = call.block().read(from, length, call.span());
    call.block().fill(to, 0, size, call.span());
    call.block().write(to, bytes, call.span());
    return toEnd ? to + length : to;
  }

  private static Object strncat(LibraryCall call) {
    long to = Bytes.pointer(call, 0);
    long from = Bytes.pointer(call, 1);
    int length = Bytes.boundedLength(call, from, Bytes.length(call, 2));
    int before = Bytes.stringLength(call, to);
    Bytes.requireApart(call, to, before + length + 1L, from, length);
    copy(call, to + before, from, length);
    return to;
  }

  private static Object strlcpy(LibraryCall call) {
    long to = Bytes.pointer(call, 0);
    int size = Bytes.length(call, 2);
    int length = copied(call);
    if (size > 0) {
      copy(call, to, Bytes.pointer(call, 1), Math.min(length, size - 1));
    }
    return (long) length;
  }

  private static Object strlcat(LibraryCall call) {
    long to = Bytes.pointer(call, 0);
    int size = Bytes.length(call, 2);
    int before = Bytes.boundedLength(call, to, size);
    int length = copied(call);
    if (before < size) {
      copy(call, to + before, Bytes.pointer(call, 1), Math.min(length, size - before - 1));
    }
    return (long) before + length;
  }

  private static Object duplicate(LibraryCall call, int limit) {
    long from = Bytes.pointer(call, 0);
    int length = Bytes.boundedLength(call, from, limit);
    long to = Allocation.allocate(call, length + 1L);
    if (to != 0) {
      copy(call, to, from, length);
    }
    return to;
  }
}
