package dev.assay.mutate.preserving;

/** Shows program text on one line. */
final class Excerpt {
  private static final int LONGEST = 100;

  private Excerpt() {}

  static String of(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "…";
  }
}
