package dev.assay.judge;

import static dev.assay.judge.Cases.GCC;
import static dev.assay.judge.Cases.SETTINGS;
import static dev.assay.judge.Cases.compiled;
import static dev.assay.judge.Cases.crashed;
import static dev.assay.judge.Cases.died;
import static dev.assay.judge.Cases.hung;
import static dev.assay.judge.Cases.lacking;
import static dev.assay.judge.Cases.late;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.printing;
import static dev.assay.judge.Cases.ran;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.judge.Confirmation.Outcome;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Only what comes again in the same way counts. */
final class ConfirmationTest {
  private static final TestCase TEST = printing("1\n");
  private static final Configuration O2 = plain(GCC, "-O2");
  private static final Configuration O3 = plain(GCC, "-O3");
  private static final String ICE = "internal compiler error: in f, at x.cc:1\n";

  private final Confirmation confirmation = new Confirmation();

  private Finding first(CompilerRun... runs) {
    return new Judge(SETTINGS).judge(TEST, List.of(runs)).findings().getFirst();
  }

  private void assertOutcome(Outcome expected, Finding first, CompilerRun... again) {
    assertEquals(expected, confirmation.outcome(TEST, first, List.of(again)));
  }

  @Test
  void theSameAgainConfirms() {
    assertOutcome(new Outcome.Confirmed(), first(ran(O2, "2\n")), ran(O2, "2\n"));
    assertOutcome(new Outcome.Confirmed(), first(died(O2, 11, "")), died(O2, 11, ""));
    assertOutcome(new Outcome.Confirmed(), first(late(O2)), late(O2));
    assertOutcome(new Outcome.Confirmed(), first(hung(O2)), hung(O2));
    assertOutcome(
        new Outcome.Confirmed(),
        first(crashed(O2, "0x7f11 x\n" + ICE)),
        crashed(O2, "0x7f22 y\n" + ICE));
  }

  @Test
  void notAgainIsNothing() {
    assertOutcome(new Outcome.NotReproduced(), first(crashed(O2, ICE)), ran(O2, "1\n"));
    assertOutcome(new Outcome.NotReproduced(), first(hung(O2)), compiled(O2, "a"));
    assertOutcome(new Outcome.NotReproduced(), first(late(O2)), ran(O2, "1\n"));
    assertOutcome(new Outcome.NotReproduced(), first(died(O2, 11, "")), ran(O2, "1\n"));
    assertOutcome(new Outcome.NotReproduced(), first(ran(O2, "2\n")));
    assertOutcome(new Outcome.NotReproduced(), first(ran(O2, "2\n")), lacking(O2, "memory"));
  }

  @Test
  void somethingElseIsUnstable() {
    assertOutcome(new Outcome.Unstable(), first(ran(O2, "2\n")), ran(O2, "3\n"));
    assertOutcome(new Outcome.Unstable(), first(ran(O2, "2\n")), ran(O2, "1\n"));
    assertOutcome(
        new Outcome.Unstable(), first(crashed(O2, ICE)), crashed(O2, ICE.replace("x.cc", "y.cc")));
    assertOutcome(
        new Outcome.Unstable(),
        first(crashed(O2, ICE), crashed(O3, ICE)),
        crashed(O2, ICE),
        ran(O3, "1\n"));
  }

  @Test
  void oneRunOfSeveralIsEnoughIfTheOthersWereNotTried() {
    assertOutcome(new Outcome.Confirmed(), first(ran(O2, "2\n"), ran(O3, "2\n")), ran(O2, "2\n"));
  }

  @Test
  void theDecisionKeepsDropsOrRenames() {
    Finding wrong = first(ran(O2, "2\n"));
    assertEquals(Optional.of(wrong), confirmation.decide(TEST, wrong, List.of(ran(O2, "2\n"))));
    assertEquals(Optional.empty(), confirmation.decide(TEST, wrong, List.of()));
    assertEquals(
        "unstable: gcc-12: wrong-output that changes from run to run",
        confirmation
            .decide(TEST, wrong, List.of(ran(O2, "3\n")))
            .map(finding -> finding.signature().toString())
            .orElse(""));
  }

  @Test
  void twoRunsThatDifferedAreProof() {
    Finding unstable = first(compiled(O2, "a"), compiled(O2, "b"));
    assertOutcome(new Outcome.Confirmed(), unstable, compiled(O2, "a"));
  }
}
