package dev.assay.judge.oracle;

import static dev.assay.judge.Cases.CLANG;
import static dev.assay.judge.Cases.GCC;
import static dev.assay.judge.Cases.SETTINGS;
import static dev.assay.judge.Cases.died;
import static dev.assay.judge.Cases.expecting;
import static dev.assay.judge.Cases.late;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.printing;
import static dev.assay.judge.Cases.ran;
import static dev.assay.judge.Cases.ranSaying;
import static dev.assay.judge.Cases.sanitize;
import static dev.assay.judge.Cases.signatures;
import static dev.assay.judge.Cases.span;
import static dev.assay.judge.Cases.swarm;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.compile.CompilerRun;
import dev.assay.interpret.Execution;
import dev.assay.interpret.UbKind;
import dev.assay.judge.Cases;
import dev.assay.judge.Finding;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Programs are held to what the interpreter saw, and only where it saw something. */
final class InterpreterOracleTest {
  private final InterpreterOracle oracle = new InterpreterOracle(SETTINGS);

  private List<String> found(TestCase test, CompilerRun... runs) {
    return signatures(oracle.findings(test, List.of(runs)));
  }

  @Test
  void theSameOutputIsRight() {
    assertEquals(List.of(), found(printing("1\n"), ran(plain(GCC, "-O2"), "1\n")));
  }

  @Test
  void levelsThatAreWrongInTheSameWayAreOneFinding() {
    assertEquals(
        List.of("wrong-output: gcc-12: wrong stdout at -O2 -O3"),
        found(
            printing("1\n"),
            ran(plain(GCC, "-O0"), "1\n"),
            ran(plain(GCC, "-O3"), "2\n"),
            ran(plain(GCC, "-O2"), "2\n")));
  }

  @Test
  void compilersAndKindsAreToldApart() {
    assertEquals(
        List.of(
            "wrong-output: gcc-12: wrong stdout at -O2",
            "wrong-output: gcc-12: wrong exit at -O3",
            "wrong-output: clang-19: died by SIGSEGV at -O2",
            "wrong-output: clang-19: too long at -O3"),
        found(
            printing("1\n"),
            ran(plain(GCC, "-O2"), "2\n"),
            ran(plain(GCC, "-O3"), 3, "1\n"),
            died(plain(CLANG, "-O2"), 11, ""),
            late(plain(CLANG, "-O3"))));
  }

  @Test
  void flagsMatterOnlyWhereNoPlainLevelIsWrong() {
    CompilerRun drawn = ran(swarm(GCC, "-O2", "-fno-ivopts", "-fgcse-las"), "2\n");
    assertEquals(
        List.of("wrong-output: gcc-12: wrong stdout at swarm"), found(printing("1\n"), drawn));
    List<Finding> both =
        oracle.findings(
            printing("1\n"),
            List.of(
                drawn,
                ran(swarm(GCC, "-O3", "-fno-ivopts"), "2\n"),
                ran(plain(GCC, "-O3"), "2\n")));
    assertEquals(List.of("wrong-output: gcc-12: wrong stdout at -O3"), signatures(both));
    assertEquals(
        List.of("-O3", "-O3 -fno-ivopts", "-O2 -fno-ivopts -fgcse-las"),
        both.getFirst().evidence().stream().map(run -> run.configuration().options()).toList());
  }

  @Test
  void whatIsFoundIsVouchedForAndExplained() {
    Finding finding =
        oracle
            .findings(printing("sum = 10\n"), List.of(ran(plain(GCC, "-O2"), "sum = 17\n")))
            .getFirst();
    assertTrue(finding.confirmed());
    assertEquals("interpreter", finding.vouched());
    assertEquals(
        "gcc-12 -O2: wrong stdout: from byte 7 on, 'sum = 17' where 'sum = 10' is right",
        finding.summary());
  }

  @Test
  void aDeathThatTheInterpreterSawIsRight() {
    var aborted = expecting(new Execution.Finished(134, "a\nb\n", 10));
    assertEquals(List.of(), found(aborted, died(plain(GCC, "-O2"), 6, "a\nb\n")));
    assertEquals(List.of(), found(aborted, died(plain(GCC, "-O2"), 6, "")), "its buffer was lost");
    assertEquals(
        List.of("wrong-output: gcc-12: wrong stdout at -O2"),
        found(aborted, died(plain(GCC, "-O2"), 6, "b\n")));
    assertEquals(
        List.of("wrong-output: gcc-12: died by SIGILL at -O2"),
        found(aborted, died(plain(GCC, "-O2"), 4, "")));
  }

  @Test
  void killedFromOutsideSaysNothing() {
    assertEquals(List.of(), found(printing("1\n"), died(plain(GCC, "-O2"), 9, "")));
  }

  @Test
  void nothingIsWrongWhereCLeavesItOpenOrTheInterpreterGaveUp() {
    for (Execution open :
        List.of(
            new Execution.Undefined(UbKind.SIGNED_OVERFLOW, span(), "overflow", List.of()),
            new Execution.OutOfFuel("steps", span(), 10),
            new Execution.Unsupported("setjmp", span()))) {
      assertEquals(
          List.of(),
          found(expecting(open), ran(plain(GCC, "-O2"), "2\n"), late(plain(GCC, "-O3"))),
          open.toString());
    }
  }

