package dev.assay.judge.signature;

import java.util.Optional;

/** How any compiler, and the tools and libraries it uses, say that they failed. */
final class ToolCrash {
  private static final Search NO_OUTPUT = Search.line("\\A(no output): ");

  private static final Search SUMMARY =
      Search.line("^SUMMARY: (\\w+Sanitizer: [\\w-]+)(?: [^\\n]*? in ([^\\n(]+))?");

  private static final Search RUNTIME_ERROR =
      Search.line("^(\\S+:\\d+):\\d+: runtime error: ([^\\n]+)");

  private static final Search ASSEMBLER = Search.line("\\.s:\\d+: Error: ([^\\n]+)");

  private static final Search INLINE_ASSEMBLER =
      Search.line("^<inline asm>:\\d+:\\d+: error: ([^\\n]+)");

  private static final Search LIBRARY =
      Search.line(
          "^((?:free|malloc|realloc|munmap_chunk|double free|corrupted|terminate called|Fatal glibc"
              + " error|\\*\\*\\* stack)[^\\n]*)");

  private static final Search LINKER =
      Search.line("collect2: fatal error: (\\S+ terminated with signal \\d+)");

  private static final Search LINKER_OWN =
      Search.line("^\\S*ld\\S*: ((?:BFD|internal error)[^\\n]*)");

  private static final Search CHILD =
      Search.line("(?:command failed due to signal|unable to execute command: ([\\w ]+))");

  private static final Search SIGNAL = Search.line("^ended by signal (\\d+)$");

  private ToolCrash() {}

  static Optional<String> noOutput(String text, Names names) {
    return NO_OUTPUT.group(text);
  }

  static Optional<String> sanitizer(String text, Names names) {
    return RUNTIME_ERROR
        .in(text)
        .map(match ->
            "runtime error at "
                + Normal.place(match.group(1))
                + ": "
                + Normal.message(match.group(2), names))
        .or(() ->
            SUMMARY
                .in(text)
                .map(match ->
                    match.group(1)
                        + Optional.ofNullable(match.group(2))
                            .map(function -> " in " + function.strip())
                            .orElse("")));
  }

  static Optional<String> assembler(String text, Names names) {
    return ASSEMBLER
        .group(text)
        .or(() -> INLINE_ASSEMBLER.group(text))
        .map(message -> "assembler: " + Normal.message(message, names));
  }

  static Optional<String> library(String text, Names names) {
    return LIBRARY.group(text).map(message -> Normal.message(message, names) + frames(text));
  }

  static Optional<String> linker(String text, Names names) {
    return LINKER
        .group(text)
        .or(() ->
            LINKER_OWN.group(text).map(message -> "linker: " + Normal.message(message, names)))
        .or(() -> CHILD.in(text).map(match -> "a child died" + orNothing(match.group(1))));
  }

  static Optional<String> signal(String text, Names names) {
    return SIGNAL
        .group(text)
        .map(number -> "died by " + SignalNames.of(Integer.parseInt(number)) + frames(text));
  }

  private static String orNothing(String said) {
    return said == null ? "" : ": " + said.strip();
  }

  private static String frames(String text) {
    var frames = Frames.top(text);
    return frames.isEmpty() ? "" : " in " + String.join(" < ", frames);
  }
}
