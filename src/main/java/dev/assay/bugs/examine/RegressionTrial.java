package dev.assay.bugs.examine;

import dev.assay.bugs.regression.Candidates;
import dev.assay.bugs.regression.RegressionTest;
import dev.assay.bugs.regression.RegressionTest.Suite;
import dev.assay.bugs.report.Bytes;
import dev.assay.bugs.report.ReportInput;
import dev.assay.compile.process.ProcessLimits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tries regression tests: they must fail with the bug, and pass without optimisation. */
final class RegressionTrial {
  /** More than any program of ours needs, and little enough to wait for one that hangs. */
  private static final ProcessLimits LIMITS =
      ProcessLimits.COMPILER.withCpu(Duration.ofSeconds(20));

  private final Bench bench;
  private final ReportInput input;
  private final List<String> compiler;

  RegressionTrial(Bench bench, ReportInput input, List<String> compiler) {
    this.bench = bench;
    this.input = input;
    this.compiler = List.copyOf(compiler);
  }

  /** The first candidate that does what it should. */
  Optional<RegressionTest> best(Candidates candidates, Suite suite) {
    return candidates.of(suite).stream()
        .filter(test -> isRight(test, candidates))
        .map(RegressionTest::tried)
        .findFirst();
  }

  private boolean isRight(RegressionTest test, Candidates candidates) {
    return switch (candidates.kind()) {
      case WRONG_OUTPUT ->
          !passes(test, candidates.options(), candidates)
              && passes(test, plain(candidates.options()), candidates);
      case SANITIZER -> !passes(test, strict(candidates.options()), candidates);
      case CRASH, HANG, REJECTED ->
          candidates.linked()
              ? !compiles(test, candidates.options(), "-o", "test", "-lm")
              : !compiles(test, candidates.options(), "-c", "-o", "test.o");
      case UNSTABLE, DISAGREEMENT -> false;
    };
  }

  /** Without optimisation, and without what the bug needs beside it. */
  private List<String> plain(List<String> options) {
    var words = new ArrayList<>(List.of("-O0"));
    options.stream().filter(option -> option.startsWith("-std=")).forEach(words::add);
    return words;
  }

  private static List<String> strict(List<String> options) {
    var words = new ArrayList<>(options);
    words.add("-fno-sanitize-recover=all");
    return words;
  }

  /** Compiles, and does as the suite asks when it runs. */
  private boolean passes(RegressionTest test, List<String> options, Candidates candidates) {
    if (!compiles(test, options, "-o", "test", "-lm")) {
      return false;
    }
    var run = bench.run(List.of("./test"), Map.of(), ProcessLimits.PROGRAM);
    boolean printing = test.text().contains("dg-output") || test.text().contains("FileCheck");
    return run.succeeded()
        && (!printing
            || candidates.expected().filter(e -> e.stdout().equals(run.stdout())).isPresent());
  }

  private boolean compiles(RegressionTest test, List<String> options, String... end) {
    var files = new LinkedHashMap<String, byte[]>();
    test.built().files().forEach(file -> files.put(file.name(), Bytes.of(file.text())));
    bench.lay(files);
    var command = new ArrayList<>(compiler);
    command.addAll(options);
    command.add("-w");
    command.addAll(test.built().units());
    command.addAll(List.of(end));
    return bench.run(command, input.bad().way().environment(), LIMITS).succeeded();
  }
}
