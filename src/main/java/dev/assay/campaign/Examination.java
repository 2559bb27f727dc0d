package dev.assay.campaign;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Execution;
import dev.assay.judge.FamilyFindings;
import dev.assay.judge.Finding;
import dev.assay.judge.Judge;
import dev.assay.judge.RefusedBuilds;
import dev.assay.judge.Verdict;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts a test case before compilers, judges what they do, and tries again what looks wrong. */
public record Examination(
    Understanding understanding, Matrix matrix, Judge judge, SecondLook secondLook) {

  /** Empty if the thread was interrupted meanwhile. */
  public Optional<Examined> examine(
      TestCase draft, List<Configuration> configurations, Scratch scratch) {
    var clock = new CpuClock();
    if (!draft.expectation().comparable()) {
      // Who made it knows that nobody can tell what it must do.
      return judged(draft, configurations, scratch, Usage.NONE);
    }
    Understanding.Understood understood =
        understanding.of(draft, settings(draft, configurations), scratch);
    Usage interpreting = Usage.interpreting(understood.reading(), clock.elapsed());
    return switch (understood) {
      case Understanding.Understood.Known(Expectation expectation, var _) ->
          judged(draft.expecting(expectation), configurations, scratch, interpreting);
      case Understanding.Understood.Invalid(String message, var _) ->
          // Nothing but a crash or a hang can be a compiler's fault then.
          judged(draft.expecting(Expectation.UNKNOWABLE), configurations, scratch, interpreting)
              .map(seen -> seen.invalid(message));
    };
  }

  private Optional<Examined> judged(
      TestCase test, List<Configuration> configurations, Scratch scratch, Usage before) {
    List<CompilerRun> runs = matrix.run(test, configurations, c -> isRunnable(test, c), scratch);
    if (runs.size() < configurations.size()) {
      return Optional.empty();
    }
    Usage usage = before.plus(Usage.of(runs));
    Verdict first = judge.judge(test, runs);
    if (first.findings().stream().anyMatch(Examination::restsOnTheInterpreter)) {
      TestCase explored = secondLook.explored(test, settings(test, configurations), scratch);
      return lookedAtAgain(explored, runs, judge.judge(explored, runs), scratch, usage);
    }
    return lookedAtAgain(test, runs, first, scratch, usage);
  }

  private static boolean restsOnTheInterpreter(Finding finding) {
    return switch (finding.kind()) {
      case WRONG_OUTPUT, SANITIZER -> true;
      case CRASH, HANG, REJECTED, UNSTABLE, DISAGREEMENT -> false;
    };
  }

  private Optional<Examined> lookedAtAgain(
      TestCase test, List<CompilerRun> runs, Verdict first, Scratch scratch, Usage usage) {
    var kept = new ArrayList<Finding>();
    for (Finding finding : first.findings()) {
      secondLook.at(test, finding, runs, scratch).ifPresent(kept::add);
    }
    if (Thread.currentThread().isInterrupted()) {
      return Optional.empty();
    }
    List<Finding> findings = FamilyFindings.of(kept);
    return Optional.of(
        new Examined(
            test, runs, first.keeping(findings), findings, RefusedBuilds.of(test, runs), usage));
  }

  /** A program is worth running if C says what it does, or if compilers can be compared. */
  static boolean isRunnable(TestCase test, Configuration configuration) {
    Expectation expectation = test.expectation();
    if (!expectation.comparable()) {
      return false;
    }
    Optional<Execution> execution =
        expectation.in(FlagMeaning.setting(configuration, test.standard()));
    return execution.isEmpty()
        || switch (execution.get()) {
          case Execution.Finished _, Execution.Unsupported _ -> true;
          case Execution.Undefined _, Execution.Unspecified _, Execution.OutOfFuel _ -> false;
        };
  }

  static Set<Setting> settings(TestCase test, List<Configuration> configurations) {
    var settings = new HashSet<Setting>();
    for (Configuration configuration : configurations) {
      settings.add(FlagMeaning.setting(configuration, test.standard()));
    }
    return settings;
  }
}
