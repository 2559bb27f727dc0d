package dev.assay.compile.classify;

import dev.assay.compile.classify.Classification.Hung;
import dev.assay.compile.classify.Classification.OutOfResources;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The words of compilers that could not do their work for want of something.
 *
 * <p>Messages quote the program's lines, so every pattern is bound to the start of a line or to
 * words that stand behind a tool's name.
 */
final class Shortages {
  private record Shortage(Pattern words, Classification meaning) {}

  private static final List<Shortage> ALL =
      List.of(
          of("^\\S+: .*CPU time limit exceeded signal terminated program", new Hung()),
          of("^\\S+: .*CPU time limit exceeded \\(program ", new Hung()),
          of("^\\S+: error: clang frontend command failed with exit code 152\\b", new Hung()),
          of("^\\S+: .*File size limit exceeded signal terminated program", lack("file size")),
          of(
              "^\\S+: error: clang frontend command failed with exit code 153\\b",
              lack("file size")),
          of("^\\S+: .*(Killed|Terminated) signal terminated program", lack("memory (killed)")),
          of("^\\S+: .*internal compiler error: Killed \\(program ", lack("memory (killed)")),
          of("terminated with signal 9 \\[Killed\\]", lack("memory (killed)")),
          of("^\\S+: (fatal error: |error: )?(out of memory\\b|memory exhausted)", lack("memory")),
          of("virtual memory exhausted", lack("memory")),
          of("error while loading shared libraries: .*failed to map segment", lack("memory")),
          of("error while loading shared libraries: ", lack("a missing library")),
          of("^terminate called after throwing an instance of 'std::bad_alloc'", lack("memory")),
          of("^LLVM ERROR: out of memory", lack("memory")),
          of("[Cc]annot allocate memory$", lack("memory")),
          of("^\\S+: .*memory allocation of \\d+ bytes failed", lack("memory")),
          of("^\\S+: .*No space left on device", lack("disk")),
          of("^\\S+: .*Disk quota exceeded", lack("disk")),
          of("^\\S+: .*: File too large$", lack("file size")),
          of("^\\S+: .*Resource temporarily unavailable", lack("processes")),
          of("^\\S+: .*Too many open files", lack("files")),
          of("sorry, unimplemented: ", lack("what this compiler does not do yet")),
          of("^\\S+: .*cannot execute .*: .*No such file or directory", lack("a missing tool")),
          of("^\\S+: .*: error: unable to execute command: Executable ", lack("a missing tool")),
          // A constant index far outside an array, in code that is never executed.
          of("\\): relocation truncated to fit: R_", lack("the reach of the code model")),
          of(" fatal error: [^:\\n]+: No such file or directory$", lack("a missing header")),
          of(" fatal error: '[^'\\n]+' file not found$", lack("a missing header")),
          of("^\\S*ld\\S*: cannot find [-\\w./]+", lack("a missing library")),
          of("^\\S*ld\\S*: .*\\.o: No such file or directory$", lack("a missing library")),
          of(
              "undefined reference to [`'](__atomic_|__asan_|__ubsan_|__msan_|__tsan_|__gcov_)",
              lack("a missing library")));

  private Shortages() {}

  static Optional<Classification> in(String text) {
    return ALL.stream()
        .filter(shortage -> shortage.words().matcher(text).find())
        .map(Shortage::meaning)
        .findFirst();
  }

  private static Shortage of(String words, Classification meaning) {
    return new Shortage(Pattern.compile(words, Pattern.MULTILINE), meaning);
  }

  private static Classification lack(String resource) {
    return new OutOfResources(resource);
  }
}
