package dev.assay.compile;

import dev.assay.c.DataModel;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.find.VersionText;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.TestCase;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Preprocesses a test case for our own parser, as a given compiler would for itself. */
public record TestReader(ProcessRunner runner, Compiler compiler) {
  /**
   * Those that can read for a target, the best first: a gcc, whose headers our parser knows best,
   * and the newest of them, since what a program does for older ones, such as to spell a builtin
   * otherwise, is not for others.
   */
  public static List<Compiler> candidates(List<Compiler> compilers, DataModel model) {
    return compilers.stream()
        .filter(c -> c.family() == Family.GCC || c.family() == Family.CLANG)
        .filter(c -> isLike(c.model(), model) || c.capabilities().multilib32())
        .sorted(
            Comparator.comparing((Compiler c) ->
                    !c.model().withFieldsThatKeepWidth().equals(model.withFieldsThatKeepWidth()))
                .thenComparing(c -> !c.runner().isEmpty())
                .thenComparing(Compiler::family)
                .thenComparingInt(c -> -VersionText.release(c.version())))
        .toList();
  }

  /**
   * Whether plain char is signed is told to the compiler, and bit-fields are no matter of reading.
   */
  private static boolean isLike(DataModel one, DataModel other) {
    return one.withUnsignedChar()
        .withFieldsThatKeepWidth()
        .equals(other.withUnsignedChar().withFieldsThatKeepWidth());
  }

  /**
   * The text for the parser, or what the compiler had against the program.
   *
   * @param cpu what the compiler used for it
   */
  public record Reading(Preprocessing result, Duration cpu) {}

  /** Of the first unit. */
  public Reading read(TestCase test, DataModel model, Scratch scratch) {
    return read(test, test.units().getFirst(), model, scratch);
  }

  /** Of one unit of several. */
  public Reading read(TestCase test, String unit, DataModel model, Scratch scratch) {
    var options = new ArrayList<>(compiler.command());
    options.addAll(TargetFlags.of(model, test.standard()));
    options.addAll(test.flags());
    return read(test, unit, options, scratch);
  }

  /**
   * What a build sees.
   *
   * @param options the compiler's program with all that it is given to compile
   */
  public Reading read(TestCase test, String unit, List<String> options, Scratch scratch) {
    try {
      new Workspace(scratch).prepare(test);
    } catch (UncheckedIOException e) {
      return failed("scratch folder: " + e.getMessage(), Duration.ZERO);
    }
    // -dD keeps the lines that define macros: the parser looks for some of them.
    var command = new ArrayList<>(options);
    command.addAll(List.of("-E", "-dD", "-w", unit));
    Completed run =
        runner.run(
            new Task(
                command,
                scratch.folder(),
                compiler.environment(),
                Optional.empty(),
                compiler.limits()));
    if (!run.succeeded()) {
      return failed(run.stderr().strip() + " (" + run.end() + ")", run.cpu());
    }
    if (run.truncated()) {
      return failed("the preprocessed program is too large", run.cpu());
    }
    SourceText text =
        SourceText.of(unit, decoded(marked(run.stdout())), decoded(written(test, unit)));
    return new Reading(new Preprocessing.Ready(text), run.cpu());
  }

  private String marked(String text) {
    return compiler.family() == Family.TCC ? TccMarkers.explicit(text) : text;
  }

  private static String written(TestCase test, String unit) {
    return test.files().stream()
        .filter(file -> file.name().equals(unit))
        .findFirst()
        .orElseGet(test.files()::getFirst)
        .text();
  }

  private static Reading failed(String message, Duration cpu) {
    return new Reading(new Preprocessing.Failed(message), cpu);
  }

  private static String decoded(String latin1) {
    return SourceText.decode(latin1.getBytes(StandardCharsets.ISO_8859_1));
  }
}
