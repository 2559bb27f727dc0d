package dev.assay.c.parse;

import java.util.Optional;

/** The suffix of an integer constant, its parts in any order. */
record IntegerSuffix(boolean unsigned, int longs, boolean imaginary, boolean bitPrecise) {
  private static final IntegerSuffix NONE = new IntegerSuffix(false, 0, false, false);

  /** Empty where the suffix is not one of C's. */
  static Optional<IntegerSuffix> parse(String text) {
    if (text.isEmpty()) {
      return Optional.of(NONE);
    }
    boolean unsigned = false;
    boolean imaginary = false;
    boolean bitPrecise = false;
    int longs = 0;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      boolean doubled = at + 1 < text.length() && text.charAt(at + 1) == c;
      if ((c == 'u' || c == 'U') && !unsigned) {
        unsigned = true;
      } else if ((c == 'l' || c == 'L') && longs == 0) {
        longs = doubled ? 2 : 1;
        at += longs - 1;
      } else if ("iIjJ".indexOf(c) >= 0 && !imaginary) {
        imaginary = true;
      } else if ((text.startsWith("wb", at) || text.startsWith("WB", at))
          && !bitPrecise
          && longs == 0) {
        bitPrecise = true;
        at++;
      } else {
        return Optional.empty();
      }
      at++;
    }
    return bitPrecise && (longs > 0 || imaginary)
        ? Optional.empty()
        : Optional.of(new IntegerSuffix(unsigned, longs, imaginary, bitPrecise));
  }
}
