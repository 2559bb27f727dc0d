package dev.assay.bugs.examine;

import dev.assay.bugs.trace.Comparison;
import dev.assay.bugs.trace.FirstWrong;
import dev.assay.bugs.trace.Granularity;
import dev.assay.bugs.trace.Instrumenter;
import dev.assay.c.Program;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Start;
import dev.assay.mutate.Setting;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Looks for the first wrong value: more and more coarsely, until the bug survives being watched.
 */
final class Tracing {
  private static final Limits LIMITS =
      new Limits(50_000_000, 1L << 28, 10_000, 2 << 20, Start.PLAIN);
  private static final String WHOLE = "whole.c";
  private static final Path STDBUF = Path.of("/usr/bin/stdbuf");

  private final Bench bench;
  private final Configuration bad;
  private final Setting setting;

  Tracing(Bench bench, Configuration bad, TestCase test) {
    this.bench = bench;
    this.bad = unbuffered(bad);
    this.setting = FlagMeaning.setting(bad, test.standard());
  }

  /** Lines that wait in a buffer are lost when a program dies, and those tell where it did. */
  private static Configuration unbuffered(Configuration bad) {
    Compiler compiler = bad.compiler();
    return compiler.runner().isEmpty() && Files.isExecutable(STDBUF)
        ? new Configuration(
            compiler.startedBy(List.of(STDBUF.toString(), "-oL")),
            bad.level(),
            bad.flags(),
            bad.purpose())
        : bad;
  }

  /** Empty if the program cannot be traced, or no trace of it is wrong. */
  Optional<FirstWrong> of(TestCase test) {
    TestCase whole = whole(test);
    Optional<Program> program = bench.parsed(whole, bad, setting.parsed());
    if (program.isEmpty()) {
      return Optional.empty();
    }
    for (Granularity granularity : Granularity.values()) {
      Optional<FirstWrong> found = traced(whole, program.get(), granularity);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<FirstWrong> traced(TestCase test, Program program, Granularity granularity) {
    String text = Instrumenter.traced(program, granularity);
    TestCase traced =
        TestCase.of(
            test.origin(),
            test.standard(),
            List.of(new SourceFile(test.units().getFirst(), text)),
            test.flags());
    return bench
        .parsed(traced, bad, setting.parsed())
        .map(tree -> Interpreter.run(tree, setting.dialect(), LIMITS))
        .flatMap(execution ->
            execution instanceof Execution.Finished(_, String right, _, _)
                ? output(traced).flatMap(wrong -> Comparison.of(right, wrong, granularity))
                : Optional.empty());
  }

  private Optional<String> output(TestCase traced) {
    var matrix = new Matrix(bench.runner(), MatrixOptions.DEFAULT.withoutSavings());
    List<CompilerRun> runs = matrix.run(traced, List.of(bad), _ -> true, bench.scratch());
    return runs.stream()
        .flatMap(run ->
            switch (run) {
              case CompilerRun.Ran ran -> Optional.of(ran.stdout()).stream();
              case CompilerRun.Died died -> Optional.of(died.stdout()).stream();
              case CompilerRun.RanTooLong ran -> Optional.of(ran.stdout()).stream();
              case CompilerRun.Compiled _,
                  CompilerRun.CompilerCrashed _,
                  CompilerRun.CompilerHung _,
                  CompilerRun.Rejected _,
                  CompilerRun.Analysed _,
                  CompilerRun.OutOfResources _ ->
                  Optional.<String>empty().stream();
            })
        .findFirst();
  }

  /** Several units as one, if they can be: a trace that is wrong then tells as much. */
  private static TestCase whole(TestCase test) {
    if (test.units().size() == 1) {
      return test;
    }
    var files = new ArrayList<SourceFile>();
    files.add(
        new SourceFile(
            WHOLE,
            test.units().stream()
                .map(unit -> "#include \"" + unit + "\"\n")
                .collect(Collectors.joining())));
    files.addAll(test.files());
    return TestCase.of(test.origin(), test.standard(), files, test.flags());
  }
}
