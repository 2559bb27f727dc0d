package dev.assay.interpret;

import static dev.assay.interpret.CText.assertOutOf;
import static dev.assay.interpret.CText.assertPrints;
import static dev.assay.interpret.CText.assertUndefined;

import org.junit.jupiter.api.Test;

final class FunctionTest {
  @Test
  void nestedFunctionsSeeTheVariablesOfTheirCall() {
    assertPrints(
        "10 20 30",
        """
        static int apply(int (*f)(int), int x) { return f(x); }
        static int twice(int factor) {
          int times(int x) { return x * factor; }
          return apply(times, 10);
        }
        int main(void) { printf("%d %d %d", twice(1), twice(2), twice(3)); }
        """);
  }

  @Test
  void nestedFunctionsJumpOut() {
    assertPrints(
        "left",
        """
        static void call(void (*f)(void)) { f(); printf("not here"); }
        int main(void) {
          __label__ out;
          void leave(void) { goto out; }
          call(leave);
          out:
          printf("left");
        }
        """);
  }

  @Test
  void aNestedFunctionEndsWithItsCall() {
    assertUndefined(
        UbKind.DANGLING_POINTER,
        5,
        """
        static int (*keep)(void);
        static void make(void) { int n = 1; int get(void) { return n; } keep = get; }
        int main(void) {
          make();
          return keep();
        }
        """);
  }

  @Test
  void oldStyleParametersArePassedPromoted() {
    assertPrints(
        "-56 0.5 7",
        """
        int f(c, x, p) char c; float x; int *p; { printf("%d %g %d", c, x, *p); return 0; }
        int main(void) { int n = 7; f(200, 0.5f, &n); }
        """);
  }

  @Test
  void valuesThatAreNotReturnedMayNotBeUsed() {
    assertPrints("ok", "static int f(void) {} int main(void) { f(); printf(\"ok\"); }");
    assertUndefined(
        UbKind.MISSING_RETURN_VALUE,
        1,
        "static int f(int x) { if (x) return 1; } int main(void) { return f(0); }");
  }

  @Test
  void noreturnFunctionsMayNotReturn() {
    assertUndefined(
        UbKind.NORETURN_RETURNED,
        2,
        """
        static _Noreturn void f(int x) { if (x) for (;;); }
        int main(void) { f(0); }
        """);
  }

  @Test
  void constructorsAndDestructorsRunByPriority() {
    assertPrints(
        "ab main yz",
        """
        __attribute__((constructor)) static void b(void) { printf("b "); }
        __attribute__((constructor(101))) static void a(void) { printf("a"); }
        __attribute__((destructor)) static void y(void) { printf("y"); }
        __attribute__((destructor(101))) static void z(void) { printf("z"); }
        int main(void) { printf("main "); }
        """);
  }

  @Test
  void mainGetsItsName() {
    assertPrints(
        "1 a.out 1",
        """
        int main(int argc, char **argv) { printf("%d %s %d", argc, argv[0], argv[1] == 0); }
        """);
  }

  @Test
  void deepRecursionWorksAndEndlessRecursionEnds() {
    assertPrints(
        "15000",
        """
        static int depth(int n) { int here[4] = {n}; return n ? depth(here[0] - 1) + 1 : 0; }
        int main(void) { printf("%d", depth(15000)); }
        """);
    assertOutOf("stack", "static int f(int n) { return f(n + 1) + 1; } int main(void) { f(0); }");
  }

  @Test
  void aliasesAreTheSameFunction() {
    assertPrints(
        "6 7",
        """
        int real(void) { return 6; }
        int other(void) __attribute__((alias("real")));
        int value = 7;
        extern int same __attribute__((alias("value")));
        int main(void) { printf("%d %d", other(), same); }
        """);
  }
}
