package dev.assay.generate.exact.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What becomes of C that C++ does not take, or takes otherwise. */
final class CxxTextTest {
  private static void becomes(String std, String source, String expected) {
    assertEquals(expected, Bench.cxx(source, std));
  }

  @Test
  void keywordsAreThoseOfTheVersion() {
    String source =
        "_Bool b; _Thread_local int t; _Alignas(16) int a; int f(int *restrict p);"
            + " int f(int *restrict p) { return *p; } typeof(1 + 2) u;"
            + " _Noreturn void g(void) { for (;;) {} }";
    becomes(
        "c++11",
        source,
        """
        bool b;
        thread_local int t;
        alignas(16) int a;

        int f(int *__restrict p);

        int f(int *__restrict p) {
          return *p;
        }

        __typeof__(1 + 2) u;

        __attribute__((noreturn)) void g(void) {
          for (;;) {}
        }
        """);
    becomes(
        "c++98",
        "_Thread_local int t; _Alignas(16) int a;",
        """
        __thread int t;
        __attribute__((aligned(16))) int a;
        """);
  }

  @Test
  void conversionsThatCxxDoesNotMakeAreWritten() {
    becomes(
        "c++17",
        """
        enum e { A, B };
        int f(void *p, enum e x) {
          int *q = p;
          char *s = "s";
          const char *c = "c";
          enum e y = 1, z = B;
          q = (void *)0;
          p = q;
          y = x;
          return x + A + *q + *s + *c + z;
        }
        """,
        """
        enum e : unsigned int {A, B};

        int f(void *p, enum e x) {
          int *q = (int *)p;
          char *s = (char *)"s";
          const char *c = "c";
          enum e y = (enum e)1;
          enum e z = B;

          q = 0;
          p = q;
          y = x;
          return (unsigned int)x + (int)A + *q + *s + *c + (unsigned int)z;
        }
        """);
  }

  @Test
  void enumsOfCxx98HoldAllTheirValues() {
    becomes(
        "c++98",
        "enum e { A = -1 } x; enum f { B } y;",
        """
        enum e {A = -1, e_least = (-2147483647 - 1), e_most = 2147483647};

        enum e x;

        enum f {B, f_most = 4294967295u};

        enum f y;
        """);
  }

  @Test
  void listsAreByPositionAndDoNotNarrow() {
    becomes(
        "c++14",
        """
        struct s { short a[2]; int b : 3; double d; };
        struct s one = {.d = 1, .a = {[1] = 7}};
        struct s two[2] = {[1] = {1, 2, 3, 4.5f}};
        char three[3] = "abc";
        int four[4] = {[1 ... 2] = 5};
        void f(int x) { struct s l = {{x, 5}, x}; unsigned char c[] = {200, 300, -1}; }
        """,
        """
        struct s {
          short a[2];
          int b : 3;
          double d;
        };

        struct s one = {{0, 7}, 0, 1};
        struct s two[2] = {{}, {{1, 2}, 3, (double)4.5f}};
        char three[3] = {97, 98, 99};
        int four[4] = {0, 5, 5};

        void f(int x) {
          struct s l = {{(short)x, 5}, x};
          unsigned char c[3] = {200, (unsigned char)300, (unsigned char)-1};
        }
        """);
  }

  @Test
  void compoundLiteralsBecomeVariables() {
    becomes(
        "c++20",
        """
        struct p { int x, y; };
        int *g = (int[2]){1, 2};
        int f(int k) {
          while (k > 3) {
            struct p *q = &(struct p){.y = k};
            k -= q->y + (const int){1};
          }
          return k;
        }
        """,
        """
        struct p {
          int x;
          int y;
        };

        static int literal[2] = {1, 2};
        int *g = literal;

        int f(int k) {
          while (k > 3) {
            struct p literal_1;
            int literal_2;
            struct p *q = &(literal_1.x = 0, literal_1.y = k, literal_1);
            k -= q->y + (literal_2 = 1, literal_2);
          }
          return k;
        }
        """);
  }

  @Test
  void jumpsPassNoInitialiser() {
    becomes(
        "c++11",
        """
        int f(int k) {
          if (k)
            goto out;
          const int a = 1;
          int b[2] = {a};
          static int c = 3;
          {
            int untouched = 2;
            k += untouched + b[0] + c;
          }
        out:;
          int after = k;
          return after;
        }
        """,
        """
        int f(int k) {
          if (k)
            goto out;
          int a;
          a = 1;
          int b[2];
          b[0] = a;
          b[1] = 0;
          static int c = 3;
          {
            int untouched = 2;
            k += untouched + b[0] + c;
          }
        out: ;
          int after = k;
          return after;
        }
        """);
  }

  @Test
  void casesOfAnotherSwitchAreNoTargets() {
    String source =
        """
        int f(int k) {
          int a = 1;

          switch (k) {
            case 1:
              a = 2;
          }
          return a;
        }
        """;
    becomes("c++11", source, source);
  }

  @Test
  void enumsAndBoolsAreStepped() {
    becomes(
        "c++17",
        """
        enum e { A } x;
        _Bool b, c;
        int f(void) {
          x++;
          b++;
          --b;
          x |= 2;
          return b-- + x-- + c++;
        }
        """,
        """
        enum e : unsigned int {A};

        enum e x;
        bool b;
        bool c;

        int f(void) {
          x = (enum e)((unsigned int)x + 1);
          b = 1;
          b ^= 1;
          x = (enum e)((unsigned int)x | 2);
          return (bool)!(b ^= 1)
              + (unsigned int)(enum e)((unsigned int)(x = (enum e)((unsigned int)x - 1)) + 1)
              + (bool)(c ? 1 : (c = 1, 0));
        }
        """);
  }

  @Test
  void whatOnlyCHasIsReplaced() {
    becomes(
        "c++11",
        """
        int a = _Generic(1, int: 5, default: 6);
        unsigned long b = sizeof('c') + sizeof(1 < 2);
        int c = __builtin_types_compatible_p(int, long);
        double d = 0x1.8p-1;
        const int e;
        int f;
        int f = 1;
        int g(void) { register int r = 1; return r; }
        """,
        """
        int a = 5;
        unsigned long b = 4UL + 4UL;
        int c = 0;
        double d = 75e-2;
        const int e = 0;
        extern int f;
        int f = 1;

        int g(void) {
          int r = 1;

          return r;
        }
        """);
  }

  @Test
  void foreignFunctionsAreThoseOfC() {
    becomes(
        "c++11",
        "extern int puts(const char *); int g(void); int g(void) { return puts(\"x\"); }",
        """
        extern "C" {

        extern int puts(const char *);

        }

        int g(void);

        int g(void) {
          return puts("x");
        }
        """);
  }
}
