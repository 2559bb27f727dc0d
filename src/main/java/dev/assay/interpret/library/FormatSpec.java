package dev.assay.interpret.library;

/**
 * One conversion specification of a printf or scanf format.
 *
 * @param position the number of the argument in {@code %1$d}, or 0 for the next one
 * @param set the characters between the brackets of scanf's {@code %[}
 * @param text the specification as written
 */
record FormatSpec(
    int position,
    Flags flags,
    Amount width,
    Amount precision,
    Length length,
    char conversion,
    String set,
    String text)
    implements FormatPiece {

  /** The flags. */
  record Flags(
      boolean minus, boolean plus, boolean space, boolean alternate, boolean zero, boolean group) {
    boolean none() {
      return !minus && !plus && !space && !alternate && !zero && !group;
    }

    static Flags of(String letters) {
      return new Flags(
          letters.contains("-"),
          letters.contains("+"),
          letters.contains(" "),
          letters.contains("#"),
          letters.contains("0"),
          letters.contains("'"));
    }
  }

  /** A field width or a precision. */
  sealed interface Amount {
    record None() implements Amount {}

    record Fixed(int value) implements Amount {}

    /** From an argument: the numbered one, or the next one if 0. */
    record Star(int position) implements Amount {}
  }

  /** The length modifiers; those of C23 with a number of bits come last. */
  enum Length {
    NONE(""),
    HH("hh"),
    H("h"),
    L("l"),
    LL("ll"),
    J("j"),
    Z("z"),
    T("t"),
    LONG_DOUBLE("L"),
    W8("w8"),
    W16("w16"),
    W32("w32"),
    W64("w64"),
    WF8("wf8"),
    WF16("wf16"),
    WF32("wf32"),
    WF64("wf64");

    private final String spelling;

    Length(String spelling) {
      this.spelling = spelling;
    }

    String spelling() {
      return spelling;
    }
  }
}
