package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertMakes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** What a run did not execute goes; what it did stays. */
final class RemoveDeadTest {
  private static final ReductionPass PASS = new RemoveDead();

  @Test
  void branchesThatWereNotTaken() {
    assertMakes(
        PASS,
        """
        int x; int f(void) { x = 9; return 1; }
        int main(void) {
          if (x) { x = 1; } else x = 2;
          if (x == 2) x = 3; else { x = 4; }
          if (f() == 7) x = 8;
          while (x < 0) x++;
          return 0;
          x = 5;
        }\
        """,
        """
        int x; int f(void) { x = 9; return 1; }
        int main(void) {
          x = 2;
          if (x == 2) x = 3;
          f() == 7;
          return 0;
        }\
        """);
  }

  @Test
  void armsThatWereNotEvaluated() {
    assertMakes(
        PASS,
        """
        int a; int main(void) { return (a ? 7 : a + 1) + (a && a > 5); }\
        """,
        """
        int a; int main(void) { return (a + 1) + a; }\
        """);
  }

  @Test
  void aLabelThatIsJumpedToIsNotDead() {
    assertProposesNothing(
        PASS,
        """
        int main(void) { goto in; { in: return 0; } }\
        """);
  }

  @Test
  void nothingIsKnownOfAProgramThatIsUndefined() {
    assertProposesNothing(
        PASS,
        """
        int main(void) { int a[1]; if (a[0]) return 1; return a[2]; }\
        """);
  }
}
