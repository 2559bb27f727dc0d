package dev.assay.generate.exact.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Each kind of hole on a small program: what it becomes, and that it stays where it can. */
class HolesTest {
  private static void assertBecomes(String expected, String output, String text) {
    Opened.assertBecomes(expected, output, Opened.of(text));
  }

  @Test
  void whatIsDefinedStays() {
    String text =
        """
        int a = 7;
        short b = -3;
        unsigned long c = 40ul;

        int main(void)
        {
            a = -a + b * 2 - a / b % 5;
            c = c << 3 >> a - a | c * a;
            a += b;
            ++a;
            printf("%d %lu\\n", a, c);
            return 0;
        }
        """;
    var opened = Opened.of(text);
    assertEquals(1, opened.settled().rounds().size());
    assertEquals(0, opened.holes().repaired());
  }

  @Test
  void integersTakeOtherOperations() {
    assertBecomes(
        """
        int least = -2147483647 - 1;
        int big = 2147483647;
        short zero;

        int main(void)
        {
            printf("%d %d %d\\n", +least, big + zero - 1, least + 1);
            printf("%d %d\\n", big / (zero + 2), big * zero);
            return 0;
        }
        """,
        "-2147483648 2147483646 -2147483647\n1073741823 0\n",
        """
        int least = -2147483647 - 1;
        int big = 2147483647;
        short zero;
        int main(void)
        {
            printf("%d %d %d\\n", -least, big + zero + 1, least - 1);
            printf("%d %d\\n", big * (zero + 2), big % zero);
            return 0;
        }
        """);
  }

  @Test
  void loopsFindAFormForAllTheirIterations() {
    assertBecomes(
        """
        int values[4] = {2147483647, -2147483647 - 1, 5, 0};

        int main(void)
        {
            int i = 0;
            int sum = 1;
            for (; i < 4; ++i)
                sum = (int)((unsigned int)sum * (unsigned int)values[i]);
            return 0;
        }
        """,
        "",
        """
        int values[4] = {2147483647, -2147483647 - 1, 5, 0};
        int main(void)
        {
            int i = 0;
            int sum = 1;
            for (; i < 4; ++i)
                sum = sum * values[i];
            return 0;
        }
        """);
  }

  @Test
  void shiftCountsAreBroughtIntoRange() {
    assertBecomes(
        """
        int n = -3;
        unsigned long m = 70UL;
        long x = 5L;

        int main(void)
        {
            printf("%ld %ld %d\\n", x << n + 3, x >> m - 70UL, n >> 1);
            printf("%d\\n", (int)((unsigned int)n << 2));
            return 0;
        }
        """,
        "5 5 -2\n-12\n",
        """
        int n = -3;
        unsigned long m = 70UL;
        long x = 5L;
        int main(void)
        {
            printf("%ld %ld %d\\n", x << n, x >> m, n >> 1);
            printf("%d\\n", n << 2);
            return 0;
        }
        """);
  }

  @Test
  void wideIntegers() {
    assertBecomes(
        """
        __int128 x = 1;
        int n = 127;

        int main(void)
        {
            x = x << n - 127;
            x = x * (__int128)9223372036854775807L;
            x = x * x;
            x = x / x;
            printf("%ld\\n", (long)x);
            return 0;
        }
        """,
        "1\n",
        """
        __int128 x = 1;
        int n = 127;
        int main(void)
        {
            x = x << n;
            x = x * (__int128)9223372036854775807L;
            x = x * x;
            x = x * x;
            printf("%ld\\n", (long)x);
            return 0;
        }
        """);
  }

  @Test
  void floatingValuesStayFinite() {
    assertBecomes(
        """
        double big = 1e308;
        float small = 1e-38f;
        long double zero;

        int main(void)
        {
            printf("%g %g %g\\n", big - big, big / 10, (double)(big + 1));
            printf("%g %g\\n", small / small, (double)(big * zero));
            return 0;
        }
        """,
        "0 1e+307 1e+308\n1 0\n",
        """
        double big = 1e308;
        float small = 1e-38f;
        long double zero;
        int main(void)
        {
            printf("%g %g %g\\n", big + big, big * 10, (double)(big + 1));
            printf("%g %g\\n", small * small, (double)(big / zero));
            return 0;
        }
        """);
  }

  @Test
  void theFirstFloatingOperandIsWhatIsLeft() {
    assertBecomes(
        """
        double big = 1.7e308;
        double other[2] = {1.7e308, -1.7e308};

        int main(void)
        {
            int i;
            for (i = 0; i < 2; ++i)
                printf("%g\\n", (double)big);
            return 0;
        }
        """,
        "1.7e+308\n1.7e+308\n",
        """
        double big = 1.7e308;
        double other[2] = {1.7e308, -1.7e308};
        int main(void)
        {
            int i;
            for (i = 0; i < 2; ++i)
                printf("%g\\n", big + other[i]);
            return 0;
        }
        """);
  }

  @Test
  void castsOfFloatingValuesThatDoNotFit() {
    assertBecomes(
        """
        double big = 1e30;

        int main(void)
        {
            printf("%d %d %d\\n", (int)(big > 0), (int)3.5, (short)(-big > 0));
            printf("%g\\n", (float)(big * 1e30 > 0));
            return 0;
        }
        """,
        "1 3 0\n1\n",
        """
        double big = 1e30;
        int main(void)
        {
            printf("%d %d %d\\n", (int)big, (int)3.5, (short)-big);
            printf("%g\\n", (float)(big * 1e30));
            return 0;
        }
        """);
  }

