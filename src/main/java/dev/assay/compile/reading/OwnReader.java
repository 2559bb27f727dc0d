package dev.assay.compile.reading;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Configuration;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Preprocesses a program as one build does, with the macros that are predefined there. */
public record OwnReader(ProcessRunner runner, Configuration build) {
  /**
   * Macros that make the C library's headers define its functions, unless the program asks for
   * them: the interpreter knows those functions, and the program's own text stays the same.
   */
  private static final List<Quiet> QUIET =
      List.of(
          new Quiet("_FORTIFY_SOURCE", "-U_FORTIFY_SOURCE"),
          new Quiet("__NO_INLINE__", "-D__NO_INLINE__=1"));

  private record Quiet(String macro, String option) {}

  /** Whether it may matter who reads the program. */
  public static boolean isWanted(TestCase test) {
    return !Mentions.of(test).isEmpty();
  }

  public TestReader.Reading read(TestCase test, String unit, Scratch scratch) {
    Set<String> words = Mentions.of(test);
    var options = new ArrayList<>(BuildCommands.reading(test, build));
    QUIET.stream()
        .filter(quiet -> !words.contains(quiet.macro()))
        .forEach(quiet -> options.add(quiet.option()));
    return new TestReader(runner, build.compiler()).read(test, unit, options, scratch);
  }
}
