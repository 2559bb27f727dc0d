package dev.assay.campaign;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.judge.BugClass;
import dev.assay.judge.Confirmation;
import dev.assay.judge.Finding;
import dev.assay.judge.Judge;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Runs again what looks like a bug, from the source and with nothing saved, before it counts.
 *
 * <p>A program whose output seemed wrong is also interpreted again with the choices that C leaves
 * open made otherwise; if it can print something else, nobody was wrong.
 *
 * @param matrix one that takes no short cuts
 * @param thorough an understanding that explores
 * @param witnesses what sanitizers say counts too
 */
public record SecondLook(
    Matrix matrix,
    Understanding thorough,
    Judge judge,
    Confirmation confirmation,
    FlagNarrowing narrowing,
    Witnesses witnesses) {
  /** More configurations show the same thing; running all of them again would prove no more. */
  private static final int MOST_RUNS = 3;

  /** How often something that did not come again is given another chance. */
  private static final int PATIENCE = 4;

  /** The test case with what a thorough look at it shows: it may be able to print other things. */
  TestCase explored(TestCase test, Set<Setting> settings, Scratch scratch) {
    // Witnesses may see another program, which says nothing of this one.
    var all = new HashSet<>(settings);
    witnesses
        .configurations(test.isCxx())
        .forEach(witness -> all.add(FlagMeaning.setting(witness, test.standard())));
    return switch (thorough.of(test, all, scratch)) {
      case Understanding.Understood.Known(Expectation expectation, var _) ->
          test.expecting(expectation);
      case Understanding.Understood.Invalid _ -> test.expecting(Expectation.UNKNOWABLE);
    };
  }

  /** The finding as it stands after another look; empty if it was nothing. */
  Optional<Finding> at(TestCase test, Finding finding, List<CompilerRun> runs, Scratch scratch) {
    if (finding.kind() == BugClass.HANG) {
      return hang(test, finding, runs, scratch);
    }
    Optional<Finding> seen = again(test, finding, scratch);
    return seen.isEmpty()
        ? seen
        : switch (seen.get().kind()) {
          case WRONG_OUTPUT ->
              witnesses.hear(test, narrowing.narrow(test, seen.get(), scratch), scratch);
          // No compiler alone can show it, so nobody could tell which flags it needs.
          case DISAGREEMENT -> witnesses.hear(test, seen.get(), scratch);
          case CRASH, SANITIZER, REJECTED ->
              Optional.of(narrowing.narrow(test, seen.get(), scratch));
          case HANG, UNSTABLE -> seen;
        };
  }

  /** Once more, with patience. Which flags it needs is not tried: that would take an hour. */
  private Optional<Finding> hang(
      TestCase test, Finding finding, List<CompilerRun> runs, Scratch scratch) {
    Configuration hung = finding.evidence().getFirst().configuration();
    List<CompilerRun> again = runs(test, List.of(Patience.enough(hung, runs)), scratch);
    return again.stream().allMatch(CompilerRun.CompilerHung.class::isInstance)
        ? Optional.of(finding)
        : Optional.empty();
  }

  private Optional<Finding> again(TestCase test, Finding finding, Scratch scratch) {
    List<Configuration> shown =
        finding.evidence().stream()
            .map(CompilerRun::configuration)
            .distinct()
            .limit(MOST_RUNS)
            .toList();
    List<CompilerRun> again = runs(test, shown, scratch);
    if (isBadEachTime(test, finding, again)) {
      return Optional.of(finding);
    }
    Optional<Finding> seen = confirmation.decide(test, finding, again);
    if (seen.isPresent()) {
      return seen;
    }
    var more = new ArrayList<>(again);
    more.addAll(runs(test, Collections.nCopies(PATIENCE, shown.getFirst()), scratch));
    return confirmation.decide(test, finding, more);
  }

  /** Wrong is wrong, even if a program prints other garbage or a compiler dies elsewhere. */
  private boolean isBadEachTime(TestCase test, Finding finding, List<CompilerRun> again) {
    return !again.isEmpty()
        && switch (finding.kind()) {
          case WRONG_OUTPUT -> again.stream().allMatch(run -> isWrong(test, run));
          case CRASH -> again.stream().allMatch(CompilerRun.CompilerCrashed.class::isInstance);
          case HANG, REJECTED, SANITIZER, UNSTABLE, DISAGREEMENT -> false;
        };
  }

  private boolean isWrong(TestCase test, CompilerRun run) {
    return judge.judge(test, List.of(run)).findings().stream()
        .anyMatch(found -> found.kind() == BugClass.WRONG_OUTPUT);
  }

  private List<CompilerRun> runs(TestCase test, List<Configuration> shown, Scratch scratch) {
    return matrix.run(test, shown, c -> Examination.isRunnable(test, c), scratch);
  }
}
