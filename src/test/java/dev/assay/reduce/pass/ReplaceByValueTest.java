package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** An expression is replaced by what it was. */
final class ReplaceByValueTest {
  private static final ReductionPass PASS = ReplaceByValue.ofExpressions();

  @Test
  void theOnlyValue() {
    assertProposes(
        PASS,
        """
        unsigned x = 3; long y; int main(void) { y = x * 5u + 1; return 0; }\
        """,
        """
        unsigned x = 3; long y; int main(void) { y = 16u; return 0; }\
        """,
        """
        unsigned x = 3; long y; int main(void) { y = 15u + 1; return 0; }\
        """);
  }

  @Test
  void severalValuesAndZero() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { for (int i = 2; i < 5; i++) x = i + 1; }\
        """,
        """
        int x; int main(void) { for (int i = 2; i < 5; i++) x = 3; }\
        """,
        """
        int x; int main(void) { for (int i = 2; i < 5; i++) x = 5; }\
        """,
        """
        int x; int main(void) { for (int i = 2; i < 5; i++) x = 0; }\
        """);
  }

  @Test
  void floatsAndPointers() {
    assertProposes(
        PASS,
        """
        double d = 1.5; int *ptr; int main(void) { d = d * 2; if (ptr) d = 0; return 0; }\
        """,
        """
        double d = 1.5; int *ptr; int main(void) { d = 3.0; if (ptr) d = 0; return 0; }\
        """,
        """
        double d = 1.5; int *ptr; int main(void) { d = d * 2; if (0) d = 0; return 0; }\
        """);
  }

  @Test
  void constantsAndTargetsStay() {
    assertProposesNothing(
        PASS,
        """
        int x; int main(void) { x = -3; x++; return 0; }\
        """);
  }
}
