package dev.assay.judge;

import static dev.assay.judge.Cases.CLANG;
import static dev.assay.judge.Cases.GCC;
import static dev.assay.judge.Cases.OLD_GCC;
import static dev.assay.judge.Cases.SETTINGS;
import static dev.assay.judge.Cases.compiled;
import static dev.assay.judge.Cases.crashed;
import static dev.assay.judge.Cases.expecting;
import static dev.assay.judge.Cases.hung;
import static dev.assay.judge.Cases.lacking;
import static dev.assay.judge.Cases.late;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.printing;
import static dev.assay.judge.Cases.ran;
import static dev.assay.judge.Cases.ranSaying;
import static dev.assay.judge.Cases.refused;
import static dev.assay.judge.Cases.sanitize;
import static dev.assay.judge.Cases.span;
import static dev.assay.judge.Cases.unsupported;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.CompilerRun;
import dev.assay.interpret.Execution;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.mutate.TestCase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All runs of a test case make one verdict, named by the worst that was found. */
final class JudgeTest {
  private static final TestCase UNDEFINED =
      expecting(new Execution.Undefined(UbKind.SIGNED_OVERFLOW, span(), "it overflows", List.of()));
  private static final String OVERFLOW =
      "test.c:3:5: runtime error: signed integer overflow: 1 + 1\n";

  private static Verdict judge(TestCase test, CompilerRun... runs) {
    return new Judge(SETTINGS).judge(test, List.of(runs));
  }

  @Test
  void everySpelling() {
    var gcc = plain(GCC, "-O2");
    assertEquals("agrees", judge(printing("1"), ran(gcc, "1")).spelling());
    assertEquals("wrong-output", judge(printing("1"), ran(gcc, "2")).spelling());
    assertEquals("crash", judge(printing("1"), crashed(gcc, "x")).spelling());
    assertEquals("hang", judge(printing("1"), hung(gcc)).spelling());
    assertEquals(
        "rejected",
        judge(printing("1"), refused(gcc, "a.c:1:1: error: x"), ran(plain(OLD_GCC, "-O2"), "1"))
            .spelling());
    assertEquals(
        "false-alarm",
        judge(printing("1"), ranSaying(sanitize(GCC, "-fsanitize=undefined"), "1", OVERFLOW))
            .spelling());
    assertEquals(
        "unstable", judge(printing("1"), compiled(gcc, "a"), compiled(gcc, "b")).spelling());
    assertEquals("invalid-program", judge(UNDEFINED, ran(gcc, "1")).spelling());
    assertEquals("inconclusive", judge(unsupported(), ran(gcc, "1")).spelling());
  }

  @Test
  void theWorstFindingNamesTheVerdictAndAllAreKept() {
    Verdict verdict =
        judge(
            printing("1"),
            hung(plain(GCC, "-O3")),
            crashed(plain(GCC, "-O1"), "internal compiler error: in f, at x.cc:1"),
            ran(plain(GCC, "-O2"), "2"));
    assertEquals("wrong-output", verdict.spelling());
    assertEquals(
        List.of(BugClass.WRONG_OUTPUT, BugClass.CRASH, BugClass.HANG),
        verdict.findings().stream().map(Finding::kind).toList());
  }

  @Test
  void anUndefinedProgramIsNobodysFaultButACrashIs() {
    assertEquals(
        new Verdict.InvalidProgram("undefined: it overflows"),
        judge(UNDEFINED, ran(plain(GCC, "-O0"), "1"), ran(plain(GCC, "-O2"), "2")));
    assertEquals(
        new Verdict.InvalidProgram("unspecified: either order"),
        judge(
            expecting(
                new Execution.Unspecified(
                    UnspecifiedKind.EVALUATION_ORDER, span(), "either order")),
            compiled(plain(GCC, "-O0"), "a")));
    assertEquals("crash", judge(UNDEFINED, crashed(plain(GCC, "-O2"), "x")).spelling());
  }

  @Test
  void agreementStandsInForTheInterpreter() {
    assertEquals(
        "agrees",
        judge(unsupported(), ran(plain(GCC, "-O0"), "1"), ran(plain(CLANG, "-O0"), "1"))
            .spelling());
  }

  @Test
  void doubtGivesItsReason() {
    assertEquals(new Verdict.Inconclusive("no compiler was run"), judge(printing("1")));
    assertEquals(
        new Verdict.Inconclusive("no compiler's program ran; gcc-12 -O2 ran out of memory"),
        judge(printing("1"), lacking(plain(GCC, "-O2"), "memory")));
    assertEquals(
        new Verdict.Inconclusive("the program does not end within the interpreter's steps"),
        judge(expecting(new Execution.OutOfFuel("steps", span(), 1)), late(plain(GCC, "-O2"))));
    assertEquals(
        new Verdict.InvalidProgram("refused by every compiler: what is this"),
        judge(unsupported(), refused(plain(GCC, "-O2"), "test.c:1:1: error: what is this\n")));
  }

  @Test
  void aDoubtfulAnswerIsInconclusive() {
    assertEquals(
        "inconclusive",
        judge(printing("1"), ran(plain(GCC, "-O0"), "2"), ran(plain(CLANG, "-O0"), "2"))
            .spelling());
  }

  @Test
  void whatIsNotSeenAgainIsDropped() {
    Verdict both =
        judge(
            printing("1"),
            ran(plain(GCC, "-O2"), "2"),
            crashed(plain(CLANG, "-O2"), "internal compiler error: in f, at x.cc:1"));
    assertEquals("crash", both.keeping(List.of(both.findings().get(1))).spelling());
    assertEquals("inconclusive", both.keeping(List.of()).spelling());
    assertEquals(
        "agrees", judge(printing("1"), ran(plain(GCC, "-O2"), "1")).keeping(List.of()).spelling());
  }
}
