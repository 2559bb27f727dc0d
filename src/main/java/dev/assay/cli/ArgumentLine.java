package dev.assay.cli;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The arguments of a test program as one word of a command line. */
final class ArgumentLine {
  private ArgumentLine() {}

  /** What stands between spaces, as the bytes that a program sees, in Latin-1. */
  static List<String> words(String line) {
    return Arrays.stream(line.split(" "))
        .filter(word -> !word.isEmpty())
        .map(word -> new String(word.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1))
        .toList();
  }
}
