package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import java.util.List;
import java.util.Locale;

/** The functions of string.h that measure and search strings. */
final class StringSearches {
  static final List<Entry> ENTRIES =
      List.of(
          entry("strlen", "p", c -> (long) Bytes.stringLength(c, Bytes.pointer(c, 0))),
          entry(
              "strnlen",
              "pi",
              c -> (long) Bytes.boundedLength(c, Bytes.pointer(c, 0), Bytes.length(c, 1))),
          entry("strchr", "pi", c -> first(c, 0)),
          entry("index", "pi", c -> first(c, 0)),
          entry("strchrnul", "pi", c -> first(c, Bytes.string(c, 0).length() + c.pointer(0))),
          entry("strrchr", "pi", StringSearches::last),
          entry("rindex", "pi", StringSearches::last),
          entry("strstr", "pp", StringSearches::strstr),
          entry("strcasestr", "pp", StringSearches::strcasestr),
          entry("strspn", "pp", c -> (long) span(Bytes.string(c, 0), Bytes.string(c, 1), true)),
          entry("strcspn", "pp", c -> (long) span(Bytes.string(c, 0), Bytes.string(c, 1), false)),
          entry("strpbrk", "pp", StringSearches::strpbrk),
          entry("strtok", "pp", StringSearches::strtok),
          entry("strtok_r", "ppp", StringSearches::strtokR),
          entry("__strtok_r", "ppp", StringSearches::strtokR),
          entry("strsep", "pp", StringSearches::strsep));

  private StringSearches() {}

  /** Where {@code strtok} left off. */
  private static final class Position {
    private long next;
  }

  private static Object first(LibraryCall call, long otherwise) {
    long start = Bytes.pointer(call, 0);
    int wanted = (int) call.integer(1) & 0xff;
    for (long at = start; ; at++) {
      int found = Bytes.at(call, at);
      if (found == wanted) {
        return at;
      }
      if (found == 0) {
        return otherwise;
      }
    }
  }

  private static Object last(LibraryCall call) {
    long start = Bytes.pointer(call, 0);
    String text = Bytes.stringAt(call, start) + '\0';
    int index = text.lastIndexOf((int) call.integer(1) & 0xff);
    return index < 0 ? 0L : start + index;
  }

  private static Object strstr(LibraryCall call) {
    int index = Bytes.string(call, 0).indexOf(Bytes.string(call, 1));
    return index < 0 ? 0L : call.pointer(0) + index;
  }

  private static Object strcasestr(LibraryCall call) {
    String text = lower(Bytes.string(call, 0));
    int index = text.indexOf(lower(Bytes.string(call, 1)));
    return index < 0 ? 0L : call.pointer(0) + index;
  }

  /** Letters of the C locale only. */
  private static String lower(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.chars().forEach(c -> out.append(c < 128 ? lower((char) c) : (char) c));
    return out.toString();
  }

  private static char lower(char c) {
    return String.valueOf(c).toLowerCase(Locale.ROOT).charAt(0);
  }

  private static int span(String text, String set, boolean inside) {
    int count = 0;
    while (count < text.length() && (set.indexOf(text.charAt(count)) >= 0) == inside) {
      count++;
    }
    return count;
  }

  private static Object strpbrk(LibraryCall call) {
    String text = Bytes.string(call, 0);
    int index = span(text, Bytes.string(call, 1), false);
    return index == text.length() ? 0L : call.pointer(0) + index;
  }

  private static Object strtok(LibraryCall call) {
    Position position = call.machine().libraryState(Position.class, Position::new);
    long start = call.pointer(0);
    if (start == 0 && position.next == 0) {
      throw call.undefined(
          UbKind.LIBRARY_ARGUMENT,
          "null pointer as argument 1 of 'strtok' without a string before");
    }
    long from = start == 0 ? position.next : Bytes.pointer(call, 0);
    long token = token(call, from, Bytes.string(call, 1));
    position.next = token == 0 ? from : afterToken(call, token, Bytes.string(call, 1));
    return token;
  }

  private static Object strtokR(LibraryCall call) {
    long save = Bytes.pointer(call, 2);
    long start = call.pointer(0);
    long from = start == 0 ? Scalars.loadPointer(call, save) : Bytes.pointer(call, 0);
    if (from == 0) {
      return 0L;
    }
    String delimiters = Bytes.string(call, 1);
    long token = token(call, from, delimiters);
    long next =
        token == 0 ? from + Bytes.stringLength(call, from) : afterToken(call, token, delimiters);
    Scalars.storePointer(call, save, next);
    return token;
  }

  /** The start of the next token, or 0. */
  private static long token(LibraryCall call, long from, String delimiters) {
    String text = Bytes.stringAt(call, from);
    int skipped = span(text, delimiters, true);
    return skipped == text.length() ? 0 : from + skipped;
  }

  /** Ends the token with a zero and gives the place to go on from. */
  private static long afterToken(LibraryCall call, long token, String delimiters) {
    String text = Bytes.stringAt(call, token);
    int length = span(text, delimiters, false);
    if (length == text.length()) {
      return token + length;
    }
    call.block().writeByte(token + length, 0, call.span());
    return token + length + 1;
  }

  private static Object strsep(LibraryCall call) {
    long place = Bytes.pointer(call, 0);
    long start = Scalars.loadPointer(call, place);
    if (start == 0) {
      return 0L;
    }
    String text = Bytes.stringAt(call, start);
    int length = span(text, Bytes.string(call, 1), false);
    boolean found = length < text.length();
    if (found) {
      call.block().writeByte(start + length, 0, call.span());
    }
    Scalars.storePointer(call, place, found ? start + length + 1 : 0);
    return start;
  }
}
