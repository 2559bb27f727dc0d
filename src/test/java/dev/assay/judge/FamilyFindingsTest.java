package dev.assay.judge;

import static dev.assay.judge.Cases.crashed;
import static dev.assay.judge.Cases.hung;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.ran;
import static dev.assay.judge.Cases.signatures;
import static dev.assay.judge.Cases.swarm;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Family;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What several releases of a compiler show of one program is one finding. */
final class FamilyFindingsTest {
  private static final Compiler GCC_9 = gcc("gcc-9", "gcc (Debian 9.5.0-3) 9.5.0");
  private static final Compiler GCC_10 = gcc("gcc-10", "gcc (Debian 10.2.1-6) 10.2.1 20210110");
  private static final Compiler GCC_16 = gcc("gcc-16", "gcc (GCC) 16.2.0");
  private static final Compiler CLANG_19 = Cases.compiler("clang-19", Family.CLANG);

  private static Compiler gcc(String name, String version) {
    Compiler like = Cases.GCC;
    return new Compiler(
        name,
        like.family(),
        like.command(),
        version,
        like.target(),
        like.model(),
        true,
        like.levels(),
        List.of(),
        like.environment(),
        like.limits(),
        like.capabilities());
  }

  private static Finding finding(BugClass kind, String key, CompilerRun... runs) {
    String compiler = runs[0].configuration().compiler().name();
    return new Finding(
        new Signature(kind, compiler, key), "in " + compiler, List.of(runs), true, "interpreter");
  }

  private static Finding wrong(Compiler compiler, String key, String level) {
    return finding(BugClass.WRONG_OUTPUT, key, ran(plain(compiler, level), "8\n"));
  }

  private static Finding crash(Compiler compiler, String key, String level) {
    return finding(BugClass.CRASH, key, crashed(plain(compiler, level), key));
  }

  private static List<String> ways(Finding finding) {
    return finding.evidence().stream().map(run -> run.configuration().toString()).toList();
  }

  @Test
  void wrongOutputOfSeveralReleasesIsNamedByTheNewest() {
    List<Finding> findings =
        FamilyFindings.of(
            List.of(
                wrong(GCC_9, "wrong stdout at -O1", "-O1"),
                wrong(GCC_16, "wrong stdout at -O3", "-O3"),
                wrong(GCC_10, "wrong exit at -O2", "-O2")));
    assertEquals(List.of("wrong-output: gcc-16: wrong stdout at -O3"), signatures(findings));
    Finding one = findings.getFirst();
    assertEquals("in gcc-16", one.summary());
    assertEquals(List.of("gcc-16", "gcc-10", "gcc-9"), one.compilers());
    assertEquals(List.of("gcc-16 -O3", "gcc-10 -O2", "gcc-9 -O1"), ways(one));
  }

  @Test
  void levelsOfOneReleaseAreOneToo() {
    List<Finding> findings =
        FamilyFindings.of(
            List.of(
                wrong(GCC_16, "died by SIGSEGV at -O3", "-O3"),
                wrong(GCC_16, "wrong stdout at -O1", "-O1")));
    assertEquals(List.of("wrong-output: gcc-16: wrong stdout at -O1"), signatures(findings));
    assertEquals(List.of("gcc-16 -O1", "gcc-16 -O3"), ways(findings.getFirst()));
  }

  @Test
  void eachReleaseIsSeenBeforeMoreOfTheNewest() {
    Finding newest =
        finding(
            BugClass.WRONG_OUTPUT,
            "wrong stdout at -O2 -O3",
            ran(plain(GCC_16, "-O2"), "8\n"),
            ran(swarm(GCC_16, "-O2", "-fwrapv"), "8\n"));
    Finding one =
        FamilyFindings.of(List.of(wrong(GCC_9, "wrong stdout at -O2", "-O2"), newest)).getFirst();
    assertEquals(List.of("gcc-16 -O2", "gcc-9 -O2", "gcc-16 -O2 -fwrapv"), ways(one));
  }

  @Test
  void gccAndClangStayTwo() {
    assertEquals(
        2,
        FamilyFindings.of(
                List.of(
                    wrong(GCC_16, "wrong stdout at -O2", "-O2"),
                    wrong(CLANG_19, "wrong stdout at -O2", "-O2")))
            .size());
  }

  @Test
  void compilersOfAnotherTargetOrOfNoKnownFamilyStayApart() {
    Finding other = wrong(Cases.withoutLongDouble(), "wrong stdout at -O2", "-O2");
    Finding mine = wrong(Cases.compiler("mine", Family.OTHER), "wrong stdout at -O2", "-O2");
    Finding yours = wrong(Cases.compiler("yours", Family.OTHER), "wrong stdout at -O2", "-O2");
    Finding gcc = wrong(GCC_16, "wrong stdout at -O2", "-O2");
    assertEquals(4, FamilyFindings.of(List.of(gcc, other, mine, yours)).size());
  }

  @Test
  void crashesWithTheSameMessageAreOneThoughTheirPlacesMove() {
    List<Finding> findings =
        FamilyFindings.of(
            List.of(
                crash(GCC_9, "ice in fold, at fold-const.c:17 during GIMPLE pass: vrp", "-O2"),
                crash(GCC_16, "ice in fold, at fold-const.cc:99 during GIMPLE pass: vrp", "-O1")));
    assertEquals(
        List.of("crash: gcc-16: ice in fold, at fold-const.cc:99 during GIMPLE pass: vrp"),
        signatures(findings));
    assertEquals(List.of("gcc-16", "gcc-9"), findings.getFirst().compilers());
  }

  @Test
  void twoCrashesOfOneReleaseStayTwo() {
    List<Finding> findings =
        List.of(
            crash(GCC_16, "ice in fold, at fold-const.cc:99", "-O1"),
            crash(GCC_16, "ice in fold, at fold-const.cc:120", "-O2"),
            crash(GCC_16, "ice in expand, at expr.cc:5", "-O3"));
    assertEquals(
        signatures(Findings.worstFirst(findings)), signatures(FamilyFindings.of(findings)));
  }

  @Test
  void otherWordsInAnotherReleaseAreAnotherCrash() {
    assertEquals(
        2,
        FamilyFindings.of(
                List.of(
                    crash(GCC_9, "ice in fold, at fold-const.c:17", "-O2"),
                    crash(GCC_16, "ice in expand, at expr.cc:5", "-O2")))
            .size());
  }

  @Test
  void classesStayApart() {
    List<Finding> findings =
        List.of(
            wrong(GCC_16, "wrong stdout at -O1", "-O1"),
            crash(GCC_9, "ice in expand, at expr.cc:5", "-O2"),
            finding(BugClass.HANG, "hangs at -O2", hung(plain(GCC_9, "-O2"))),
            finding(BugClass.HANG, "hangs at -O3", hung(plain(GCC_16, "-O3"))),
            finding(BugClass.HANG, "hangs at analysis", hung(plain(GCC_16, "-O0"))));
    assertEquals(
        List.of(
            "wrong-output: gcc-16: wrong stdout at -O1",
            "crash: gcc-9: ice in expand, at expr.cc:5",
            "hang: gcc-16: hangs at -O3",
            "hang: gcc-16: hangs at analysis"),
        signatures(FamilyFindings.of(findings)));
  }
}
