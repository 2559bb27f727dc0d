package dev.assay.judge.oracle;

import dev.assay.c.DataModel;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import dev.assay.interpret.FieldWidths;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Oracle;
import dev.assay.judge.Settings;
import dev.assay.mutate.Reader;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the interpreter has no answer, programs of one reading for one target should do the same:
 * most are right.
 *
 * <p>Programs that depend on luck differ too, and no sanitizer knows all of C, so what is found is
 * a disagreement and no bug.
 */
public final class AgreementOracle implements Oracle {
  private final Answers answers;

  public AgreementOracle(Settings settings) {
    this.answers = new Answers(settings);
  }

  @Override
  public List<Finding> findings(TestCase test, List<CompilerRun> runs) {
    boolean silent = sanitizersAreSilent(runs);
    var findings = new ArrayList<Finding>();
    for (List<CompilerRun> group : groups(test, runs)) {
      Optional<Behaviour> right =
          majority(group).or(() -> test.isCxx() ? first(group) : Optional.empty());
      if (right.isPresent()) {
        var wrong = new WrongOutputs();
        for (CompilerRun run : group) {
          Behaviour.difference(right.get(), Behaviour.of(run).orElseThrow())
              .ifPresent(difference -> wrong.add(run, difference));
        }
        findings.addAll(
            wrong.findings(right.get(), BugClass.DISAGREEMENT, silent ? "sanitizers" : ""));
      }
    }
    return List.copyOf(findings);
  }

  /** Whether two runs at least could be compared, and none differs. */
  public boolean agrees(TestCase test, List<CompilerRun> runs) {
    Collection<List<CompilerRun>> groups = groups(test, runs);
    return groups.stream().anyMatch(group -> configurations(group) > 1)
        && groups.stream().allMatch(group -> votes(group).size() == 1);
  }

  /** Those who see the same program, and for whom it must do the same. */
  private record Peers(DataModel model, Reader reading, FieldWidths fields) {}

  /** The runs for one target and reading each, of programs that ended. */
  private Collection<List<CompilerRun>> groups(TestCase test, List<CompilerRun> runs) {
    var groups = new LinkedHashMap<Peers, List<CompilerRun>>();
    for (CompilerRun run : runs) {
      Configuration configuration = run.configuration();
      if (configuration.purpose() == Purpose.RUN
          && Behaviour.of(run).isPresent()
          && answers.isOpen(test, configuration)) {
        var peers =
            new Peers(
                answers.setting(test, configuration).model(),
                answers.reading(test, configuration),
                test.expectation().dependsOnFields()
                    ? answers.setting(test, configuration).dialect().fields()
                    : FieldWidths.EITHER);
        groups.computeIfAbsent(peers, _ -> new ArrayList<>()).add(run);
      }
    }
    return groups.values();
  }

  /**
   * What more than half of the builds do, if they are two at least; a repeated one has one voice.
   */
  private static Optional<Behaviour> majority(List<CompilerRun> group) {
    return votes(group).entrySet().stream()
        .filter(vote -> configurations(vote.getValue()) * 2 > configurations(group))
        .filter(vote -> configurations(vote.getValue()) > 1)
        .filter(vote -> !vote.getKey().tooLong())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Nobody but compilers can say anything of C++, so there they need not be outvoted to differ. */
  private static Optional<Behaviour> first(List<CompilerRun> group) {
    return votes(group).keySet().stream().filter(behaviour -> !behaviour.tooLong()).findFirst();
  }

  private static Map<Behaviour, List<CompilerRun>> votes(List<CompilerRun> group) {
    var votes = new LinkedHashMap<Behaviour, List<CompilerRun>>();
    for (CompilerRun run : group) {
      votes.computeIfAbsent(Behaviour.of(run).orElseThrow(), _ -> new ArrayList<>()).add(run);
    }
    return votes;
  }

  private static long configurations(List<CompilerRun> runs) {
    return runs.stream().map(CompilerRun::configuration).distinct().count();
  }

  private static boolean sanitizersAreSilent(List<CompilerRun> runs) {
    List<CompilerRun> checked =
        runs.stream().filter(run -> run.configuration().purpose() == Purpose.SANITIZE).toList();
    return !checked.isEmpty()
        && checked.stream()
            .allMatch(run -> run instanceof CompilerRun.Ran && SanitizerReport.in(run).isEmpty());
  }
}
