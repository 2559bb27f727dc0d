package dev.assay.judge.signature;

import java.util.List;
import java.util.Optional;

/** How clang and LLVM say that they failed. */
final class ClangCrash {
  /** {@code clang: .../File.cpp:12: void f(int): Assertion `x && "why"' failed.} */
  private static final Search ASSERTION =
      Search.line("^(?:[^\\n]*?([\\w.+-]+):\\d+: [^\\n]*?)?Assertion [`']([^\\n]+)' failed");

  private static final Search UNREACHABLE =
      Search.line("^(?:([^\\n]*)\\n)?UNREACHABLE executed(?: at ([^\\n!]+))?!");

  private static final Search FATAL = Search.line("fatal error: error in backend: ([^\\n]+)");

  private static final Search LLVM_ERROR = Search.line("^LLVM ERROR: ([^\\n]+)");

  /**
   * The verifier's first words are about the kind of fault, the lines after it about the program.
   */
  private static final Search VERIFIER =
      Search.line(
          "^((?!In |PLEASE )[A-Z][^\\n]*)\\n(?:[^\\n]*\\n){0,40}?"
              + "[^\\n]*Broken (?:module|function) found");

  /**
   * {@code 4. Running pass 'X86 DAG->DAG Instruction Selection' on function '@main'}: the innermost
   * pass comes last.
   */
  private static final Search PASS =
      Search.line("\\A[\\s\\S]*^\\d+\\.\\s+Running pass ['\"]([^'\"\\n]+)['\"] on \\w+");

  /**
   * {@code 3. test.c:8:5: Generating code for declaration 'main'}: what clang was busy with, the
   * innermost last; all there is where neither a pass nor frames are named.
   */
  private static final Search ACTIVITY =
      Search.line("\\A[\\s\\S]*^[1-9]\\d*\\.\\s+(?:\\S+:\\d+:\\d+: |<eof> )?([A-Za-z][^'\"\\n:]+)");

  private static final Search DUMP = Search.line("^(Stack dump|PLEASE submit a bug report)");

  private ClangCrash() {}

  static Optional<String> assertion(String text, Names names) {
    return ASSERTION
        .in(text)
        .map(match ->
            "assertion `"
                + Normal.place(match.group(2))
                + "'"
                + Optional.ofNullable(match.group(1)).map(file -> " in " + file).orElse(""));
  }

  static Optional<String> unreachable(String text, Names names) {
    return UNREACHABLE
        .in(text)
        .map(match ->
            "unreachable"
                + Optional.ofNullable(match.group(2))
                    .map(at -> " at " + Normal.place(at))
                    .orElse("")
                + Optional.ofNullable(match.group(1))
                    .filter(said -> !said.isBlank())
                    .map(said -> ": " + Normal.message(said, names))
                    .orElse(""));
  }

  static Optional<String> fatal(String text, Names names) {
    return FATAL
        .group(text)
        .map(message -> "backend: " + message)
        .or(() -> LLVM_ERROR.group(text).map(message -> "LLVM ERROR: " + message))
        .filter(message -> !message.contains("Broken "))
        .map(message -> Normal.message(message, names) + pass(text));
  }

  static Optional<String> verifier(String text, Names names) {
    return VERIFIER
        .group(text)
        .map(message -> "verifier: " + Normal.message(message, names) + pass(text));
  }

  static Optional<String> stack(String text, Names names) {
    if (DUMP.in(text).isEmpty()) {
      return Optional.empty();
    }
    List<String> frames = Frames.top(text);
    String where = frames.isEmpty() ? "" : " in " + String.join(" < ", frames);
    String during = pass(text);
    return Optional.of(
        "crash" + where + (where.isEmpty() && during.isEmpty() ? activity(text) : during));
  }

  private static String activity(String text) {
    return ACTIVITY.group(text).map(busy -> " while " + busy.strip()).orElse("");
  }

  private static String pass(String text) {
    return PASS.group(text).map(pass -> " during " + withoutOptions(pass)).orElse("");
  }

  /** Newer passes print their options behind their names. */
  private static String withoutOptions(String pass) {
    return pass.contains("->") ? pass : pass.replaceAll("<[^<>]*>", "").replaceAll("[<(].*", "");
  }
}
