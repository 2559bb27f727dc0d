package dev.assay.judge.oracle;

import static dev.assay.judge.Cases.CLANG;
import static dev.assay.judge.Cases.GCC;
import static dev.assay.judge.Cases.OLD_GCC;
import static dev.assay.judge.Cases.SETTINGS;
import static dev.assay.judge.Cases.TCC;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.printing;
import static dev.assay.judge.Cases.ran;
import static dev.assay.judge.Cases.readApart;
import static dev.assay.judge.Cases.refused;
import static dev.assay.judge.Cases.signatures;
import static dev.assay.judge.Cases.swarm;
import static dev.assay.judge.Cases.unsupported;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.Cases;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.TestCase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Refusing a valid program is a bug; refusing an extension, an option or a target is not. */
final class ValidMustCompileTest {
  private static final String ERROR = "test.c:3:7: error: 'helper' redeclared as something else\n";

  private final ValidMustCompile oracle = new ValidMustCompile(SETTINGS);

  private List<String> found(TestCase test, CompilerRun... runs) {
    return signatures(oracle.findings(test, List.of(runs)));
  }

  @Test
  void whatTheInterpreterRanAndTheFamilyTakesMustCompile() {
    assertEquals(
        List.of("rejected: gcc-12: 'NAME' redeclared as something else"),
        found(printing(""), refused(plain(GCC, "-O2"), ERROR), ran(plain(OLD_GCC, "-O2"), "")));
    assertEquals(
        1,
        found(printing(""), refused(plain(GCC, "-O2"), ERROR), ran(plain(GCC, "-O0"), "")).size());
  }

  @Test
  void aFamilyThatRefusesAltogetherMayLackAnExtension() {
    assertEquals(
        List.of(),
        found(
            printing(""),
            refused(plain(CLANG, "-O2"), ERROR),
            refused(plain(CLANG, "-O0"), ERROR),
            ran(plain(GCC, "-O2"), "")));
  }

  @Test
  void withoutTheInterpreterMostCompilersOfBothFamiliesMustTakeIt() {
    var test = unsupported();
    CompilerRun refusal = refused(plain(GCC, "-O2"), ERROR);
    assertEquals(List.of(), found(test, refusal, ran(plain(GCC, "-O0"), "")));
    var findings =
        oracle.findings(
            test, List.of(refusal, ran(plain(GCC, "-O0"), ""), ran(plain(CLANG, "-O0"), "")));
    assertEquals(1, findings.size());
    assertFalse(findings.getFirst().confirmed());
    assertEquals(
        List.of(),
        found(
            test,
            refusal,
            refused(plain(GCC, "-O3"), ERROR),
            ran(plain(GCC, "-O0"), ""),
            ran(plain(CLANG, "-O0"), "")),
        "a tie");
  }

  @Test
  void withoutTheInterpreterAnyOfThemMayLackAPartOfCxx() {
    TestCase c = unsupported();
    var cxx =
        new TestCase(
            c.origin(), c.standard(), c.files(), List.of("test.cc"), c.flags(), c.expectation());
    assertEquals(
        List.of(),
        found(
            cxx,
            refused(plain(GCC, "-O2"), ERROR),
            ran(plain(GCC, "-O0"), ""),
            ran(plain(CLANG, "-O0"), "")));
  }

  @Test
  void smallCompilersMayRefuse() {
    assertEquals(
        List.of(),
        found(
            printing(""),
            refused(plain(TCC, ""), ERROR),
            ran(plain(GCC, "-O0"), ""),
            ran(plain(CLANG, "-O0"), "")));
  }

  @Test
  void choicesAndLimitsAreExcused() {
    for (String excuse :
        List.of(
            "test.c:1:1: error: call to undeclared function 'f'"
                + " [-Wimplicit-function-declaration]\n",
            "test.c:1:8: error: SSE register return with SSE disabled\n",
            "test.c:1:1: error: inlining failed in call to 'always_inline' 'f'\n",
            "test.c:1:1: error: '__int128' is not supported on this target\n",
            "test.c:1:5: error: size of array 'a' is too large\n")) {
      assertEquals(
          List.of(),
          found(printing(""), refused(plain(CLANG, "-O2"), excuse), ran(plain(CLANG, "-O0"), "")),
          excuse);
    }
  }

  @Test
  void takingAnotherReadingProvesNothing() {
    CompilerRun refusal = refused(plain(GCC, "-O2"), ERROR);
    CompilerRun[] runs = {refusal, ran(plain(GCC, "-O0"), ""), ran(plain(CLANG, "-O0"), "")};
    assertEquals(1, found(unsupported(), runs).size());
    TestCase apart = readApart(plain(GCC, "-O2"), plain(GCC, "-O0"), plain(CLANG, "-O0"));
    assertEquals(List.of(), found(apart, runs));
  }

  @Test
  void takingItForAnotherTargetProvesNothing() {
    assertEquals(
        List.of(),
        found(printing(""), refused(plain(GCC, "-O2"), ERROR), ran(swarm(GCC, "-O2", "-m32"), "")));
  }

  @Test
  void aMissingFunctionIsABugOnlyIfTheProgramDoesNotNameIt() {
    String missing = "link: ld: test.c:(.text+0x5): undefined reference to `%s'\n";
    CompilerRun taken = ran(plain(GCC, "-O0"), "");
    assertEquals(
        List.of("rejected: gcc-12: link: undefined reference to `__divmodbitint4'"),
        found(
            printing(""),
            refused(plain(GCC, "-O2"), missing.replace("%s", "__divmodbitint4")),
            taken));
    assertEquals(
        List.of(),
        found(printing(""), refused(plain(GCC, "-O2"), missing.replace("%s", "helper")), taken));
  }

  @Test
  void invalidProgramsMayBeRefused() {
    var invalid = Cases.test(Cases.SOURCE).expecting(Expectation.UNKNOWABLE);
    assertEquals(
        List.of(),
        found(
            invalid,
            refused(plain(GCC, "-O2"), ERROR),
            ran(plain(GCC, "-O0"), ""),
            ran(plain(CLANG, "-O0"), ""),
            ran(plain(CLANG, "-O2"), "")));
  }

  @Test
  void theInterpretersWordConfirms() {
    assertTrue(
        oracle
            .findings(
                printing(""),
                List.of(refused(plain(GCC, "-O2"), ERROR), ran(plain(GCC, "-O0"), "")))
            .getFirst()
            .confirmed());
  }
}
