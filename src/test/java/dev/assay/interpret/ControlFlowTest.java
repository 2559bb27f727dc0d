package dev.assay.interpret;

import static dev.assay.interpret.CText.assertPrints;
import static dev.assay.interpret.CText.assertUndefined;
import static dev.assay.interpret.CText.assertUnsupported;

import org.junit.jupiter.api.Test;

final class ControlFlowTest {
  @Test
  void duffsDeviceEntersALoopInTheMiddle() {
    assertPrints(
        "7 0\n",
        """
        int main(void) {
          int n = 7, copied = 0, rounds = (n + 3) / 4;
          switch (n % 4) {
            case 0: do { copied++;
            case 3: copied++;
            case 2: copied++;
            case 1: copied++;
            } while (--rounds > 0);
          }
          printf("%d %d\\n", copied, rounds);
        }
        """);
  }

  @Test
  void switchFallsThroughAndKnowsRangesAndDefault() {
    assertPrints(
        "low|mid high|high|none|edge|",
        """
        static void f(unsigned long x) {
          switch (x) {
            case 0 ... 9: printf("low"); break;
            default: printf("none"); break;
            case 10 ... 19: printf("mid ");
            case 1000000: printf("high"); break;
            case 0xfffffffffffffff0 ... 0xffffffffffffffff: printf("edge");
          }
          printf("|");
        }
        int main(void) { f(9); f(10); f(1000000); f(20); f(-1); }
        """);
  }

  @Test
  void switchOnWideIntegers() {
    assertPrints(
        "2 0 1",
        """
        static int f(__int128 x) {
          switch (x) { case (__int128)1 << 100: return 2; case -1: return 1; default: return 0; }
        }
        int main(void) { printf("%d %d %d", f((__int128)1 << 100), f(1), f(-1)); }
        """);
  }

  @Test
  void casesOfAnInnerSwitchAreItsOwn() {
    assertPrints(
        "inner outer",
        """
        int main(void) {
          switch (2) {
            case 2:
              switch (1) { case 1: printf("inner "); break; case 2: printf("wrong"); }
              printf("outer");
              break;
            case 1: printf("wrong");
          }
        }
        """);
  }

  @Test
  void gotoEntersAndLeavesBlocks() {
    assertPrints(
        "in 5 back 5 out",
        """
        int main(void) {
          int n = 0;
          goto in;
          {
            int x;
            in:
            x = 5;
            printf("%s %d ", n ? "back" : "in", x);
          }
          if (n++ == 0) goto in;
          printf("out");
        }
        """);
  }

  @Test
  void gotoOutOfNestedLoops() {
    assertPrints(
        "2 6",
        """
        int main(void) {
          int i, j;
          for (i = 0; i < 10; i++)
            for (j = 0; j < 10; j++)
              if (i * j == 12) goto found;
          found:
          printf("%d %d", i, j);
        }
        """);
  }

  @Test
  void aVariableJumpedOverHasNoValue() {
    assertUndefined(
        UbKind.INDETERMINATE_VALUE,
        4,
        """
        int main(void) {
          goto past;
          { int x = 3; past:
            printf("%d", x); }
        }
        """);
  }

  @Test
  void aVariableLosesItsValueWhenItsBlockIsEnteredAgain() {
    assertUndefined(
        UbKind.INDETERMINATE_VALUE,
        4,
        """
        int main(void) {
          for (int i = 0; i < 2; i++) {
            int x;
            if (i) printf("%d", x);
            x = 1;
          }
        }
        """);
  }

  @Test
  void computedGotoAndDifferencesOfLabels() {
    assertPrints(
        "bca",
        """
        int main(void) {
          static void *const table[] = {&&a, &&b, &&c};
          static const char order[] = {1, 2, 0, -1};
          static const int distance = 0;
          int i = 0;
          next:
          if (order[i] < 0) return 0;
          goto *(table[(int)order[i++]] + distance);
          a: printf("a"); goto next;
          b: printf("b"); goto next;
          c: printf("c"); goto next;
        }
        """);
  }

  @Test
  void jumpsLeaveStatementExpressions() {
    assertPrints(
        "7 2 done",
        """
        static int f(int x) { int y = ({ if (x) return 7; 3; }); return y - 1; }
        int main(void) {
          printf("%d %d ", f(1), f(0));
          for (;;) { int z = ({ if (1) break; 4; }); printf("%d", z); }
          printf("done");
        }
        """);
  }

  @Test
  void unknownCodeFailsOnlyWhenReached() {
    assertPrints("fine", "int main(void) { if (0) { asm(\"hlt\"); } printf(\"fine\"); return 0; }");
    assertUnsupported("asm", "int main(void) { asm(\"hlt\"); return 0; }");
  }

  @Test
  void emptyAsmIsABarrier() {
    assertPrints(
        "4 4",
        """
        int main(void) {
          int x = 4, y;
          asm volatile("" : "+r"(x) : : "memory");
          asm("" : "=r"(y) : "0"(x));
          printf("%d %d", x, y);
        }
        """);
  }
}
