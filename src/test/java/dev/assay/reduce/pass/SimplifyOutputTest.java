package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** Of a checksum one printed value is left. */
final class SimplifyOutputTest {
  private static final ReductionPass PASS = new SimplifyOutput();

  @Test
  void aValueOfAChecksum() {
    assertProposes(
        PASS,
        """
        int printf(const char *, ...);
        unsigned long hash; int x = 3; long y[2]; struct s { unsigned m; } v;
        static void add(unsigned long value) { hash = hash * 31 + value; }
        static void test(void) { x = 4; y[1] = 5; }
        int main(void) { test(); add((unsigned long)x); for (int i = 0; i < 2; i++) add(y[i]); add(v.m); printf("%lx", hash); }\
        """,
        """
        int printf(const char *, ...);
        unsigned long hash; int x = 3; long y[2]; struct s { unsigned m; } v;
        static void add(unsigned long value) { hash = hash * 31 + value; }
        static void test(void) { x = 4; y[1] = 5; }
        int main(void) { test(); printf("%d\\n", x); for (int i = 0; i < 2; i++) ; }\
        """);
  }

  @Test
  void inAFunctionOfItsOwn() {
    assertProposes(
        PASS,
        """
        int printf(const char *, ...);
        unsigned hash; int x, y;
        static void add(unsigned value) { hash += value; }
        static void all(void) { add(x); add(y); printf("%x", hash); }
        int main(void) { x = 1; all(); }\
        """,
        """
        int printf(const char *, ...);
        unsigned hash; int x, y;
        static void add(unsigned value) { hash += value; }
        static void all(void) { printf("%d\\n", y); }
        int main(void) { x = 1; all(); }\
        """);
  }

  @Test
  void oneValueThatIsPrintedAlreadyStays() {
    assertProposesNothing(
        PASS,
        """
        int printf(const char *, ...); int x; int main(void) { printf("%d\\n", x); }\
        """);
  }
}
