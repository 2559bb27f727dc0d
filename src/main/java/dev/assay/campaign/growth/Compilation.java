package dev.assay.campaign.growth;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Workspace;
import dev.assay.compile.classify.Classification;
import dev.assay.compile.classify.Classifier;
import dev.assay.compile.classify.Transcript;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.compile.timing.TimeReport;
import dev.assay.mutate.TestCase;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compiles programs to assembly, and tells what that took: nothing is assembled, linked or run.
 *
 * @param limit CPU time after which a compiler is stopped
 */
record Compilation(ProcessRunner runner, Duration limit, Scratch scratch) {
  /** What became of one compilation. */
  sealed interface Result {
    record Took(double seconds) implements Result {}

    /** It was stopped after so long. */
    record Late(double seconds) implements Result {}

    /** The compiler did not do it, for another reason than time. */
    record Not(String reason) implements Result {}
  }

  Result time(TestCase test, Configuration configuration) {
    Optional<Completed> run = run(test, configuration, List.of());
    if (run.isEmpty()) {
      return new Result.Not("scratch folder");
    }
    double seconds = run.get().cpu().toNanos() / 1e9;
    return switch (Classifier.classify(run.get(), configuration.compiler().family())) {
      case Classification.Built() -> new Result.Took(seconds);
      case Classification.Hung() -> new Result.Late(seconds);
      case Classification.Crashed() -> new Result.Not("crashed");
      case Classification.Rejected() -> new Result.Not("rejected: " + firstError(run.get()));
      case Classification.BadFlags() -> new Result.Not("flags: " + firstError(run.get()));
      case Classification.OutOfResources(String resource) -> new Result.Not(resource);
    };
  }

  /** What the compiler says of its passes; empty if it says nothing. */
  Optional<TimeReport> report(TestCase test, Configuration configuration) {
    Family family = configuration.compiler().family();
    return TimeReport.isKnown(family)
        ? run(test, configuration, List.of(TimeReport.FLAG))
            .filter(Completed::succeeded)
            .flatMap(run -> TimeReport.parse(family, run.stderr()))
        : Optional.empty();
  }

  /** The command line, as for people. */
  static List<String> command(TestCase test, Configuration configuration, List<String> more) {
    var flags = new ArrayList<>(configuration.flags());
    switch (configuration.compiler().family()) {
      case GCC -> flags.add("-S");
      // What is nested deeper than 256 would be refused.
      case CLANG -> flags.addAll(List.of("-S", "-fbracket-depth=1000000"));
      case TCC, PCC, OTHER -> {}
    }
    flags.addAll(more);
    return BuildCommands.of(
            test,
            new Configuration(
                configuration.compiler(), configuration.level(), flags, configuration.purpose()))
        .compile();
  }

  private Optional<Completed> run(TestCase test, Configuration configuration, List<String> more) {
    try {
      new Workspace(scratch).prepare(test);
    } catch (UncheckedIOException _) {
      return Optional.empty();
    }
    Compiler compiler = configuration.compiler();
    return Optional.of(
        runner.run(
            new Task(
                command(test, configuration, more),
                scratch.folder(),
                compiler.environment(),
                Optional.empty(),
                compiler.limits().withCpu(limit))));
  }

  private static String firstError(Completed run) {
    List<String> lines = Transcript.of(run).lines().filter(line -> !line.isBlank()).toList();
    return lines.stream()
        .filter(line -> line.contains("error"))
        .findFirst()
        .orElse(lines.isEmpty() ? "" : lines.getFirst());
  }
}
