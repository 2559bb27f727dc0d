package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The functions of string.h and strings.h that compare strings. */
final class StringComparisons {
  private static final int ALL = Integer.MAX_VALUE;

  static final List<Entry> ENTRIES =
      List.of(
          entry("strcmp", "pp", c -> compare(c, ALL, IntUnaryOperator.identity())),
          entry("strcoll", "pp", c -> compare(c, ALL, IntUnaryOperator.identity())),
          entry("strncmp", "ppi", c -> compare(c, Bytes.length(c, 2), IntUnaryOperator.identity())),
          entry("strcasecmp", "pp", c -> compare(c, ALL, Characters::lower)),
          entry("strncasecmp", "ppi", c -> compare(c, Bytes.length(c, 2), Characters::lower)),
          entry("strxfrm", "ppi", StringComparisons::strxfrm));

  private StringComparisons() {}

  private static Object compare(LibraryCall call, int limit, IntUnaryOperator key) {
    long left = Bytes.pointer(call, 0);
    long right = Bytes.pointer(call, 1);
    for (int i = 0; i < limit; i++) {
      int a = key.applyAsInt(Bytes.at(call, left + i));
      int b = key.applyAsInt(Bytes.at(call, right + i));
      if (a != b) {
        return Choice.difference(call, a - b);
      }
      if (a == 0) {
        return 0L;
      }
    }
    return 0L;
  }

  /** In the C locale the transformed string is the string. */
  private static Object strxfrm(LibraryCall call) {
    String text = Bytes.string(call, 1);
    int size = Bytes.length(call, 2);
    if (size > text.length()) {
      long to = Bytes.pointer(call, 0);
      Bytes.requireApart(call, to, size, call.pointer(1), text.length() + 1L);
      call.block().write(to, Bytes.bytes(text + '\0'), call.span());
    } else if (size > 0) {
      throw call.unsupported("strxfrm into an array that is too short");
    }
    return (long) text.length();
  }
}
