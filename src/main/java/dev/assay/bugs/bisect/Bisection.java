package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import dev.assay.bugs.Triage;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.classify.Transcript;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the cause of a bug by switching off parts of the compiler that shows it.
 *
 * <p>Everything is a search over one question, "is the bug still there with these flags?", with a
 * bounded number of builds, and the same result whatever the number of jobs.
 *
 * @param matrix one that takes no short cuts
 * @param installed all compilers there are, for those of the same family
 * @param most how many builds there may be
 */
public record Bisection(
    NativeProcessRunner runner, Matrix matrix, List<Compiler> installed, int jobs, int most) {
  /** Enough for any stock compiler and a program that a reducer has finished with. */
  public static final int DEFAULT_MOST = 600;

  /** A compiler that takes so much longer than without optimisation does not end. */
  private static final int TIMES = 20;

  private static final Duration LEAST_HANG = Duration.ofSeconds(2);

  /** Options named as cures. */
  private static final int CURES_KEPT = 8;

  public Bisection {
    installed = List.copyOf(installed);
  }

  /**
   * What is to blame, and who else is affected.
   *
   * @param bad the configuration that shows the bug
   * @param functions those that the program defines
   * @param features what the program is made of, to be kept with the result
   */
  public Triage of(
      TestCase test,
      Configuration bad,
      Symptom symptom,
      List<String> functions,
      List<String> features) {
    Configuration asked = symptom instanceof Symptom.Hang ? impatient(test, bad) : bad;
    try (var builds = new Builds(runner, matrix, test, asked, symptom, jobs, most)) {
      if (builds.ask() != Answer.BAD) {
        return nothing("the bug is not there any more with " + bad, features, most - builds.left());
      }
      Releases releases = Releases.of(builds, asked, installed);
      Blamed passes = passes(builds, bad.compiler(), functions);
      if (passes.blames().isEmpty() && symptom instanceof Symptom.Crash) {
        passes = passes.and(byWords(builds));
      }
      if (symptom instanceof Symptom.FalseAlarm) {
        passes = passes.and(Checks.blame(builds, bad, most / 4));
      }
      Cures cures = Cures.among(options(builds, bad.compiler()), most / 3, builds);
      return triage(builds, releases, passes, cures, features);
    }
  }

  /** Only who is to blame first, for those who ask it of many programs. */
  Optional<Blame> blame(TestCase test, Configuration bad, Symptom symptom) {
    Configuration asked = symptom instanceof Symptom.Hang ? impatient(test, bad) : bad;
    try (var builds = new Builds(runner, matrix, test, asked, symptom, jobs, most)) {
      return passes(builds, bad.compiler(), List.of()).blames().stream()
          .findFirst()
          .or(() ->
              Cures.among(options(builds, bad.compiler()), most / 3, builds).switches().stream()
                  .findFirst()
                  .map(cure -> gone(builds, cure)));
    }
  }

  private Blamed passes(Questions builds, Compiler compiler, List<String> functions) {
    return switch (compiler.family()) {
      case CLANG -> ClangPasses.blame(builds);
      case GCC ->
          GccPasses.blame(builds, functions, most / 4).and(GccCounters.blame(builds, most / 4));
      case TCC, PCC, OTHER -> Blamed.nothing(compiler.name() + " has no parts to switch off");
    };
  }

  private static Blamed byWords(Questions builds) {
    String said = Transcript.readable(builds.transcript(List.of()));
    List<String> bad = builds.command(List.of());
    return new Blamed(CrashWords.blame(said, bad).stream().toList(), List.of());
  }

  private static List<List<String>> options(Questions builds, Compiler compiler) {
    return switch (compiler.family()) {
      case CLANG -> Options.clang(builds);
      case GCC -> Options.gcc(builds);
      case TCC, PCC, OTHER -> List.of();
    };
  }

  private Triage triage(
      Builds builds, Releases releases, Blamed passes, Cures cures, List<String> features) {
    var blames = new ArrayList<>(passes.blames());
    String like = passes.blames().stream().findFirst().map(Blame::name).orElse("");
    Options.likePass(cures.switches(), like)
        .findFirst()
        .map(cure -> gone(builds, cure))
        .ifPresent(blames::add);
    var remarks = new ArrayList<>(passes.remarks());
    remarks.addAll(releases.remarks());
    if (!cures.complete() || builds.left() == 0) {
      remarks.add("not everything was tried: the number of builds is limited to " + most);
    }
    return new Triage(
        blames,
        Options.likePass(cures.switches(), like)
            .distinct()
            .limit(CURES_KEPT)
            .map(cure -> String.join(" ", cure))
            .toList(),
        releases.affected(),
        features,
        List.of(),
        remarks,
        most - builds.left());
  }

  private static Blame gone(Questions builds, List<String> cure) {
    return Options.blame(builds, cure, "with " + String.join(" ", cure) + " the bug is gone");
  }

  private static Triage nothing(String remark, List<String> features, int builds) {
    return new Triage(
        List.of(), List.of(), List.of(), features, List.of(), List.of(remark), builds);
  }

  /** Every build that shows a hang takes all of its time: no more of it than is needed. */
  private Configuration impatient(TestCase test, Configuration bad) {
    Compiler compiler = bad.compiler();
    ProcessLimits limits = compiler.limits();
    try (Scratch scratch = runner.scratch()) {
      var plain =
          new Configuration(compiler, compiler.levels().getFirst(), bad.flags(), bad.purpose());
      List<CompilerRun> runs = matrix.run(test, List.of(plain), _ -> false, scratch);
      if (runs.isEmpty() || runs.getFirst() instanceof CompilerRun.CompilerHung) {
        return bad;
      }
      Duration due = runs.getFirst().cost().compiling().multipliedBy(TIMES);
      Duration enough = due.compareTo(LEAST_HANG) < 0 ? LEAST_HANG : due;
      return enough.compareTo(limits.cpu()) < 0
          ? new Configuration(
              compiler.within(limits.withCpu(enough)), bad.level(), bad.flags(), bad.purpose())
          : bad;
    }
  }
}
