package dev.assay.judge.oracle;

import static dev.assay.judge.Cases.CLANG;
import static dev.assay.judge.Cases.GCC;
import static dev.assay.judge.Cases.SETTINGS;
import static dev.assay.judge.Cases.expecting;
import static dev.assay.judge.Cases.late;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.printing;
import static dev.assay.judge.Cases.ran;
import static dev.assay.judge.Cases.ranSaying;
import static dev.assay.judge.Cases.readApart;
import static dev.assay.judge.Cases.sanitize;
import static dev.assay.judge.Cases.signatures;
import static dev.assay.judge.Cases.span;
import static dev.assay.judge.Cases.swarm;
import static dev.assay.judge.Cases.unsupported;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.CompilerRun;
import dev.assay.interpret.Execution;
import dev.assay.judge.Finding;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the interpreter has no answer, most runs are right. */
final class AgreementOracleTest {
  private static final CompilerRun ONE = ran(plain(GCC, "-O0"), "1\n");
  private static final CompilerRun TWO = ran(plain(CLANG, "-O0"), "1\n");
  private static final CompilerRun ODD = ran(plain(CLANG, "-O2"), "2\n");

  private final AgreementOracle oracle = new AgreementOracle(SETTINGS);

  private List<Finding> found(TestCase test, CompilerRun... runs) {
    return oracle.findings(test, List.of(runs));
  }

  @Test
  void theOddOneIsNotKnownToBeWrong() {
    List<Finding> findings = found(unsupported(), ONE, TWO, ODD);
    assertEquals(List.of("disagreement: clang-19: wrong stdout at -O2"), signatures(findings));
    assertFalse(findings.getFirst().confirmed());
    assertEquals("", findings.getFirst().vouched());
    assertEquals(
        "clang-19 -O2: wrong stdout: from byte 0 on, '2' where others have '1'",
        findings.getFirst().summary());
  }

  @Test
  void buildsThatSeeOtherProgramsAreNotCompared() {
    TestCase apart = readApart(plain(GCC, "-O0"), plain(CLANG, "-O0"), plain(CLANG, "-O2"));
    assertEquals(List.of(), found(apart, ONE, TWO, ODD));
    assertFalse(oracle.agrees(apart, List.of(ONE, TWO)));
    assertTrue(oracle.agrees(unsupported(), List.of(ONE, TWO)));
  }

  @Test
  void silentSanitizersAreToldButMakeNoBugOfIt() {
    CompilerRun silent = ran(sanitize(GCC, "-fsanitize=undefined"), "1\n");
    Finding finding = found(unsupported(), ONE, TWO, ODD, silent).getFirst();
    assertFalse(finding.confirmed());
    assertFalse(finding.kind().isBug());
    assertEquals("sanitizers", finding.vouched());
  }

  @Test
  void oneSanitizerThatSpeaksOrFailsIsEnoughToDoubt() {
    CompilerRun silent = ran(sanitize(GCC, "-fsanitize=undefined"), "1\n");
    CompilerRun loud =
        ranSaying(
            sanitize(CLANG, "-fsanitize=memory"),
            "1\n",
            "==1==WARNING: MemorySanitizer: use-of-uninitialized-value\n");
    CompilerRun slow = late(sanitize(CLANG, "-fsanitize=memory"));
    assertEquals("", found(unsupported(), ONE, TWO, ODD, silent, loud).getFirst().vouched());
    assertEquals("", found(unsupported(), ONE, TWO, ODD, silent, slow).getFirst().vouched());
  }

  @Test
  void aTieSaysNothing() {
    assertEquals(List.of(), found(unsupported(), ONE, ODD));
    assertFalse(oracle.agrees(unsupported(), List.of(ONE, ODD)));
    CompilerRun other = ran(plain(CLANG, "-O3"), "2\n");
    assertEquals(List.of(), found(unsupported(), ONE, TWO, ODD, other));
  }

  /** Nobody else can tell of it. */
  @Test
  void aTieInCxxIsADisagreement() {
    TestCase c = unsupported();
    var cxx =
        new TestCase(
            c.origin(), c.standard(), c.files(), List.of("test.cc"), c.flags(), c.expectation());
    assertEquals(
        List.of("disagreement: clang-19: wrong stdout at -O2"), signatures(found(cxx, ONE, ODD)));
    assertEquals(List.of(), found(cxx, ONE, TWO));
  }

  @Test
  void oneConfigurationRunTwiceIsNoMajority() {
    assertEquals(List.of(), found(unsupported(), ONE, ONE, ODD));
    assertFalse(oracle.agrees(unsupported(), List.of(ONE, ONE)));
  }

  @Test
  void theOddOneRunTwiceIsStillOutvoted() {
    assertEquals(
        List.of("disagreement: clang-19: wrong stdout at -O2"),
        signatures(found(unsupported(), ONE, TWO, ODD, ODD)));
  }

  @Test
  void targetsAreComparedAmongThemselves() {
    CompilerRun narrow = ran(swarm(GCC, "-O2", "-m32"), "4\n");
    assertEquals(List.of(), found(unsupported(), ONE, TWO, narrow));
    assertTrue(oracle.agrees(unsupported(), List.of(ONE, TWO, narrow)));
  }

  @Test
  void theInterpretersAnswerIsNotOutvoted() {
    assertEquals(List.of(), found(printing("2\n"), ONE, TWO, ODD));
  }

  @Test
  void programsThatDoNotEndAreNotCompared() {
    var endless = expecting(new Execution.OutOfFuel("steps", span(), 10));
    assertEquals(List.of(), found(endless, ONE, TWO, ODD, late(plain(GCC, "-O3"))));
    var mostlyLate = new ArrayList<CompilerRun>();
    for (String level : List.of("-O0", "-O1", "-O2")) {
      mostlyLate.add(late(plain(GCC, level)));
    }
    mostlyLate.add(TWO);
    assertEquals(List.of(), oracle.findings(unsupported(), mostlyLate));
  }
}
