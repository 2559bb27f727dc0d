package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Set;
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
  void thePlaceOfTheChoiceIsTold() {
    Execution execution =
        CText.explore(
            """
            static int n; static int next(void) { return ++n; } static int m; static int f(void) { return ++m; }
            int main(void) {
              int a = f() + f();
              int b = next() - next() * 2;
              printf("%d %d\\n", a, b);
            }
            """);
    var found = assertInstanceOf(Execution.Unspecified.class, execution);
    assertEquals(5, found.span().line());
    assertEquals("prints \"3 -3\" or \"3 0\"; the choice is at test.c:4:11", found.message());
  }

  @Test
  void ordersThatCancelEachOtherOut() {
    assertKind(
        UnspecifiedKind.EVALUATION_ORDER,
        5,
        """
        static int n; static int next(void) { return ++n; }
        int main(void) {
          int a = next() - next();
          int b = next() - next();
          printf("%d\\n", a - b);
        }
        """);
  }

  @Test
  void nothingOpenIsNothingRun() {
    Openings openings = openings("int main(void) { int a[2] = {1, 2}; return a[0] + a[1] - 3; }");
    assertEquals(Set.of(), openings.kinds());
  }

  @Test
  void operandsThatTouchNothingOfEachOtherAreNotOpen() {
    Openings openings =
        openings(
            """
            static int a, b; static int f(void) { return ++a; } static int g(void) { return ++b; }
            int main(void) { int x = f() + g(); return g() == x + f(); }
            """);
    assertEquals(Set.of(), openings.kinds());
  }

  @Test
  void operandsThatTouchTheSameAreOpenBehindCalls() {
    Openings openings =
        openings(
            """
            static int a; static void set(int *p) { *p = 1; } static int get(void) { return a; }
            static int f(void) { set(&a); return 1; }
            int main(void) {
              int x = get() * 2
                  + f();
              return x;
            }
            """);
    assertEquals(Set.of(UnspecifiedKind.EVALUATION_ORDER), openings.kinds());
    assertEquals(4, openings.places(UnspecifiedKind.EVALUATION_ORDER).getFirst().line());
  }

  @Test
  void exactProductsAreNotOpen() {
    assertEquals(
        Set.of(), openings("int main(void) { double x = 3; return x * x + 2 < 1; }").kinds());
    assertEquals(
        Set.of(UnspecifiedKind.FLOAT_CONTRACTION),
        openings("int main(void) { double x = 0.1; return x * x - 0.01 > 1; }").kinds());
  }

  private static Openings openings(String text) {
    var openings = Openings.kept();
    var run =
        new Run(CText.parse(text), Dialect.DEFAULT, Limits.DEFAULT, Choices.DEFAULT, openings);
    assertInstanceOf(Execution.Finished.class, run.execute());
    return openings;
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
