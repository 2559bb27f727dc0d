package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** Names become short, the same in all places. */
final class SimplifyNamesTest {
  private static final ReductionPass PASS = new SimplifyNames();

  @Test
  void ofAllKinds() {
    assertProposes(
        PASS,
        """
        struct point { int x_coordinate; struct point *next; };
        enum color { RED, GREEN };
        typedef struct point point_t;
        int counter;
        static int first(int value) { again: if (value < 0) goto again; return value + RED; }
        int main(void) { point_t local = {.x_coordinate = 3}; counter = first(local.x_coordinate); return 0; }\
        """,
        """
        struct a { int a; struct a *b; };
        enum b { b, c };
        typedef struct a a;
        int d;
        static int f(int e) { a: if (e < 0) goto a; return e + b; }
        int main(void) { a i = {.a = 3}; d = f(i.a); return 0; }\
        """);
  }

  @Test
  void libraryFunctionsAndAttributesStay() {
    assertProposes(
        PASS,
        """
        int printf(const char *, ...); extern int environ; static void done(int *place) {} int main(void) { int value __attribute__((cleanup(done))) = environ; printf(""); }\
        """,
        """
        int printf(const char *, ...); extern int environ; static void done(int *a) {} int main(void) { int b __attribute__((cleanup(done))) = environ; printf(""); }\
        """);
  }

  @Test
  void shortOnesStay() {
    assertProposesNothing(
        PASS,
        """
        int a; int f(int b) { return b; } int main(void) { return f(a); }\
        """);
  }
}
