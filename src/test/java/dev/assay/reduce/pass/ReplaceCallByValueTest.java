package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** A call is replaced by what it gave. */
final class ReplaceCallByValueTest {
  private static final ReductionPass PASS = ReplaceByValue.ofCalls();

  @Test
  void theValue() {
    assertProposes(
        PASS,
        """
        static int sq(int x) { return x * x; } int main(void) { return sq(3) - sq(2) - 5; }\
        """,
        """
        static int sq(int x) { return x * x; } int main(void) { return 9 - sq(2) - 5; }\
        """,
        """
        static int sq(int x) { return x * x; } int main(void) { return sq(3) - 4 - 5; }\
        """);
  }

  @Test
  void otherExpressionsAndCallsForTheirEffectStay() {
    assertProposesNothing(
        PASS,
        """
        int x; static int f(void) { return x + 1; } int main(void) { f(); return x; }\
        """);
  }
}
