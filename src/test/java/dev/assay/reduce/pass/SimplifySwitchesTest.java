package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** A switch becomes one of its arms, or has fewer of them. */
final class SimplifySwitchesTest {
  private static final ReductionPass PASS = new SimplifySwitches();

  @Test
  void oneArm() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { switch (x) { case 0: x = 1; break; case 1: case 2: x = 3; break; default: x = 4; } }\
        """,
        """
        int x; int main(void) { { x = 1; } }\
        """,
        """
        int x; int main(void) { { x = 3; } }\
        """,
        """
        int x; int main(void) { { x = 4; } }\
        """);
  }

  @Test
  void fewerArms() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { switch (x) { case 0: x = 1; break; case 1: case 2: x = 3; break; default: x = 4; } }\
        """,
        """
        int x; int main(void) { switch (x) { case 0: x = 1; break; default: x = 4; } }\
        """,
        """
        int x; int main(void) { switch (x) { case 0: x = 1; break; case 1: x = 3; break; default: x = 4; } }\
        """);
  }

  @Test
  void namedLabelsStay() {
    assertProposesNothing(
        PASS,
        """
        int x; int main(void) { again: if (x) { x = 0; goto again; } }\
        """);
  }
}