  @Test
  void eachTargetHasItsOwnAnswer() {
    var test =
        Cases.test(Cases.SOURCE)
            .expecting(
                new Expectation(
                    Map.of(
                        Cases.setting(DataModel.LP64), new Execution.Finished(0, "8\n", 1),
                        Cases.setting(DataModel.ILP32), new Execution.Finished(0, "4\n", 1)),
                    false));
    assertEquals(
        List.of(),
        found(test, ran(plain(GCC, "-O2"), "8\n"), ran(swarm(GCC, "-O2", "-m32"), "4\n")));
    assertEquals(1, found(test, ran(swarm(GCC, "-O2", "-m32"), "8\n")).size());
  }

  @Test
  void aTargetOfWhichNothingIsKnownIsNotJudged() {
    assertEquals(List.of(), found(printing("8\n"), ran(swarm(GCC, "-O2", "-m32"), "4\n")));
  }

  @Test
  void unknownLongDoublesAreNotCompared() {
    var wide =
        Cases.test(Cases.SOURCE)
            .expecting(
                new Expectation(
                    Map.of(Cases.setting(DataModel.LP64), new Execution.Finished(0, "1\n", 1)),
                    true));
    assertEquals(List.of(), found(wide, ran(plain(Cases.withoutLongDouble(), "-O0"), "2\n")));
    assertEquals(1, found(wide, ran(plain(GCC, "-O0"), "2\n")).size());
  }

  @Test
  void programsThatAskForTheTimeAreNotCompared() {
    var asks =
        printing("1\n")
            .expecting(
                new Expectation(
                    Map.of(Cases.setting(DataModel.LP64), new Execution.Finished(0, "1\n", 1)),
                    Map.of(),
                    false,
                    Optional.of("it asks for __TIME__")));
    assertEquals(List.of(), found(asks, ran(plain(GCC, "-O0"), "2\n")));
  }

  @Test
  void sanitizersReportsAndSlownessAreNotWrongOutput() {
    var address = sanitize(GCC, "-fsanitize=address");
    assertEquals(
        List.of(),
        found(
            printing("1\n"),
            ranSaying(address, "", "==1==ERROR: AddressSanitizer: heap-use-after-free on address"),
            late(address)));
    assertEquals(
        List.of("wrong-output: gcc-12: wrong stdout at swarm"),
        found(printing("1\n"), ran(address, "2\n")));
  }

  @Test
  void outputThatWasCutOffIsComparedAsFarAsItGoes() {
    String all = "line\n".repeat(1 << 20);
    assertEquals(
        List.of(), found(printing(all), ran(plain(GCC, "-O2"), all.substring(0, 4 << 20))));
    assertEquals(1, found(printing(all), ran(plain(GCC, "-O2"), all.substring(0, 100))).size());
  }

  @Test
  void whenUnlikeCompilersAgreeTheInterpreterIsInDoubt() {
    CompilerRun[] alike = {ran(plain(GCC, "-O0"), "2\n"), ran(plain(CLANG, "-O2"), "2\n")};
    assertEquals(List.of(), found(printing("1\n"), alike));
    assertEquals(
        List.of(), found(printing("1\n"), alike[0], alike[1], ran(plain(GCC, "-O3"), "3\n")));
    assertEquals(Optional.of(Doubt.INTERPRETER), oracle.doubt(printing("1\n"), List.of(alike)));
    assertEquals(
        2,
        found(printing("1\n"), ran(plain(GCC, "-O0"), "2\n"), ran(plain(CLANG, "-O2"), "3\n"))
            .size(),
        "they differ from each other");
    assertEquals(
        2,
        found(printing("1\n"), alike[0], alike[1], ran(plain(GCC, "-O1"), "1\n")).size(),
        "one of them agrees with the interpreter");
    assertEquals(
        1,
        found(printing("1\n"), ran(plain(GCC, "-O0"), "2\n"), ran(plain(GCC, "-O2"), "2\n")).size(),
        "levels of one compiler share most of their code");
  }

  @Test
  void segmentationFaultsOfUnlikeCompilersAreOfTheStack() {
    CompilerRun gcc = died(plain(GCC, "-O0"), 11, "");
    CompilerRun clang = died(plain(CLANG, "-O0"), 11, "");
    CompilerRun right = ran(plain(CLANG, "-O2"), "1\n");
    assertEquals(List.of(), found(printing("1\n"), gcc, clang, right));
    assertEquals(
        Optional.of(Doubt.STACK), oracle.doubt(printing("1\n"), List.of(gcc, clang, right)));
    assertEquals(
        List.of("wrong-output: gcc-12: died by SIGSEGV at -O0"),
        found(printing("1\n"), gcc, right));
    assertEquals(
        List.of("wrong-output: gcc-12: wrong stdout at -O2"),
        found(printing("1\n"), gcc, clang, right, ran(plain(GCC, "-O2"), "2\n")));
  }
}
