package dev.assay.interpret;

import static dev.assay.interpret.CText.assertPrints;
import static dev.assay.interpret.CText.assertUndefined;

import org.junit.jupiter.api.Test;

final class LifetimeTest {
  @Test
  void objectsEndWithTheirBlockOnEveryWayOut() {
    String[] exits = {"", "break;", "continue;", "goto out;"};
    for (String exit : exits) {
      assertUndefined(
          UbKind.DANGLING_POINTER,
          4,
          """
          int main(void) { int *p = 0; for (int i = 0; i < 1; i++) { int x = 1; p = &x; %s }
            out:
            ;
            return *p; }
          """
              .formatted(exit));
    }
  }

  @Test
  void anObjectIsTheSameAsLongAsItsBlockLasts() {
    assertPrints(
        "2 2 2",
        """
        int main(void) {
          int *p = 0, n = 0;
          again:;
          int x;
          if (p) { x = n; printf("%d %d %d", *p, x, n); return 0; }
          p = &x;
          n = 2;
          goto again;
        }
        """);
  }

  @Test
  void aDeclarationReachedAgainTakesTheValueAway() {
    assertUndefined(
        UbKind.INDETERMINATE_VALUE,
        5,
        """
        int main(void) {
          int *p = 0;
          again:;
          int x;
          if (p) return *p;
          p = &x;
          x = 1;
          goto again;
        }
        """);
  }

  @Test
  void variableLengthArraysKnowTheirSizes() {
    assertPrints(
        "20 4 80 12 3",
        """
        static int f(int n, int a[n][n + 1]) { return (int)(sizeof a[0] / sizeof a[0][0]); }
        int main(void) {
          int n = 4;
          int a[n + 1];
          typedef int row[n];
          int (*p)[n] = 0;
          n = 99;
          row r[5];
          int m[2][3];
          (void)p;
          printf("%d %d %d %d %d", (int)sizeof a, (int)(sizeof *p / sizeof **p), (int)sizeof r,
                 (int)sizeof m[0], f(2, m));
        }
        """);
  }

  @Test
  void aVariableLengthArrayIsMadeAnewEachTime() {
    assertPrints(
        "1 3 6 ",
        """
        int main(void) {
          for (int n = 1; n < 4; n++) {
            int a[n], sum = 0;
            for (int i = 0; i < n; i++) a[i] = i + 1;
            for (int i = 0; i < n; i++) sum += a[i];
            printf("%d ", sum);
          }
        }
        """);
  }

  @Test
  void sizesMustBePositive() {
    assertUndefined(
        UbKind.VLA_SIZE, 2, "int main(void) { int n = 0;\n int a[n]; return sizeof a; }");
    assertUndefined(
        UbKind.VLA_SIZE, 2, "int main(void) { int n = -1;\n int (*p)[n] = 0; return !!p; }");
  }

  @Test
  void cleanupRunsOnEveryWayOutInReverse() {
    assertPrints(
        "b1 a1 |b2 a2 |b3 a3 9",
        """
        static void bye(const int *p) { printf("%c%d ", *p / 10 + 'a', *p % 10); }
        static int f(int n) {
          for (;;) {
            __attribute__((cleanup(bye))) int a = n;
            __attribute__((cleanup(bye))) int b = 10 + n;
            if (n == 1) break;
            if (n == 2) goto out;
            return 9;
          }
          out:
          return 0;
        }
        int main(void) { f(1); printf("|"); f(2); printf("|"); printf("%d", f(3)); }
        """);
  }

  @Test
  void staticLocalsKeepTheirValue() {
    assertPrints(
        "1 2 3 7",
        """
        static int next(void) { static int n; static int *const p = &n; return ++*p; }
        static int fixed(void) { static const struct { int a, b; } s = {.b = 7}; return s.a + s.b; }
        int main(void) {
          printf("%d ", next()); printf("%d ", next()); printf("%d ", next());
          printf("%d", fixed());
        }
        """);
  }

  @Test
  void constObjectsAndMembersMayNotBeWritten() {
    assertUndefined(UbKind.CONST_WRITE, 2, "int main(void) { const int x = 1;\n *(int *)&x = 2; }");
    assertUndefined(
        UbKind.CONST_WRITE,
        3,
        "struct s { int a; const int b; } s = {1, 2};\nint main(void) { s.a = 3;\n"
            + " *(int *)&s.b = 4; }");
  }

  @Test
  void compoundLiteralsLastAsLongAsTheirBlock() {
    assertPrints(
        "1 7",
        """
        int main(void) {
          int *p = 0, *q = 0;
          again:
          q = p;
          p = &(int){7};
          if (!q) goto again;
          printf("%d %d", p == q, *p);
        }
        """);
    assertUndefined(
        UbKind.DANGLING_POINTER,
        4,
        """
        int main(void) {
          int *p = 0;
          for (int i = 0; i < 2; i++) p = &(int){i};
          return *p;
        }
        """);
  }

  @Test
  void globalsAreInitialisedWhereverTheyStand() {
    assertPrints(
        "3 4 5 0 2",
        """
        extern int later;
        int *p = &later, tentative, filled[];
        int tentative;
        int later = 3;
        struct node { struct node *next; int value; } b, a = {&b, 4}, b = {&a, 5};
        int filled[2] = {1, 2};
        int main(void) {
          printf("%d %d %d %d %d", *p, b.next->value, a.next->value, tentative, filled[1]);
        }
        """);
  }
}