  @Test
  void subscriptsAreBroughtIntoRange() {
    assertBecomes(
        """
        int a[6] = {1, 2, 3, 4, 5, 6};
        int b[4] = {7, 8, 9, 10};
        signed char n = -5;
        unsigned int u = 9u;

        int main(void)
        {
            int i;
            printf("%d %d %d\\n", a[n + 5], b[u - 9u], a[u - 4]);
            for (i = -3; i < 9; ++i)
                printf("%d %d ", a[(unsigned int)i % 6], b[i & 3]);
            return 0;
        }
        """,
        "1 7 6\n2 8 3 9 4 10 1 7 2 8 3 9 4 10 5 7 6 8 1 9 2 10 3 7 ",
        """
        int a[6] = {1, 2, 3, 4, 5, 6};
        int b[4] = {7, 8, 9, 10};
        signed char n = -5;
        unsigned int u = 9u;
        int main(void)
        {
            int i;
            printf("%d %d %d\\n", a[n], b[u], a[u - 4]);
            for (i = -3; i < 9; ++i)
                printf("%d %d ", a[i], b[i]);
            return 0;
        }
        """);
  }

  /** An address far outside of its array may not link, whether it is used or not. */
  @Test
  void subscriptsThatAreNeverReachedAreInRangeAllTheSame() {
    assertBecomes(
        """
        int a[6] = {1, 2, 3, 4, 5, 6};

        int main(void) {
            int n = 0;
            printf("%d\\n", n ? a[(unsigned int)2147483647 % 6] : 7);
            return 0;
        }
        """,
        "7\n",
        """
        int a[6] = {1, 2, 3, 4, 5, 6};

        int main(void) {
            int n = 0;
            printf("%d\\n", n ? a[2147483647] : 7);
            return 0;
        }
        """);
  }

  @Test
  void conditionsAreTrueAtFirst() {
    String text =
        """
        int a = 3;
        long l;
        short s;
        double d = 1.5;

        int main(void)
        {
            int i;
            for (i = 0; i < 2; ++i) {
                if (a < i)
                    printf("1");
                if (l)
                    printf("2");
                if (s)
                    printf("3");
                if (d < 1)
                    printf("4");
                if (a == 3)
                    printf("5");
                if (i != 0)
                    printf("6");
            }
            return 0;
        }
        """;
    String settled =
        text.replace("a < i", "a >= i")
            .replace("if (l)", "if (!l)")
            .replace("if (s)", "if (s == 0)")
            .replace("if (d < 1)", "if (!(d < 1))")
            .replace("i != 0", "i == 0");
    Opened.assertBecomes(settled, "12345612345", Opened.of(text, Optional.of(true)));
  }

  @Test
  void labelsAreBoundToValuesThatOccur() {
    String text =
        """
        long values[4] = {-9L, 1000L, -9L, 4L};
        int main(void)
        {
            int i;
            for (i = 0; i < 4; ++i)
                switch (values[i]) {
                case 0:
                    printf("a");
                    break;
                case 1:
                    switch (i) {
                    case 0: printf("nested");
                    case 1: ;
                    }
                    break;
                case 2:
                    printf("c");
                default:
                    printf("d");
                }
            return 0;
        }
        """;
    String settled =
        text.replace("case 0: printf(\"nested\")", "case (1): printf(\"nested\")")
            .replace("case 1: ;", "case 3: ;")
            .replace("case 0:", "case -9L:")
            .replace("case 1:", "case 1000L:")
            .replace("case 2:", "case 4L:");
    assertBecomes(settled, "anestedacd", text);
  }

  @Test
  void compoundAssignmentsAndSteps() {
    assertBecomes(
        """
        int a = 2147483647;
        struct pair {
            long x;
            int bits : 5;
        } p = {9223372036854775807L, 3};
        unsigned int u;

        int main(void)
        {
            a -= 1;
            ++a;
            a -= 1;
            p.x /= 5;
            a *= u;
            u--;
            a = (int)(a - 1e30 > 0);
            printf("%d %ld %u\\n", a, p.x, u);
            return 0;
        }
        """,
        "0 1844674407370955161 4294967295\n",
        """
        int a = 2147483647;
        struct pair {
            long x;
            int bits : 5;
        } p = {9223372036854775807L, 3};
        unsigned int u;
        int main(void)
        {
            a += 1;
            ++a;
            ++a;
            p.x *= 5;
            a /= u;
            u--;
            a -= 1e30;
            printf("%d %ld %u\\n", a, p.x, u);
            return 0;
        }
        """);
  }

  @Test
  void operandsOfBuiltinsThatMayNotBeZero() {
    assertBecomes(
        """
        unsigned int nonzero(unsigned int);
        struct bits {
            unsigned int f : 5;
        } s;
        unsigned int one = 1u;

        int main(void)
        {
            printf("%d\\n", __builtin_ctz((unsigned int)((unsigned int)s.f | 1)) + __builtin_clz(one));
            return 0;
        }
        """,
        "31\n",
        """
        unsigned int nonzero(unsigned int);
        struct bits {
            unsigned int f : 5;
        } s;
        unsigned int one = 1u;
        int main(void)
        {
            printf("%d\\n", __builtin_ctz(nonzero(s.f)) + __builtin_clz(nonzero(one)));
            return 0;
        }
        """);
  }
}
