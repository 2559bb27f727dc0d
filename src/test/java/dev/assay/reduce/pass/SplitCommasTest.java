package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** The left side of a comma becomes a statement. */
final class SplitCommasTest {
  private static final ReductionPass PASS = new SplitCommas();

  @Test
  void whereItComesFirst() {
    assertProposes(
        PASS,
        """
        int x, y; int main(void) { x = (y++, 3); if ((y++, x)) y = 1; return (x = y, y); }\
        """,
        """
        int x, y; int main(void) { y++; x = 3; if ((y++, x)) y = 1; return (x = y, y); }\
        """);
  }

  @Test
  void notWhereItComesLater() {
    assertProposesNothing(
        PASS,
        """
        int x, y; int main(void) { x = y + (y++, 3); }\
        """);
  }
}
