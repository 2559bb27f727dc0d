package dev.assay.compile.classify;

import java.util.regex.Pattern;

/** The words with which compilers refuse their command line: they name no line of the program. */
final class FlagMarks {
  /**
   * A tool's name, then the error; a complaint about the program has its file's name first, which
   * may lie in a folder that is called like a tool, and its line.
   */
  private static final Pattern DRIVER =
      Pattern.compile(
          "^(cc1|lto1|(?:[^\\s:]*/)?[^\\s:/]*(?:gcc|clang|[gc]\\+\\+)[^\\s:/]*|(?:[^\\s:]*[-/])?cc):"
              + " (fatal )?error: (?!linker command failed|assembler command failed|ld returned)",
          Pattern.MULTILINE);

  private static final Pattern OTHERS =
      Pattern.compile(
          "^error: (unknown|invalid|unsupported|unable|option|argument|the )[^\\n]*"
              + "|\\(LLVM option parsing\\): "
              + "|^\\S+: Unknown command line argument "
              + "|unrecognized (command-line|command line) option"
              + "|^\\S+: (error: )?(invalid|unrecognized) option ",
          Pattern.MULTILINE);

  /** LLVM dumps its stack even when it has nothing against anything but its options. */
  private static final Pattern FATAL =
      Pattern.compile(
          "error in backend: (Must use fast \\(default\\) register allocator"
              + "|Cannot specify both|[^\\n]*\\b(option|flag)s?\\b)");

  private FlagMarks() {}

  /** Whether a crash is only a rude way to refuse the command line. */
  static boolean inCrash(String text) {
    return FATAL.matcher(text).find();
  }

  static boolean in(String text) {
    return DRIVER.matcher(text).find() || OTHERS.matcher(text).find();
  }
}
