package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** Blocks, conditions and loops are replaced by what is inside. */
final class UnwrapTest {
  private static final ReductionPass PASS = new Unwrap();

  @Test
  void blocks() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { { int y = 1; x = y; } }\
        """,
        """
        int x; int main(void) { int y = 1; x = y; }\
        """);
  }

  @Test
  void conditions() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { if (x++) x = 1; else x = 2; }\
        """,
        """
        int x; int main(void) { x = 1; }\
        """,
        """
        int x; int main(void) { x = 2; }\
        """,
        """
        int x; int main(void) { if (x++) x = 1; }\
        """,
        """
        int x; int main(void) { x++; }\
        """);
  }

  @Test
  void loopsWithTheirJumps() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { for (int i = 0; i < 3; i++) { if (x) break; x = i; } }\
        """,
        """
        int x; int main(void) { { int i = 0; { if (x) ; x = i; } } }\
        """,
        """
        int x; int main(void) { for (int i = 0; i < 3;) { if (x) break; x = i; } }\
        """);
  }

  @Test
  void otherLoops() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { while (x) x--; do x++; while (x < 3); }\
        """,
        """
        int x; int main(void) { x--; do x++; while (x < 3); }\
        """,
        """
        int x; int main(void) { while (x) x--; x++; }\
        """);
  }

  @Test
  void statementExpressions() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { ({ x = 1; x = 2; }); }\
        """,
        """
        int x; int main(void) { x = 1; x = 2; }\
        """);
  }

  @Test
  void theJumpsOfAnInnerLoopStay() {
    assertProposes(
        PASS,
        """
        int x; int main(void) { while (x) { while (x) break; continue; } }\
        """,
        """
        int x; int main(void) { { while (x) break; } }\
        """);
  }

  @Test
  void plainStatementsStay() {
    assertProposesNothing(
        PASS,
        """
        int x; int main(void) { x = 1; return x; }\
        """);
  }
}
