package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

final class ExplorerTest {
  private static void assertKind(UnspecifiedKind kind, int line, String text) {
    switch (CText.explore(text)) {
      case Execution.Unspecified found -> {
        assertEquals(kind, found.kind(), found::toString);
        assertEquals(line, found.span().line(), found::toString);
      }
      case Execution other -> fail("not found: " + other);
    }
  }

  @Test
  void ordersOfEvaluation() {
    assertKind(
        UnspecifiedKind.EVALUATION_ORDER,
        2,
        """
        static int n; static int next(void) { return ++n; }
        int main(void) { printf("%d\\n", next() - next()); }
        """);
    assertKind(
        UnspecifiedKind.EVALUATION_ORDER,
        2,
        """
        static int n; static int next(void) { return ++n; }
        int main(void) { int a[2] = {next(), next()}; printf("%d\\n", a[0]); }
        """);
  }

  @Test
  void addresses() {
    assertKind(
        UnspecifiedKind.ADDRESS_DEPENDENT,
        1,
        "int main(void) { int x; printf(\"%d\\n\", (int)((unsigned long)&x >> 4 & 63)); }");
  }

  @Test
  void addressesThatOnlyTheExitStatusShows() {
    assertKind(
        UnspecifiedKind.ADDRESS_DEPENDENT,
        2,
        "static int x; int main(void) {\n return (int)((unsigned long)&x >> 4 & 63); }");
  }

  @Test
  void sharedLiterals() {
    assertKind(
        UnspecifiedKind.STRING_LITERAL_IDENTITY,
        1,
        """
        int main(void) { const char *p = "a", *q = "a"; printf("%d\\n", p == q); }
        """);
  }

  @Test
  void aVariantThatIsUndefinedIsReportedAsSuch() {
    Execution execution =
        CText.explore(
            """
            static int zero = 1; static int clear(void) { zero = 0; return 1; }
            static int inverse(void) { return 4 / zero; }
            int main(void) { printf("%d\\n", inverse() + clear()); }
            """);
    assertInstanceOf(Execution.Undefined.class, execution);
  }

  @Test
  void packedStructsMayStandAnywhere() {
    Execution execution =
        CText.explore(
            """
            struct __attribute__((packed)) s { char c; int i; short h; } g = {1, 2, 3}, a[3];
            int main(void) { a[1] = g; a[1].i++; printf("%d %d\\n", a[1].i, g.h); }
            """);
    assertEquals("3 3\n", assertInstanceOf(Execution.Finished.class, execution).stdout());
  }

  @Test
  void programsWithOneMeaningFinish() {
    Execution execution =
        CText.explore(
            """
            static int f(int x) { return x + 1; }
            int main(void) { int a = 1; printf("%d\\n", f(a) + f(2)); return &a != 0; }
            """);
    assertEquals("5\n", assertInstanceOf(Execution.Finished.class, execution).stdout());
  }
}
