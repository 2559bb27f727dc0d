package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** A variable stands for an expression of its type. */
final class ReplaceByVariableTest {
  private static final ReductionPass PASS = new ReplaceByVariable();

  @Test
  void valuesAndTargets() {
    assertProposes(
        PASS,
        """
        int x; int a[9]; int main(void) { a[x + 1] = 3; x = a[2]; }\
        """,
        """
        int x; int a[9]; int main(void) { x = 3; x = a[2]; }\
        """,
        """
        int x; int a[9]; int main(void) { a[x] = 3; x = a[2]; }\
        """,
        """
        int x; int a[9]; int main(void) { a[x + 1] = 3; x = x; }\
        """);
  }

  @Test
  void structs() {
    assertProposes(
        PASS,
        """
        struct s { int m; } v; struct s f(int); int main(void) { v = f(2); }\
        """,
        """
        struct s { int m; } v; struct s f(int); int main(void) { v = v; }\
        """);
  }

  @Test
  void notOfAnotherType() {
    assertProposesNothing(
        PASS,
        """
        long y; int a[9]; int main(void) { return a[2]; }\
        """);
  }
}
