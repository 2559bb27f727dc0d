package dev.assay.interpret;

import static dev.assay.interpret.CText.assertOutOf;
import static dev.assay.interpret.CText.assertPrints;
import static dev.assay.interpret.CText.assertUndefined;

import dev.assay.c.Standard;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

final class LoopTest {
  @Test
  void continueGoesToTheStepAndToTheCondition() {
    assertPrints(
        "02468 5 1",
        """
        int main(void) {
          for (int i = 0; i < 10; i++) { if (i % 2) continue; printf("%d", i); }
          int n = 0, m = 0;
          while (n < 5) { n++; continue; }
          do { m++; continue; } while (m < 1);
          printf(" %d %d", n, m);
        }
        """);
  }

  @Test
  void loopsThatChangeNothingAreFoundAtOnce() {
    assertUndefined(
        UbKind.ENDLESS_LOOP, 2, "int main(void) { int x = 1;\n while (x) { if (!x) x; } }");
    assertUndefined(
        UbKind.ENDLESS_LOOP, 2, "static int g = 1; int main(void) {\n do ; while (g); }");
  }

  @Test
  void loopsThatRepeatTheirStateAreFound() {
    assertUndefined(
        UbKind.ENDLESS_LOOP,
        3,
        """
        static int same(int x) { return x; }
        int main(void) { unsigned char c = 0; int go = 1;
          while (same(go)) c++;
          return c; }
        """);
  }

  @Test
  void loopsThatEndAreLeftAlone() {
    assertPrints(
        "100000 0",
        """
        int main(void) {
          int n = 0; unsigned char c = 1;
          while (n < 100000) n++;
          while (c) c++;
          printf("%d %d", n, c);
        }
        """);
  }

  @Test
  void bitFieldsAreStateToo() {
    assertPrints(
        "9000 9000",
        """
        struct { unsigned c : 20; } s;
        int main(void) {
          struct { const int fixed; unsigned d : 14; } l = {1, 2};
          while (s.c != 9000) s.c++;
          while (l.d != 9000) l.d++;
          printf("%d %d", s.c, l.d);
        }
        """);
  }

  @Test
  void constantConditionsAndSideEffectsMayGoOnForEver() {
    assertOutOf("fuel", "int main(void) { for (;;) ; }");
    assertOutOf("fuel", "int main(void) { int x = 0; while (1) x ^= 1; }");
    assertOutOf("fuel", "int main(void) { volatile int x = 1; while (x) ; }");
  }

  @Test
  void c99KnewNoSuchRule() {
    var c99 = new Dialect(new Standard(Standard.Version.C99, true), false, true);
    Execution execution =
        Interpreter.run(
            CText.parse("int main(void) { int x = 1; while (x) ; }"),
            c99,
            Limits.DEFAULT.withFuel(1_000_000));
    Assertions.assertInstanceOf(Execution.OutOfFuel.class, execution);
  }

  @Test
  void bodiesWithoutBracesMayHoldLabels() {
    assertPrints(
        "3",
        """
        int main(void) {
          int n = 0;
          while (n < 3) again: if (++n == 2) goto again;
          printf("%d", n);
        }
        """);
  }
}
