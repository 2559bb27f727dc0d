package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrionTest {
  private static Optional<String> without(String program, String statement) {
    var bench = MutationBench.of(program);
    return bench.mutated(new Orion(), bench.spotOf(statement), 1);
  }

  @Test
  void deadStatementIsLeftOut() {
    assertEquals(
        Optional.of(
            """
            int main(void) {
              int a = 1;

              if (a == 2) {
                a = 4;
              }
              return a;
            }
            """),
        without("int main(void) { int a = 1; if (a == 2) { a = 3; a = 4; } return a; }", "a = 3;"));
  }

  @Test
  void deadBranchBecomesEmpty() {
    String text =
        without("int main(void) { int a = 1; if (a) a = 0; else a = 9; return a; }", "a = 9;")
            .orElseThrow();
    assertTrue(text.contains("a = 0;"), text);
    assertTrue(!text.contains("a = 9"), text);
  }

  @Test
  void deadCaseGoesWithItsLabel() {
    String text =
        without(
                "int main(void) { int a = 1; switch (a) { case 1: a = 0; break; case 2: a = 5; }"
                    + " return a; }",
                "case 2:")
            .orElseThrow();
    assertTrue(text.contains("case 1:"), text);
    assertTrue(!text.contains("case 2:"), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { int a = 1; if (a) a = 0; return a; }|a = 0;",
        "int main(void) { int a = 1; switch (a) { case 2: case 1: a = 0; } return a; }|case 2:",
        "int main(void) { int a = 0; if (a) { a = 3; in: a--; } if (a < 0) goto in; return 0; }|if"
            + " (a) {",
        "int main(void) { int a = 0; if (a) { int b = 1; a = b; } return a; }|int b",
        "int main(void) { int a = 0; if (a) { typedef int t; t c; a = sizeof(t); } return a;"
            + " }|typedef",
        "int main(void) { int a = 0; if (a) { int b = ({ a = 2; a; }); a += b; } return a; }|a;",
        "int main(void) { int a = 0; if (a) ; return a; }|;"
      })
  void whatIsReachedOrNeededStays(String given) {
    int bar = given.indexOf('|');
    assertEquals(
        Optional.empty(), without(given.substring(0, bar), given.substring(bar + 1)), given);
  }

  @Test
  void statementJumpedIntoStays() {
    assertEquals(
        Optional.empty(),
        without(
            "int main(void) { int a = 1; goto in; if (a == 5) { a = 7; in: a = 0; } return a; }",
            "if (a == 5)"));
  }

  @Test
  void statementWithLabelThatOnlyItselfJumpsToGoes() {
    var bench =
        MutationBench.of(
            "int main(void) { int a = 0; if (a) { again: if (a-- > 3) goto again; } return a; }");
    assertTrue(bench.mutated(new Orion(), bench.spotOf("again:"), 1).isPresent());
  }

  @Test
  void noOtherChangeMayUseVariableThatGoes() {
    var bench =
        MutationBench.of("int main(void) { int a = 0; if (a) { int b; a = 3; } return a; }");
    Spot spot = bench.spotOf("int b");
    assertEquals(
        List.of(spot.surroundings().parent()),
        bench.change(new Orion(), spot, 1).orElseThrow().closed());
  }

  @Test
  void programsKeepTheirOutput() {
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program).assertPreserved(new Orion(), 1);
    }
    assertTrue(made > 20, "made " + made);
  }
}
