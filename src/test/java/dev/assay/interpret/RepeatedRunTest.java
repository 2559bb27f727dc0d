package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.Program;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** A program that is run again behaves as if it had never run. */
final class RepeatedRunTest {
  private static void assertSameEachTime(String expected, String text) {
    Supplier<Execution> runs = repeated(text);
    Execution first = runs.get();
    assertEquals(expected, assertInstanceOf(Execution.Finished.class, first).stdout());
    assertEquals(first, runs.get());
    assertEquals(first, runs.get());
  }

  private static Supplier<Execution> repeated(String text) {
    Program program = CText.parse(text);
    return Interpreter.repeated(
        program, Dialect.DEFAULT, Limits.DEFAULT, Choices.DEFAULT, Outside.NOBODY);
  }

  @Test
  void variablesStartWithTheirFirstValuesAgain() {
    assertSameEachTime(
        "1 7 0 5 3",
        """
        int plain = 1, zero; int table[2] = { 7 }; int *p = &plain;
        static int next(void) { static int n = 4; return ++n; }
        int main(void) {
          printf("%d %d %d %d ", *p, table[0], zero, next());
          plain = 2; table[0] = 8; zero = 9; p = &zero;
          static int once = 3;
          printf("%d", once++);
          return next();
        }
        """);
  }

  /** What a function with the attribute const has read must stay, but not until the next run. */
  @Test
  void whatWasPromisedIsForgotten() {
    assertSameEachTime(
        "10 4",
        """
        int scale = 2; int count;
        __attribute__((const)) int scaled(int x) { return x * scale; }
        __attribute__((pure)) int counted(void) { return count; }
        int main(void) {
          count = 4;
          printf("%d %d", scaled(5), counted());
          return 0;
        }
        """);
  }

  @Test
  void aBrokenPromiseIsFoundAgain() {
    Supplier<Execution> runs =
        repeated(
            """
            int count;
            __attribute__((pure)) int next(void) { return ++count; }
            int main(void) { count = 3; return next(); }
            """);
    Execution first = runs.get();
    assertEquals(UbKind.BROKEN_PROMISE, assertInstanceOf(Execution.Undefined.class, first).kind());
    assertEquals(first, runs.get());
  }

  @Test
  void theLastStoreIntoAUnionIsForgotten() {
    assertSameEachTime(
        "65 2.0",
        """
        union { int i; float f; } u = { 65 };
        int main(void) {
          int *p = &u.i;
          printf("%d ", *p);
          u.f = 2;
          printf("%.1f", u.f);
        }
        """);
  }

  @Test
  void constantsAndVolatileVariablesAreFilledAgain() {
    assertSameEachTime(
        "3 4 5",
        """
        const int fixed = 3; volatile int shaky = 4; struct { const int c; int v; } s = { 5, 6 };
        int main(void) { printf("%d %d %d", fixed, shaky, s.c); shaky = 1; s.v = 2; }
        """);
  }

  @Test
  void theLibraryStartsAgain() {
    assertSameEachTime(
        "one two 3",
        """
        typedef struct _IO_FILE FILE; extern FILE *stdout;
        int fprintf(FILE *, const char *, ...); int atexit(void (*)(void));
        static void last(void) { printf("3"); }
        int main(void) {
          atexit(last);
          fprintf(stdout, "one ");
          printf("two ");
          return 0;
        }
        """);
  }

  @Test
  void aRunThatEndsInTheMiddleLeavesNothingBehind() {
    Supplier<Execution> runs =
        repeated(
            """
            int zero, calls;
            static int deep(int n) { calls++; return n > 0 ? deep(n - 1) : 1 / zero; }
            int main(void) { printf("%d", calls); zero = 0; return deep(5); }
            """);
    Execution first = runs.get();
    assertEquals(
        UbKind.DIVISION_BY_ZERO, assertInstanceOf(Execution.Undefined.class, first).kind());
    assertEquals(first, runs.get());
  }
}
