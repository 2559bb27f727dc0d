package dev.assay.compile.classify;

import dev.assay.compile.Family;
import java.util.List;
import java.util.regex.Pattern;

/** The words with which compilers, assemblers and linkers say that they failed themselves. */
final class CrashMarks {
  private static final Pattern SANITIZER =
      any("^==\\d+==\\s?(ERROR|WARNING): \\w+Sanitizer\\b", "^\\S+:\\d+:\\d+: runtime error: ");

  /** Those of every compiler: its tools and its C library speak so. */
  private static final Pattern COMMON =
      any(
          "internal compiler error",
          "\\bAssertion [`'].*' failed",
          "^\\*\\*\\* stack smashing detected \\*\\*\\*",
          "^(free|malloc|realloc|munmap_chunk|double free)[^\\n]*(\\(\\)|corrupt)",
          "^corrupted (size|double-linked list)",
          "^Fatal glibc error: ",
          "^terminate called ",
          // Errors in the program's own assembly name its source instead.
          "^\\S+\\.s:(\\d+:)? (Error|Fatal error|Internal error)\\b",
          "collect2: fatal error: \\S+ terminated with signal \\d+",
          "^\\S*ld\\S*: (BFD .* )?internal error",
          "^\\S*ld\\S*: BFD .* assertion fail ");

  private static final Pattern GCC =
      any(
          "\\bsignal terminated program \\S+",
          "^Please submit a full bug report",
          ": error: .*'?-fcompare-debug'? failure");

  private static final Pattern CLANG =
      any(
          "^PLEASE submit a bug report to ",
          "^PLEASE ATTACH THE FOLLOWING FILES ",
          "^Stack dump:",
          "^Stack dump without symbol names",
          "^LLVM ERROR: ",
          "fatal error: error in backend: ",
          "^UNREACHABLE executed",
          "frontend command failed (due to signal|with exit code (70|1[3-5]\\d))",
          "command failed due to signal",
          "unable to execute command: (Segmentation fault|Aborted|Illegal|Bus|Trace|Floating)",
          "^Instruction does not dominate all uses",
          "^Broken (module|function) found");

  private CrashMarks() {}

  static boolean in(String text, Family family) {
    return sanitizer(text)
        || COMMON.matcher(text).find()
        || switch (family) {
          case GCC -> GCC.matcher(text).find();
          case CLANG -> CLANG.matcher(text).find();
          case TCC, PCC, OTHER -> false;
        };
  }

  /** Whether the compiler itself was built with a sanitizer, and that speaks. */
  static boolean sanitizer(String text) {
    return SANITIZER.matcher(text).find();
  }

  private static Pattern any(String... patterns) {
    return Pattern.compile(
        String.join("|", List.of(patterns).stream().map(p -> "(?:" + p + ")").toList()),
        Pattern.MULTILINE);
  }
}
