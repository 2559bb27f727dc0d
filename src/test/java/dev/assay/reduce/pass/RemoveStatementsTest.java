package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** Statements go, with all that is in them. */
final class RemoveStatementsTest {
  private static final ReductionPass PASS = new RemoveStatements();

  @Test
  void outerAndInner() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { if (x) { x = 1; return 2; } return 0; }\
        """,
        """
        int x; int main(void) { return 0; }\
        """,
        """
        int x; int main(void) { if (x) { x = 1; return 2; } }\
        """,
        """
        int x; int main(void) { if (x) { x = 1; } return 0; }\
        """);
  }

  @Test
  void anEmptyFunctionStays() {
    assertProposesNothing(
        PASS,
        """
        int x; int main(void) {}\
        """);
  }
}
