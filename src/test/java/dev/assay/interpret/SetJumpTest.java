package dev.assay.interpret;

import static dev.assay.interpret.CText.assertPrints;
import static dev.assay.interpret.CText.assertUndefined;

import org.junit.jupiter.api.Test;

final class SetJumpTest {
  private static final String DECLARATIONS =
      "typedef long jmp_buf[25]; int setjmp(jmp_buf); _Noreturn void longjmp(jmp_buf, int);"
          + " static jmp_buf env; ";

  @Test
  void comesBackWithTheValue() {
    assertPrints(
        "0 1 2 1",
        DECLARATIONS
            + """
            static void deep(int n, int value) {
              if (n) deep(n - 1, value); else longjmp(env, value);
            }
            int main(void) {
              volatile int round = 0;
              int got = setjmp(env);
              if (round < 3) { printf("%d ", got); deep(5, ++round == 3 ? 0 : round); }
              printf("%d", got);
            }
            """);
  }

  @Test
  void worksInEveryControllingExpression() {
    assertPrints(
        "if switch while for do",
        DECLARATIONS
            + """
            static void back(void) { longjmp(env, 1); }
            int main(void) {
              if (setjmp(env) == 0) back();
              printf("if ");
              switch (setjmp(env)) { case 0: back(); case 1: printf("switch "); }
              while (setjmp(env) == 0) back();
              printf("while ");
              for (volatile int i = 0; setjmp(env) == 0; i++) back();
              printf("for ");
              do { if (0) break; } while (setjmp(env) == 0 && (back(), 1));
              printf("do");
            }
            """);
  }

  @Test
  void objectsOfTheBlockStayAlive() {
    assertPrints(
        "5 5",
        DECLARATIONS
            + """
            int main(void) {
              { int x = 5, *volatile p = &x;
                if (setjmp(env)) { printf("%d %d", x, *p); return 0; }
                longjmp(env, 1); }
            }
            """);
  }

  @Test
  void changedVariablesHaveNoValue() {
    assertUndefined(
        UbKind.INDETERMINATE_VALUE,
        4,
        DECLARATIONS
            + """
            int main(void) {
              int x = 1;
              if (setjmp(env))
                return x;
              x = 2;
              longjmp(env, 1);
            }
            """);
    assertUndefined(
        UbKind.INDETERMINATE_VALUE,
        4,
        DECLARATIONS
            + """
            int main(void) {
              int x = 1, *p = &x;
              if (setjmp(env))
                return x;
              *p = 2;
              longjmp(env, 1);
            }
            """);
  }

  @Test
  void theFunctionMustStillRun() {
    assertUndefined(
        UbKind.LONGJMP,
        4,
        DECLARATIONS
            + """
            static void set(void) { if (setjmp(env)) printf("no"); }
            int main(void) {
              set();
              longjmp(env, 1);
            }
            """);
    assertUndefined(
        UbKind.LONGJMP, 1, DECLARATIONS + "int main(void) { jmp_buf b; longjmp(b, 1); }");
  }
}
