package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Purpose;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Oracle;
import dev.assay.judge.Settings;
import dev.assay.judge.oracle.Doubt.Judged;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A program must do what the interpreter did, by the rules of its configuration. */
public final class InterpreterOracle implements Oracle {
  private final Answers answers;

  public InterpreterOracle(Settings settings) {
    this.answers = new Answers(settings);
  }

  @Override
  public List<Finding> findings(TestCase test, List<CompilerRun> runs) {
    // Targets may rightly differ in what the program prints.
    var findings = new ArrayList<Finding>();
    byAnswer(test, runs)
        .forEach((expected, programs) -> {
          var wrong = new WrongOutputs();
          believable(programs)
              .forEach((run, judged) ->
                  Behaviour.difference(expected, judged.seen())
                      .ifPresent(difference -> wrong.add(run, difference)));
          findings.addAll(wrong.findings(expected, BugClass.WRONG_OUTPUT, "interpreter"));
        });
    return List.copyOf(findings);
  }

  /** Whether this oracle can tell right from wrong for one of the runs. */
  public boolean judges(TestCase test, List<CompilerRun> runs) {
    return !byAnswer(test, runs).isEmpty();
  }

  /** Why runs that differ from the interpreter's are no findings, if some are not. */
  public Optional<String> doubt(TestCase test, List<CompilerRun> runs) {
    return byAnswer(test, runs).values().stream()
        .map(Map::values)
        .map(List::copyOf)
        .flatMap(programs ->
            Doubt.isOfStack(programs)
                ? Optional.of(Doubt.STACK).stream()
                : Optional.of(Doubt.INTERPRETER)
                    .filter(_ -> Doubt.isOfInterpreter(programs))
                    .stream())
        .findFirst();
  }

  private Map<Behaviour, Map<CompilerRun, Judged>> byAnswer(TestCase test, List<CompilerRun> runs) {
    var groups = new LinkedHashMap<Behaviour, Map<CompilerRun, Judged>>();
    for (CompilerRun run : runs) {
      Optional<Behaviour> expected = expected(test, run);
      Optional<Behaviour> seen = Behaviour.of(run);
      if (expected.isPresent() && seen.isPresent()) {
        groups
            .computeIfAbsent(expected.get(), _ -> new LinkedHashMap<>())
            .put(
                run,
                new Judged(run.configuration().compiler().family(), expected.get(), seen.get()));
      }
    }
    return groups;
  }

  /** Those that may show a compiler's mistake. */
  private static Map<CompilerRun, Judged> believable(Map<CompilerRun, Judged> programs) {
    List<Judged> all = List.copyOf(programs.values());
    if (Doubt.isOfInterpreter(all)) {
      return Map.of();
    }
    var kept = new LinkedHashMap<>(programs);
    if (Doubt.isOfStack(all)) {
      kept.values().removeIf(Judged::isSegmentationFault);
    }
    return kept;
  }

  private Optional<Behaviour> expected(TestCase test, CompilerRun run) {
    return isLeftToSanitizers(run)
        ? Optional.empty()
        : answers
            .finished(test, run.configuration())
            .map(finished -> Behaviour.expected(finished.exit(), finished.stdout()));
  }

  /** A sanitizer's report changes how the program ends, and its checks how long that takes. */
  private static boolean isLeftToSanitizers(CompilerRun run) {
    return run.configuration().purpose() == Purpose.SANITIZE
        && (run instanceof CompilerRun.RanTooLong || SanitizerReport.in(run).isPresent());
  }
}
