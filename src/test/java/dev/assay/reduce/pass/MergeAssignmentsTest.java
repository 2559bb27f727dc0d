package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** A variable is declared where it gets its value. */
final class MergeAssignmentsTest {
  private static final ReductionPass PASS = new MergeAssignments();

  @Test
  void inABlock() {
    assertProposes(
        PASS,
        """
        int main(void) { int a; a = 5; return a; }\
        """,
        """
        int main(void) { int a = 5; return a; }\
        """);
  }

  @Test
  void inALoop() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { int i; x = 1; for (i = 0; i < 3; i++) x++; }\
        """,
        """
        int x; int main(void) { x = 1; for (int i = 0; i < 3; i++) x++; }\
        """);
  }

  @Test
  void notIfItIsUsedBefore() {
    assertProposesNothing(
        PASS,
        """
        int main(void) { int a; int *p = &a; a = 5; return *p; }\
        """);
  }
}
