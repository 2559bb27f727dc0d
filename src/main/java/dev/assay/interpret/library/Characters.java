package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import java.util.List;
import java.util.function.IntPredicate;

/** ctype.h in the C locale. */
final class Characters {
  static final List<Entry> ENTRIES =
      List.of(
          test("isalpha", Characters::isAlpha),
          test("isdigit", Characters::isDigit),
          test("isalnum", c -> isAlpha(c) || isDigit(c)),
          test("isupper", Characters::isUpper),
          test("islower", Characters::isLower),
          test("isspace", Characters::isSpace),
          test("isblank", c -> c == ' ' || c == '\t'),
          test("iscntrl", c -> (c >= 0 && c < 32) || c == 127),
          test("isgraph", c -> c > 32 && c < 127),
          test("isprint", c -> c >= 32 && c < 127),
          test("ispunct", Characters::isPunctuation),
          test("isxdigit", Characters::isHexDigit),
          test("isascii", c -> c >= 0 && c < 128),
          entry("toupper", "i", c -> (long) upper(character(c))),
          entry("tolower", "i", c -> (long) lower(character(c))),
          entry("toascii", "i", c -> c.integer(0) & 0x7f));

  private Characters() {}

  /** glibc's bits of the classes, which C lets be any numbers but zero. */
  private static Entry test(String name, IntPredicate test) {
    return entry(name, "i", c -> test.test(character(c)) ? bit(c, name) : 0L);
  }

  private static long bit(LibraryCall call, String name) {
    return Choice.isOther(call) ? 1 : ClassTable.bit(name);
  }

  private static int character(LibraryCall call) {
    int value = (int) call.integer(0);
    if (call.name().endsWith("ascii") || (value >= -1 && value <= 255)) {
      return value;
    }
    throw call.undefined(
        UbKind.LIBRARY_ARGUMENT,
        "argument " + value + Bytes.of(call) + " is neither an unsigned char nor EOF");
  }

  static boolean isUpper(int c) {
    return c >= 'A' && c <= 'Z';
  }

  static boolean isLower(int c) {
    return c >= 'a' && c <= 'z';
  }

  static boolean isAlpha(int c) {
    return isUpper(c) || isLower(c);
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  static boolean isSpace(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  static boolean isHexDigit(int c) {
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }

  static boolean isPunctuation(int c) {
    return c > 32 && c < 127 && !isAlpha(c) && !isDigit(c);
  }

  static int upper(int c) {
    return isLower(c) ? c - 32 : c;
  }

  static int lower(int c) {
    return isUpper(c) ? c + 32 : c;
  }
}
