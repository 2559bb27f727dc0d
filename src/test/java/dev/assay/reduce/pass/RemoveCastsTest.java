package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** Casts go. */
final class RemoveCastsTest {
  private static final ReductionPass PASS = new RemoveCasts();

  @Test
  void explicitOnes() {
    assertProposes(
        PASS,
        """
        long x; int main(void) { x = (char)(x + 1); }\
        """,
        """
        long x; int main(void) { x = x + 1; }\
        """);
  }

  @Test
  void implicitOnesAreNone() {
    assertProposesNothing(
        PASS,
        """
        long x; int main(void) { x = 1; return x; }\
        """);
  }
}
