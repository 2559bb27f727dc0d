package dev.assay.generate.grammar;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Which part of the language programs are made of. */
public enum Vocabulary {
  /** What generators of this kind began with: numbers and pointers, {@code if} and {@code for}. */
  CLASSIC,
  /** All that gcc and clang both know. */
  FULL,
  /** Also what only gcc knows. */
  GCC;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** That of the label. */
  public static Optional<Vocabulary> parse(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
  }
}
