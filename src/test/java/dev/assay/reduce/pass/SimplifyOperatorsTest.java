package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** Shorter operators take the place of longer ones. */
final class SimplifyOperatorsTest {
  private static final ReductionPass PASS = new SimplifyOperators();

  @Test
  void assignments() {
    assertProposes(
        PASS,
        """
        int a, b; int main(void) { a += b; }\
        """,
        """
        int a, b; int main(void) { a = b; }\
        """);
  }

  @Test
  void comparisons() {
    assertProposes(
        PASS,
        """
        int a, b; int main(void) { return a <= b && a; }\
        """,
        """
        int a, b; int main(void) { return a < b && a; }\
        """,
        """
        int a, b; int main(void) { return a <= b & a; }\
        """);
  }

  @Test
  void pointers() {
    assertProposes(
        PASS,
        """
        int a[4]; struct s { int m; } v; int main(void) { a[0] = 1; int *p = &a[2]; (&v)->m = *&a[1]; }\
        """,
        """
        int a[4]; struct s { int m; } v; int main(void) { *a = 1; int *p = &a[2]; (&v)->m = *&a[1]; }\
        """,
        """
        int a[4]; struct s { int m; } v; int main(void) { a[0] = 1; int *p = a; (&v)->m = *&a[1]; }\
        """,
        """
        int a[4]; struct s { int m; } v; int main(void) { a[0] = 1; int *p = &a[2]; v.m = *&a[1]; }\
        """,
        """
        int a[4]; struct s { int m; } v; int main(void) { a[0] = 1; int *p = &a[2]; (&v)->m = a[1]; }\
        """);
  }

  @Test
  void whatIsShortStays() {
    assertProposesNothing(
        PASS,
        """
        int a, b; int main(void) { a = b < a; }\
        """);
  }
}
