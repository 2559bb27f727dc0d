package dev.assay.campaign.source;

import dev.assay.c.Standard;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.Purpose;
import dev.assay.compile.Sanitizer;
import dev.assay.compile.process.Scratch;
import dev.assay.harvest.FunctionEntry;
import dev.assay.judge.oracle.SanitizerReport;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Calls harvested functions in programs that compilers made, and compares what they give with what
 * the interpreter gave.
 */
public final class PairCheck {
  private static final String SANITIZED_LEVEL = "-O1";

  private final Matrix matrix;
  private final Supplier<Scratch> scratches;
  private final List<Configuration> configurations;
  private final Optional<CcompCheck> ccomp;

  /**
   * With these configurations, and with the sanitizers of their compilers.
   *
   * @param ccomp CompCert's compiler, whose interpreter is asked too
   */
  public PairCheck(
      Matrix matrix,
      Supplier<Scratch> scratches,
      List<Configuration> configurations,
      Optional<Path> ccomp) {
    this.ccomp = ccomp.map(CcompCheck::new);
    this.matrix = matrix;
    this.scratches = scratches;
    var all = new ArrayList<>(configurations);
    configurations.stream()
        .map(Configuration::compiler)
        .distinct()
        .forEach(compiler -> sanitized(compiler).ifPresent(all::add));
    this.configurations = List.copyOf(all);
  }

  /** What each function is called with. */
  public List<Configuration> configurations() {
    return configurations;
  }

  private static Optional<Configuration> sanitized(Compiler compiler) {
    List<String> names =
        List.of(Sanitizer.ADDRESS, Sanitizer.UNDEFINED).stream()
            .filter(compiler.capabilities().sanitizers()::contains)
            .map(Sanitizer::spelling)
            .toList();
    return names.isEmpty() || !compiler.runner().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Configuration(
                compiler,
                SANITIZED_LEVEL,
                List.of("-fsanitize=" + String.join(",", names)),
                Purpose.SANITIZE));
  }

  /** What is wrong with those with which something is, by their names. */
  public Map<String, String> problems(List<FunctionEntry> entries) {
    try (Scratch scratch = scratches.get()) {
      var found = new LinkedHashMap<String, String>();
      search(entries, scratch, found);
      return found;
    }
  }

  /** One program has many functions; only if something is wrong with it, it is cut in two. */
  private void search(List<FunctionEntry> entries, Scratch scratch, Map<String, String> found) {
    if (entries.isEmpty()) {
      return;
    }
    Optional<String> problem = problem(entries, scratch);
    if (problem.isPresent() && entries.size() == 1) {
      found.put(entries.getFirst().name(), problem.get());
    } else if (problem.isPresent()) {
      int half = entries.size() / 2;
      search(entries.subList(0, half), scratch, found);
      search(entries.subList(half, entries.size()), scratch, found);
    }
  }

  private Optional<String> problem(List<FunctionEntry> entries, Scratch scratch) {
    PairProgram program = PairProgram.of(entries);
    var test =
        TestCase.of(
            new Origin("harvest", new Seed(0), entries.getFirst().name()),
            Standard.DEFAULT,
            List.of(new SourceFile("test.c", program.text())),
            List.of("-ffp-contract=off"));
    for (CompilerRun run : matrix.run(test, configurations, _ -> true, scratch)) {
      String wrong = wrong(run, program.expected());
      if (!wrong.isEmpty()) {
        return Optional.of(run.configuration() + ": " + wrong);
      }
    }
    return ccomp.flatMap(check -> check.objection(program.text(), scratch.folder()));
  }

  private static String wrong(CompilerRun run, String expected) {
    Optional<SanitizerReport> report = SanitizerReport.in(run).filter(said -> !said.isShortage());
    if (report.isPresent()) {
      return report.get().sanitizer() + ": " + report.get().kind();
    }
    return switch (run) {
      case CompilerRun.Ran r when r.stdout().equals(expected) -> "";
      case CompilerRun.Ran _ -> "gives another result";
      case CompilerRun.Died d -> "dies of signal " + d.signal();
      case CompilerRun.RanTooLong _ -> "takes too long";
      case CompilerRun.CompilerCrashed _ -> "the compiler crashes";
      case CompilerRun.CompilerHung _ -> "the compiler hangs";
      case CompilerRun.Rejected r ->
          "is refused: "
              + r.output().lines().filter(l -> l.contains("error")).findFirst().orElse("");
      case CompilerRun.OutOfResources o -> "is out of " + o.resource();
      case CompilerRun.Compiled _, CompilerRun.Analysed _ -> "";
    };
  }
}
