package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** One variable does the work of two. */
final class MergeVariablesTest {
  private static final ReductionPass PASS = new MergeVariables();

  @Test
  void ofTheSameType() {
    assertProposes(
        PASS,
        """
        int x; int y; int main(void) { int z = y; x = z; y = 2; }\
        """,
        """
        int x; int main(void) { int z = x; x = z; x = 2; }\
        """,
        """
        int x; int y; int main(void) { x = x; y = 2; }\
        """);
  }

  @Test
  void notOfAnotherTypeOrFunction() {
    assertProposesNothing(
        PASS,
        """
        long x; int main(void) { int y = x; return y; } void f(void) { int z = 1; }\
        """);
  }
}
