package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import java.util.List;
import java.util.function.IntPredicate;

/** wctype.h and the conversions of multibyte characters, both in the C locale. */
final class WideCharacters {
  static final List<Entry> ENTRIES =
      List.of(
          test("iswalpha", Characters::isAlpha),
          test("iswdigit", Characters::isDigit),
          test("iswalnum", c -> Characters.isAlpha(c) || Characters.isDigit(c)),
          test("iswupper", Characters::isUpper),
          test("iswlower", Characters::isLower),
          test("iswspace", Characters::isSpace),
          test("iswblank", c -> c == ' ' || c == '\t'),
          test("iswxdigit", Characters::isHexDigit),
          test("iswpunct", Characters::isPunctuation),
          test("iswprint", c -> c >= 32 && c < 127),
          test("iswgraph", c -> c > 32 && c < 127),
          test("iswcntrl", c -> (c >= 0 && c < 32) || c == 127),
          entry("towupper", "i", c -> map(Characters.upper((int) c.integer(0)))),
          entry("towlower", "i", c -> map(Characters.lower((int) c.integer(0)))),
          entry("mblen", "pi", c -> toWide(c, 0, 0, Bytes.length(c, 1))),
          entry("mbtowc", "ppi", c -> toWide(c, c.pointer(0), 1, Bytes.length(c, 2))),
          entry("wctomb", "pi", WideCharacters::wctomb),
          entry("mbstowcs", "ppi", WideCharacters::mbstowcs),
          entry("wcstombs", "ppi", WideCharacters::wcstombs));

  private WideCharacters() {}

  private static Entry test(String name, IntPredicate test) {
    return entry(name, "i", c -> test.test((int) c.integer(0)) ? 1L : 0L);
  }

  private static Object map(int mapped) {
    return Integer.toUnsignedLong(mapped);
  }

  private static void requireAscii(LibraryCall call, long c) {
    if (c < 0 || c > 127) {
      throw call.unsupported("'" + call.name() + "' with a character outside ASCII");
    }
  }

  private static int width(LibraryCall call) {
    return call.machine().model().sizeOf(call.machine().model().wcharKind());
  }

  private static Object toWide(LibraryCall call, long to, int from, int limit) {
    if (call.pointer(from) == 0) {
      return 0L;
    }
    if (limit == 0) {
      return -1L;
    }
    int c = Bytes.at(call, Bytes.pointer(call, from));
    requireAscii(call, c);
    if (to != 0) {
      Scalars.store(call, to, c, width(call));
    }
    return c == 0 ? 0L : 1L;
  }

  private static Object wctomb(LibraryCall call) {
    if (call.pointer(0) == 0) {
      return 0L;
    }
    requireAscii(call, call.integer(1));
    call.block().writeByte(Bytes.pointer(call, 0), (int) call.integer(1), call.span());
    return 1L;
  }

  private static Object mbstowcs(LibraryCall call) {
    String text = Bytes.string(call, 1);
    text.chars().forEach(c -> requireAscii(call, c));
    int count = call.pointer(0) == 0 ? 0 : Bytes.length(call, 2);
    for (int i = 0; i < count && i <= text.length(); i++) {
      int c = i < text.length() ? text.charAt(i) : 0;
      Scalars.store(call, call.pointer(0) + (long) i * width(call), c, width(call));
    }
    return (long) (call.pointer(0) == 0 ? text.length() : Math.min(count, text.length()));
  }

  private static Object wcstombs(LibraryCall call) {
    String text = WideStrings.narrow(call, Bytes.pointer(call, 1), Integer.MAX_VALUE);
    if (call.pointer(0) == 0) {
      return (long) text.length();
    }
    int count = Bytes.length(call, 2);
    String kept = text.length() < count ? text + '\0' : text.substring(0, count);
    call.block().write(Bytes.pointer(call, 0), Bytes.bytes(kept), call.span());
    return (long) Math.min(count, text.length());
  }
}
