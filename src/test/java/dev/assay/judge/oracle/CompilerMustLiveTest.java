package dev.assay.judge.oracle;

import static dev.assay.judge.Cases.CLANG;
import static dev.assay.judge.Cases.GCC;
import static dev.assay.judge.Cases.TCC;
import static dev.assay.judge.Cases.crashed;
import static dev.assay.judge.Cases.expecting;
import static dev.assay.judge.Cases.hung;
import static dev.assay.judge.Cases.lacking;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.printing;
import static dev.assay.judge.Cases.ran;
import static dev.assay.judge.Cases.refused;
import static dev.assay.judge.Cases.signatures;
import static dev.assay.judge.Cases.span;
import static dev.assay.judge.Cases.swarm;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import dev.assay.interpret.Execution;
import dev.assay.interpret.UbKind;
import dev.assay.judge.Cases;
import dev.assay.judge.Finding;
import dev.assay.mutate.TestCase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A crash or a hang of a compiler is its own fault, whatever it was given. */
final class CompilerMustLiveTest {
  private static final String ICE =
      "during GIMPLE pass: vrp\ntest.c:1:5: internal compiler error: in f, at x.cc:12\n";

  private static List<String> found(TestCase test, CompilerRun... runs) {
    return signatures(new CompilerMustLive().findings(test, List.of(runs)));
  }

  @Test
  void crashesOfOneKindAreOneFindingWithThePlainestFirst() {
    List<Finding> findings =
        new CompilerMustLive()
            .findings(
                printing(""),
                List.of(
                    crashed(swarm(GCC, "-O2", "-fgcse-las"), ICE),
                    crashed(plain(GCC, "-O3"), ICE),
                    crashed(plain(GCC, "-O2"), ICE)));
    assertEquals(
        List.of("crash: gcc-12: ice in f, at x.cc:12 during GIMPLE pass: vrp"),
        signatures(findings));
    assertEquals(
        List.of("-O2", "-O3", "-O2 -fgcse-las"),
        findings.getFirst().evidence().stream().map(run -> run.configuration().options()).toList());
  }

  @Test
  void theSameMessageOfTwoCompilersIsTwoBugs() {
    assertEquals(
        2,
        found(printing(""), crashed(plain(GCC, "-O2"), ICE), crashed(plain(CLANG, "-O2"), ICE))
            .size());
  }

  @Test
  void anUndefinedProgramIsNoExcuse() {
    var undefined =
        expecting(new Execution.Undefined(UbKind.SIGNED_OVERFLOW, span(), "overflow", List.of()));
    assertEquals(
        List.of("crash: tcc: died by SIGSEGV"),
        found(undefined, crashed(plain(TCC, ""), "ended by signal 11\n")));
  }

  @Test
  void hangsAreNamedByTheirLevels() {
    assertEquals(
        List.of("hang: gcc-12: hangs at -O2 -O3", "hang: clang-19: hangs at swarm"),
        found(
            printing(""),
            hung(plain(GCC, "-O3")),
            hung(plain(GCC, "-O2")),
            hung(swarm(CLANG, "-O1", "-mllvm", "-x"))));
  }

  @Test
  void analysersMustLiveToo() {
    var analysis = new Configuration(GCC, "-O0", List.of("-fanalyzer"), Purpose.ANALYSE);
    assertEquals(List.of("hang: gcc-12: hangs at analysis"), found(printing(""), hung(analysis)));
    assertEquals(
        List.of("crash: gcc-12: ice in f, at x.cc:12 during GIMPLE pass: vrp"),
        found(printing(""), crashed(analysis, ICE)));
  }

  @Test
  void otherEndsAreNotItsBusiness() {
    assertEquals(
        List.of(),
        found(
            printing("1\n"),
            ran(plain(GCC, "-O2"), "2\n"),
            refused(plain(GCC, "-O3"), "test.c:1:1: error: no"),
            lacking(plain(CLANG, "-O2"), "memory")));
  }

  @Test
  void theAssemblerMayRefuseWhatTheProgramWroteItself() {
    String refusal = "/tmp/ccabcdef.s: Assembler messages:\n/tmp/ccabcdef.s:9: Error: bad `x'\n";
    assertEquals(
        List.of("crash: gcc-12: assembler: bad `x'"),
        found(printing(""), crashed(plain(GCC, "-O2"), refusal)));
    var own = Cases.test("int main(void) { __asm__(\"x\"); }\n");
    assertEquals(List.of(), found(own, crashed(plain(GCC, "-O2"), refusal)));
  }
}
