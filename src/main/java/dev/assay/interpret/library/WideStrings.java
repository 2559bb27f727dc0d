package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import java.util.List;

/** The functions of wchar.h on wide strings and arrays. */
final class WideStrings {
  private static final int ALL = Integer.MAX_VALUE;

  static final List<Entry> ENTRIES =
      List.of(
          entry("wcslen", "p", c -> (long) length(c, Bytes.pointer(c, 0), ALL)),
          entry("wcsnlen", "pi", c -> (long) length(c, Bytes.pointer(c, 0), Bytes.length(c, 1))),
          entry("wcscpy", "pp", c -> copy(c, Bytes.pointer(c, 0), ALL, true)),
          entry("wcsncpy", "ppi", WideStrings::wcsncpy),
          entry("wcscat", "pp", c -> append(c, ALL)),
          entry("wcsncat", "ppi", c -> append(c, Bytes.length(c, 2))),
          entry("wcscmp", "pp", c -> compare(c, ALL, true)),
          entry("wcsncmp", "ppi", c -> compare(c, Bytes.length(c, 2), true)),
          entry("wmemcmp", "ppi", c -> compare(c, Bytes.length(c, 2), false)),
          entry("wcschr", "pi", c -> find(c, ALL, true)),
          entry("wcsrchr", "pi", WideStrings::findLast),
          entry("wmemchr", "pii", c -> find(c, Bytes.length(c, 2), false)),
          entry("wmemcpy", "ppi", c -> move(c, true)),
          entry("wmemmove", "ppi", c -> move(c, false)),
          entry("wmemset", "pii", WideStrings::wmemset),
          entry("btowc", "i", c -> c.integer(0) >= 0 && c.integer(0) < 128 ? c.integer(0) : -1L),
          entry("wctob", "i", c -> (c.integer(0) & ~127L) == 0 ? c.integer(0) : -1L));

  private WideStrings() {}

  private static int width(LibraryCall call) {
    return call.machine().model().sizeOf(call.machine().model().wcharKind());
  }

  private static long at(LibraryCall call, long address, int index) {
    return Scalars.load(call, address + (long) index * width(call), width(call));
  }

  private static void put(LibraryCall call, long address, int index, long value) {
    Scalars.store(call, address + (long) index * width(call), value, width(call));
  }

  static int length(LibraryCall call, long address, int limit) {
    int length = 0;
    while (length < limit && at(call, address, length) != 0) {
      length++;
    }
    return length;
  }

  /** A wide string of ASCII as bytes. */
  static String narrow(LibraryCall call, long address, int limit) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < length(call, address, limit); i++) {
      long c = at(call, address, i);
      if (c < 0 || c > 127) {
        throw call.unsupported("wide character outside ASCII");
      }
      out.append((char) c);
    }
    return out.toString();
  }

  /** Copies the second argument's characters, and a zero if asked; gives the first argument. */
  private static Object copy(LibraryCall call, long to, int limit, boolean terminate) {
    long from = Bytes.pointer(call, 1);
    int count = length(call, from, limit);
    long bytes = (count + (terminate ? 1L : 0L)) * width(call);
    Bytes.requireApart(call, to, bytes, from, bytes);
    call.block().copy(to, from, count * width(call), call.span());
    if (terminate) {
      put(call, to, count, 0);
    }
    return call.pointer(0);
  }

  private static Object wcsncpy(LibraryCall call) {
    long to = Bytes.pointer(call, 0);
    int size = Bytes.length(call, 2);
    copy(call, to, size, false);
    for (int i = length(call, call.pointer(1), size); i < size; i++) {
      put(call, to, i, 0);
    }
    return to;
  }

  private static Object append(LibraryCall call, int limit) {
    long to = Bytes.pointer(call, 0);
    int before = length(call, to, ALL);
    return copy(call, to + (long) before * width(call), limit, true);
  }

  private static Object compare(LibraryCall call, int limit, boolean strings) {
    long left = Bytes.pointer(call, 0);
    long right = Bytes.pointer(call, 1);
    for (int i = 0; i < limit; i++) {
      int order = Long.compare(at(call, left, i), at(call, right, i));
      if (order != 0) {
        return Choice.difference(call, order);
      }
      if (strings && at(call, left, i) == 0) {
        break;
      }
    }
    return 0L;
  }

  private static Object find(LibraryCall call, int limit, boolean string) {
    long start = Bytes.pointer(call, 0);
    for (int i = 0; i < limit; i++) {
      long found = at(call, start, i);
      if ((int) found == (int) call.integer(1)) {
        return start + (long) i * width(call);
      }
      if (string && found == 0) {
        break;
      }
    }
    return 0L;
  }

  private static Object findLast(LibraryCall call) {
    long start = Bytes.pointer(call, 0);
    for (int i = length(call, start, ALL); i >= 0; i--) {
      if ((int) at(call, start, i) == (int) call.integer(1)) {
        return start + (long) i * width(call);
      }
    }
    return 0L;
  }

  private static Object move(LibraryCall call, boolean apart) {
    long to = Bytes.pointer(call, 0);
    long from = Bytes.pointer(call, 1);
    int size = (int) Math.min((long) Bytes.length(call, 2) * width(call), ALL - 64);
    if (apart) {
      Bytes.requireApart(call, to, size, from, size);
    }
    call.block().copy(to, from, size, call.span());
    return to;
  }

  private static Object wmemset(LibraryCall call) {
    long to = Bytes.pointer(call, 0);
    for (int i = 0; i < Bytes.length(call, 2); i++) {
      put(call, to, i, call.integer(1));
    }
    return to;
  }
}
