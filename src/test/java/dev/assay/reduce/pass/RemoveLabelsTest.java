package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** A label goes with the jumps to it. */
final class RemoveLabelsTest {
  private static final ReductionPass PASS = new RemoveLabels();

  @Test
  void withItsJumps() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { a: x++; if (x < 3) goto a; b: return 0; }\
        """,
        """
        int x; int main(void) { x++; if (x < 3) ; b: return 0; }\
        """,
        """
        int x; int main(void) { a: x++; if (x < 3) goto a; return 0; }\
        """);
  }

  @Test
  void notIfItsAddressIsTaken() {
    assertProposesNothing(
        PASS,
        """
        int main(void) { void *p = &&a; goto *p; a: return 0; }\
        """);
  }
}
