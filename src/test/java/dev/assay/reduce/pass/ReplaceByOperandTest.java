package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** An operand stands in the place of an expression. */
final class ReplaceByOperandTest {
  private static final ReductionPass PASS = new ReplaceByOperand();

  @Test
  void ofOperators() {
    assertProposes(
        PASS,
        """
        int a, b; int main(void) { return a * b + 3; }\
        """,
        """
        int a, b; int main(void) { return a * b; }\
        """,
        """
        int a, b; int main(void) { return 3; }\
        """,
        """
        int a, b; int main(void) { return a + 3; }\
        """,
        """
        int a, b; int main(void) { return b + 3; }\
        """);
  }

  @Test
  void ofConditionsCommasAndCalls() {
    assertProposes(
        PASS,
        """
        int a, b; int f(int); int main(void) { return a ? (b++, b) : f(a + 1); }\
        """,
        """
        int a, b; int f(int); int main(void) { return b++, b; }\
        """,
        """
        int a, b; int f(int); int main(void) { return f(a + 1); }\
        """,
        """
        int a, b; int f(int); int main(void) { return a ? b : f(a + 1); }\
        """,
        """
        int a, b; int f(int); int main(void) { return a ? (b++, b) : a + 1; }\
        """);
  }

  @Test
  void forItsEffect() {
    assertProposes(
        PASS,
        """
        int f(int); int main(void) { f(1) + 2; }\
        """,
        """
        int f(int); int main(void) { f(1); }\
        """);
  }

  @Test
  void notOfAnotherType() {
    assertProposesNothing(
        PASS,
        """
        struct s { int m; } v; int *p; int main(void) { p = &v.m; v = v; *p = 0; }\
        """);
  }
}
