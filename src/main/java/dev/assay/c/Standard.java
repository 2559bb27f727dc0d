package dev.assay.c;

import java.util.Optional;

/** A version of the C standard, with or without GNU's extensions enabled. */
public record Standard(Version version, boolean gnu) {
  public static final Standard DEFAULT = new Standard(Version.C17, true);

  /** The published versions. */
  public enum Version {
    C89,
    C99,
    C11,
    C17,
    C23
  }

  public boolean atLeast(Version other) {
    return version.compareTo(other) >= 0;
  }

  /**
   * Reads the value of {@code -std=}: {@code c89}, {@code gnu17}, {@code c2x}, {@code iso9899:1999}
   * and so on.
   */
  public static Optional<Standard> parse(String text) {
    boolean gnu = text.startsWith("gnu");
    String year = text.replaceFirst("^(gnu|c|iso9899:)", "");
    if (year.equals(text)) {
      return Optional.empty();
    }
    Optional<Version> version =
        switch (year) {
          case "89", "90", "1990", "199409" -> Optional.of(Version.C89);
          case "99", "9x", "1999", "199x" -> Optional.of(Version.C99);
          case "11", "1x", "2011" -> Optional.of(Version.C11);
          case "17", "18", "2017", "2018" -> Optional.of(Version.C17);
          case "23", "2x", "2024" -> Optional.of(Version.C23);
          default -> Optional.empty();
        };
    return version.map(v -> new Standard(v, gnu));
  }

  /** The spelling that {@code -std=} takes. */
  public String spelling() {
    String year =
        switch (version) {
          case C89 -> "89";
          case C99 -> "99";
          case C11 -> "11";
          case C17 -> "17";
          case C23 -> "2x";
        };
    return (gnu ? "gnu" : "c") + year;
  }
}
