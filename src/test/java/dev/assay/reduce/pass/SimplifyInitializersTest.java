package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** Initialisers go or become shorter. */
final class SimplifyInitializersTest {
  private static final ReductionPass PASS = new SimplifyInitializers();

  @Test
  void lists() {
    assertProposes(
        PASS,
        """
        int x = 5; int a[3] = {1, 2, 3};\
        """,
        """
        int x; int a[3] = {1, 2, 3};\
        """,
        """
        int x = 5; int a[3];\
        """,
        """
        int x = 5; int a[3] = {0};\
        """,
        """
        int x = 5; int a[3] = {1, 2};\
        """);
  }

  @Test
  void locals() {
    assertProposes(
        PASS,
        """
        int main(void) { int x = 5; return x; }\
        """,
        """
        int main(void) { int x; return x; }\
        """);
  }

  @Test
  void nothingToDrop() {
    assertProposesNothing(
        PASS,
        """
        int x; int main(void) { return x; }\
        """);
  }
}
