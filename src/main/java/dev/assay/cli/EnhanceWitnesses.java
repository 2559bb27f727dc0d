package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.campaign.Witnesses;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.oracle.SanitizerReport;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Asks sanitizers, gcc and clang about programs that need what the interpreter lacks.
 *
 * @param configurations the sanitizers first, then gcc and clang without optimisation
 */
record EnhanceWitnesses(
    Matrix matrix, Supplier<Scratch> scratches, List<Configuration> configurations) {
  private static final String LEVEL = "-O0";

  /** The address, undefined behaviour and memory sanitizers. */
  private static final int SANITIZERS = 3;

  EnhanceWitnesses {
    configurations = List.copyOf(configurations);
  }

  /** What they say. */
  sealed interface Testimony {
    record Agreed(String output) implements Testimony {}

    record Doubt(String reason) implements Testimony {}
  }

  /** Those of this machine; empty if some are missing. */
  static Optional<EnhanceWitnesses> of(Workshop workshop, DataModel model) {
    List<Compiler> able =
        workshop.all().stream()
            .filter(c -> c.runner().isEmpty() && c.model().equals(model))
            .filter(c -> c.levels().contains(LEVEL))
            .toList();
    var matrix =
        new Matrix(workshop.runner(), new MatrixOptions(workshop.settings().programLimits(), true));
    var all = new ArrayList<>(new Witnesses(matrix, able).configurations(false));
    boolean sanitizers = all.size() == SANITIZERS;
    for (Family family : List.of(Family.GCC, Family.CLANG)) {
      able.reversed().stream()
          .filter(c -> c.family() == family)
          .findFirst()
          .ifPresent(c -> all.add(Configuration.plain(c, LEVEL)));
    }
    return sanitizers && all.size() == SANITIZERS + 2
        ? Optional.of(new EnhanceWitnesses(matrix, workshop.runner()::scratch, all))
        : Optional.empty();
  }

  Testimony hear(String text, Standard standard) {
    var test =
        TestCase.of(
            new Origin("file", new Seed(0), "enhanced"),
            standard,
            List.of(new SourceFile("test.c", text)),
            List.of());
    try (Scratch scratch = scratches.get()) {
      var outputs = new ArrayList<String>();
      for (CompilerRun run : matrix.run(test, configurations, _ -> true, scratch)) {
        Optional<String> doubt = doubt(run);
        if (doubt.isPresent()) {
          return new Testimony.Doubt(run.configuration() + ": " + doubt.get());
        }
        outputs.add(((CompilerRun.Ran) run).stdout());
      }
      return outputs.size() == configurations.size() && Set.copyOf(outputs).size() == 1
          ? new Testimony.Agreed(outputs.getFirst())
          : new Testimony.Doubt("compilers differ: " + different(outputs));
    }
  }

  private static String different(List<String> outputs) {
    return outputs.stream().map(String::strip).distinct().collect(Collectors.joining(", "));
  }

  private static Optional<String> doubt(CompilerRun run) {
    Optional<SanitizerReport> report = SanitizerReport.in(run);
    if (report.isPresent()) {
      return Optional.of(report.get().kind());
    }
    return switch (run) {
      case CompilerRun.Ran _ -> Optional.empty();
      case CompilerRun.Died died -> Optional.of("the program dies of signal " + died.signal());
      case CompilerRun.RanTooLong _ -> Optional.of("the program takes too long");
      case CompilerRun.Rejected _ -> Optional.of("refuses the program");
      case CompilerRun.CompilerCrashed _, CompilerRun.CompilerHung _ ->
          Optional.of("the compiler crashes or hangs");
      case CompilerRun.OutOfResources out -> Optional.of("out of " + out.resource());
      case CompilerRun.Compiled _, CompilerRun.Analysed _ -> Optional.of("was not run");
    };
  }
}
