package dev.assay.bugs.examine;

import dev.assay.bugs.StoredRun;
import dev.assay.bugs.regression.Candidates;
import dev.assay.bugs.regression.RegressionTest;
import dev.assay.bugs.regression.RegressionTest.Suite;
import dev.assay.bugs.regression.SelfChecking;
import dev.assay.bugs.regression.Sources;
import dev.assay.bugs.report.Examined;
import dev.assay.bugs.report.Invocation;
import dev.assay.bugs.report.ReportFiles;
import dev.assay.bugs.report.ReportInput;
import dev.assay.bugs.report.ReproduceScript;
import dev.assay.bugs.report.Timing;
import dev.assay.bugs.trace.Comparison;
import dev.assay.bugs.trace.FirstWrong;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Start;
import dev.assay.judge.BugClass;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Learns all that a report tells beside what is stored, by running the compiler. */
public final class Examiner {
  private static final Limits LIMITS =
      new Limits(50_000_000, 1L << 28, 10_000, 2 << 20, Start.PLAIN);

  /** Enough to see that a compiler hangs which has been seen to. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Bench bench;
  private final ReportInput input;
  private final Compiler compiler;
  private final List<String> remarks = new ArrayList<>();

  private Examiner(Bench bench, ReportInput input, Compiler compiler) {
    this.bench = bench;
    this.input = input;
    this.compiler = compiler;
  }

  /** With the compiler of the bug's name as it is installed. */
  public static Examined examine(Bench bench, ReportInput input, Compiler compiler) {
    return new Examiner(bench, input, compiler).examined();
  }

  private Examined examined() {
    if (!compiler.version().equals(input.bug().version())) {
      remarks.add("The compiler that is installed now is " + compiler.version() + ", another one.");
    }
    Optional<Invocation> invocation = invocation();
    Optional<FirstWrong> first =
        input.kind() == BugClass.WRONG_OUTPUT ? firstWrong() : Optional.empty();
    List<RegressionTest> tests = tests(invocation.orElseGet(() -> Invocation.exact(input.bad())));
    Optional<Timing> timing =
        input.kind() == BugClass.HANG ? invocation.flatMap(this::timing) : Optional.empty();
    return new Examined(said(), invocation, first, timing, tests, remarks);
  }

  /** What {@code -v} prints. */
  private String said() {
    var command = new ArrayList<>(compiler.command());
    command.add("-v");
    Completed run = bench.run(command, compiler.environment(), ProcessLimits.COMPILER);
    return run.succeeded() ? run.stderr() : "";
  }

  /** The shortest commands that show the bug, by running the script that is handed out. */
  private Optional<Invocation> invocation() {
    for (Invocation candidate :
        List.of(Invocation.plain(input.bad(), input.program()), Invocation.exact(input.bad()))) {
      bench.lay(ReportFiles.beside(input.with(Examined.of(candidate))));
      var environment = new HashMap<>(Map.of("TMPDIR", bench.scratch().folder().toString()));
      environment.put(ReproduceScript.PATIENCE, Long.toString(PATIENCE.toSeconds()));
      Completed run =
          bench.run(List.of("/bin/sh", ReproduceScript.NAME), environment, ProcessLimits.COMPILER);
      if (run.end().equals(new ProcessEnd.Exited(0))) {
        return Optional.of(candidate);
      }
    }
    remarks.add("The script did not show the bug when this report was written.");
    return Optional.empty();
  }

  /** What the compiler takes where it hangs, and where it is known to end or else at its lowest. */
  private Optional<Timing> timing(Invocation bad) {
    Invocation good = input.good().map(Invocation::exact).orElseGet(() -> bad.at("-O0", List.of()));
    String name = input.good().map(run -> run.way().toString()).orElse(compiler.name() + " -O0");
    bench.lay(ReportFiles.beside(input));
    Completed slow = compiled(bad);
    Completed quick = compiled(good);
    return quick.succeeded() && !slow.succeeded()
        ? Optional.of(new Timing(slow.cpu(), name, quick.cpu()))
        : Optional.empty();
  }

  private Completed compiled(Invocation invocation) {
    return bench.run(
        invocation.build().getFirst(),
        invocation.environment(),
        ProcessLimits.COMPILER.withCpu(PATIENCE));
  }

  private Optional<FirstWrong> firstWrong() {
    StoredRun bad = input.bad();
    Optional<FirstWrong> traced =
        input.program().isCxx()
            ? Optional.empty()
            : new Tracing(bench, configuration(), test()).of(test());
    return traced.or(() ->
        input
            .expected()
            .flatMap(expected -> Comparison.ofOutputs(expected.stdout(), bad.stdout())));
  }

  private Configuration configuration() {
    StoredRun.Way way = input.bad().way();
    return new Configuration(compiler, way.level(), way.flags(), way.purpose());
  }

  private TestCase test() {
    return new TestCase(
        input.bug().first().origin(),
        input.program().standard(),
        input.program().files(),
        input.program().units(),
        input.program().flags(),
        Expectation.NONE);
  }

  private List<RegressionTest> tests(Invocation invocation) {
    var candidates =
        new Candidates(
            input.bug().id(),
            input.kind(),
            input.program().isCxx(),
            new Sources(input.program().files(), input.program().units()),
            checking(),
            input.expected(),
            input.bad().messages().startsWith("link: "),
            invocation.options());
    var trial = new RegressionTrial(bench, input, compiler.command());
    List<RegressionTest> tests =
        suites().flatMap(suite -> trial.best(candidates, suite).stream()).toList();
    if (tests.isEmpty() && input.kind() != BugClass.UNSTABLE && input.kind().isBug()) {
      remarks.add("No form of regression test showed the bug.");
    }
    return tests;
  }

  private Stream<Suite> suites() {
    return compiler.family() == Family.GCC
        ? Stream.of(Suite.GCC)
        : compiler.family() == Family.CLANG ? Stream.of(Suite.LLVM) : Stream.of(Suite.values());
  }

  /** Of a program whose units are one: values are compared where they are printed. */
  private Optional<String> checking() {
    boolean readable = !input.program().isCxx() && input.program().units().size() == 1;
    if (input.kind() != BugClass.WRONG_OUTPUT || !readable) {
      return Optional.empty();
    }
    Setting setting = FlagMeaning.setting(configuration(), input.program().standard());
    return bench
        .parsed(test(), configuration(), setting.parsed())
        .flatMap(program -> SelfChecking.of(program, setting.dialect(), LIMITS));
  }
}
