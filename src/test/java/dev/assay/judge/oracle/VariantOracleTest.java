package dev.assay.judge.oracle;

import static dev.assay.judge.Cases.GCC;
import static dev.assay.judge.Cases.SETTINGS;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.printing;
import static dev.assay.judge.Cases.ran;
import static dev.assay.judge.Cases.signatures;
import static dev.assay.judge.Cases.unsupported;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Variants are held to their seed where the interpreter cannot hold them. */
final class VariantOracleTest {
  private final VariantOracle oracle =
      new VariantOracle(
          SETTINGS, List.of(ran(plain(GCC, "-O0"), "1\n"), ran(plain(GCC, "-O2"), "1\n")));

  @Test
  void aVariantThatDiffersIsFoundAndNotConfirmed() {
    var findings = oracle.findings(unsupported(), List.of(ran(plain(GCC, "-O2"), "2\n")));
    assertEquals(List.of("disagreement: gcc-12: wrong stdout at -O2"), signatures(findings));
    assertFalse(findings.getFirst().confirmed());
  }

  @Test
  void equalOnesUnknownOnesAndInterpretedOnesAreLeftAlone() {
    assertEquals(List.of(), oracle.findings(unsupported(), List.of(ran(plain(GCC, "-O2"), "1\n"))));
    assertEquals(List.of(), oracle.findings(unsupported(), List.of(ran(plain(GCC, "-O3"), "2\n"))));
    assertEquals(
        List.of(), oracle.findings(printing("2\n"), List.of(ran(plain(GCC, "-O2"), "2\n"))));
  }
}
