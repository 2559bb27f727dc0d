package dev.assay.judge.oracle;

import static dev.assay.judge.Cases.CLANG;
import static dev.assay.judge.Cases.GCC;
import static dev.assay.judge.Cases.SETTINGS;
import static dev.assay.judge.Cases.compiled;
import static dev.assay.judge.Cases.lacking;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.printing;
import static dev.assay.judge.Cases.ran;
import static dev.assay.judge.Cases.signatures;
import static dev.assay.judge.Cases.swarm;
import static dev.assay.judge.Cases.unsupported;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.Cases;
import dev.assay.mutate.TestCase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same command twice must give the same thing twice. */
final class MustBeDeterministicTest {
  private static List<String> found(TestCase test, CompilerRun... runs) {
    return signatures(new MustBeDeterministic(SETTINGS).findings(test, List.of(runs)));
  }

  @Test
  void differentCodeIsABug() {
    assertEquals(
        List.of("unstable: clang-19: different machine code"),
        found(
            printing(""),
            compiled(plain(CLANG, "-O2"), "a"),
            compiled(plain(CLANG, "-O3"), "x"),
            compiled(plain(CLANG, "-O2"), "b")));
  }

  @Test
  void equalCodeAndOtherConfigurationsAreFine() {
    assertEquals(
        List.of(),
        found(
            printing(""),
            compiled(plain(CLANG, "-O2"), "a"),
            compiled(plain(CLANG, "-O2"), "a"),
            compiled(plain(GCC, "-O2"), "b"),
            lacking(plain(CLANG, "-O2"), "memory")));
  }

  @Test
  void differentResultsOfADefinedProgramAreABug() {
    CompilerRun one = ran(plain(GCC, "-O2"), "1\n");
    CompilerRun other = ran(plain(GCC, "-O2"), "2\n");
    assertEquals(
        List.of("unstable: gcc-12: different result of the same program"),
        found(printing("1\n"), one, other));
    assertEquals(List.of(), found(unsupported(), one, other), "it may print addresses");
  }

  @Test
  void whatIsRandomByDesignIsFine() {
    var lto = swarm(GCC, "-O2", "-flto");
    assertEquals(List.of(), found(printing(""), compiled(lto, "a"), compiled(lto, "b")));
    var clock = Cases.test("const char *s = __TIME__;\n");
    assertEquals(
        List.of(),
        found(clock, compiled(plain(GCC, "-O2"), "a"), compiled(plain(GCC, "-O2"), "b")));
  }
}
