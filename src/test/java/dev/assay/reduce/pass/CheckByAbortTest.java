package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertDoesNotPropose;
import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** The only output becomes a check. */
final class CheckByAbortTest {
  private static final ReductionPass PASS = new CheckByAbort();

  @Test
  void ofTheValue() {
    assertProposes(
        PASS,
        """
        int printf(const char *, ...); long x = 3; int main(void) { x *= 2; printf("%ld\\n", x); }\
        """,
        """
        long x = 3; int main(void) { x *= 2; if (x != 6L) __builtin_abort(); }\
        """,
        """
        long x = 3; int main(void) { x *= 2; __builtin_printf("%ld\\n", x); }\
        """);
  }

  @Test
  void severalOutputsStay() {
    assertDoesNotPropose(
        PASS,
        """
        int printf(const char *, ...); int x; int main(void) { printf("%d", x); printf("%d", 1); }\
        """,
        """
        int x; int main(void) { if (x != 0) __builtin_abort(); printf("%d", 1); }\
        """);
  }

  @Test
  void nothingIsPrinted() {
    assertProposesNothing(
        PASS,
        """
        int printf(const char *, ...); int x; int main(void) { return x; }\
        """);
  }
}
