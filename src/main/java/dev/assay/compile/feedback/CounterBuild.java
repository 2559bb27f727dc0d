package dev.assay.compile.feedback;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compiles programs so that the compiler tells what its optimisations did. */
public record CounterBuild(ProcessRunner runner) {
  private static final String REPORT = "assay.counters";
  private static final long LARGEST_REPORT = 1L << 28;

  /** Whether anything is known of how to ask this compiler. */
  public static boolean knows(Family family) {
    return switch (family) {
      case GCC, CLANG -> true;
      case TCC, PCC, OTHER -> false;
    };
  }

  /**
   * The counters of all units together; empty if one of them does not compile.
   *
   * @param scratch a folder for this alone; what was in it is lost
   */
  public Optional<Feedback> build(TestCase test, Configuration configuration, Scratch scratch) {
    var units = new ArrayList<Feedback>();
    for (String unit : test.units()) {
      Optional<Feedback> one = buildUnit(test, unit, configuration, scratch);
      if (one.isEmpty()) {
        return Optional.empty();
      }
      units.add(one.get());
    }
    return Optional.of(Feedback.sum(units));
  }

  private Optional<Feedback> buildUnit(
      TestCase test, String unit, Configuration configuration, Scratch scratch) {
    scratch.clear();
    test.files().forEach(file -> scratch.write(file.name(), bytes(file)));
    // By units, since each compilation writes the report anew.
    var alone =
        new TestCase(
            test.origin(),
            test.standard(),
            test.files(),
            List.of(unit),
            test.flags(),
            test.expectation());
    var compiler = configuration.compiler();
    Completed completed =
        runner.run(
            new Task(
                BuildCommands.of(alone, asking(configuration)).compile(),
                scratch.folder(),
                compiler.environment(),
                Optional.empty(),
                compiler.limits()));
    return completed.succeeded()
        ? scratch
            .read(REPORT, LARGEST_REPORT)
            .map(report -> parse(compiler.family(), new String(report, StandardCharsets.UTF_8)))
        : Optional.empty();
  }

  private static Configuration asking(Configuration configuration) {
    var flags = new ArrayList<>(configuration.flags());
    flags.addAll(flags(configuration.compiler().family()));
    return new Configuration(
        configuration.compiler(), configuration.level(), flags, configuration.purpose());
  }

  private static List<String> flags(Family family) {
    return switch (family) {
      case GCC -> List.of("-fdump-statistics-stats=" + REPORT);
      case CLANG -> List.of("-fsave-optimization-record", "-foptimization-record-file=" + REPORT);
      case TCC, PCC, OTHER -> List.of();
    };
  }

  private static Feedback parse(Family family, String report) {
    return switch (family) {
      case GCC -> GccStatistics.parse(report);
      case CLANG -> OptimizationRecords.parse(report);
      case TCC, PCC, OTHER -> Feedback.NONE;
    };
  }

  private static byte[] bytes(SourceFile file) {
    return file.text().getBytes(StandardCharsets.ISO_8859_1);
  }
}
