package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ReplaceFunctionBodyTest {
  private static final ChangingMutator MUTATOR = new ReplaceFunctionBody();

  private static Set<String> texts(String text, String other) {
    return ChangeBench.of(MUTATOR, text, other).texts(12);
  }

  @Test
  void parametersAndResultAreConverted() {
    assertEquals(
        Set.of("int f(int x) { char *j = (char *)x; if (!j) return 2.5; return *j; }"),
        texts(
            "int f(int x) { return x + 1; }",
            "double g(char *j) { if (!j) return 2.5; return *j; }"));
  }

  @Test
  void labelsOfTheBodyStayAtItsHead() {
    assertEquals(
        Set.of(
            "int f(int x) { __label__ again; int y = x; again: if (y++ < 3) goto again; return y;"
                + " }"),
        texts(
            "int f(int x) { return x + 1; }",
            "int g(int y) { __label__ again; again: if (y++ < 3) goto again; return y; }"));
  }

  @Test
  void whatTheBodyNeedsComesAlongUnderNamesThatAreFree() {
    Set<String> texts =
        texts(
            "int a; int f(int x) { return x + a; }",
            """
            struct s { int a; };
            typedef struct s t;
            enum { A, B };
            int a = B;
            static int h(int y, int z) { return y + z + a; }
            t k;
            extern int abs(int);
            void unused(void) {}
            int g(int x) { k.a = h(x, A) + abs(x); return k.a; }
            """);
    assertEquals(
        Set.of(
            "int a; struct s { int a; }; typedef struct s t; enum {A, B}; int a_0_1 = B;"
                + " static int h(int y, int z) { return y + z + a_0_1; } t k; extern int abs(int);"
                + " int f(int x) { int x_0_0 = x; k.a = h(x_0_0, A) + abs(x_0_0); return k.a; }"),
        texts);
  }

  @Test
  void whatIsTheSameInBothProgramsIsNotBroughtAgain() {
    assertEquals(
        Set.of(
            "typedef unsigned long size; extern size strlen(const char *);"
                + " size f(const char *s) { const char *p = s; return strlen(p) + 1; }"),
        texts(
            """
            typedef unsigned long size;
            extern size strlen(const char *);
            size f(const char *s) { return strlen(s); }
            """,
            """
            typedef unsigned long size;
            extern unsigned long strlen(const char *);
            size g(const char *p) { return strlen(p) + 1; }
            """));
  }

  @Test
  void aFunctionOfTheSameProgramGivesItsBodyToo() {
    assertEquals(
        Set.of(
            "int f(int x) { x++; return x; } float *g(int y)"
                + " { int x_0_0 = y; x_0_0++; return (float *)x_0_0; }",
            "int f(int x) { int y_0_0 = x; return (int)(float *)y_0_0; } float *g(int y)"
                + " { return (float *)y; }"),
        ChangeBench.of(
                MUTATOR, "int f(int x) { x++; return x; } float *g(int y) { return (float *)y; }")
            .texts(12));
  }

  @Test
  void whatCannotBeConvertedIsMadeUp() {
    Set<String> texts =
        texts(
            "struct s { int m; }; struct s f(struct s x) { return x; }",
            "void g(int j) { if (j) return; }");
    assertTrue(
        texts.contains(
            "struct s { int m; }; struct s f(struct s x)"
                + " { int j = 2; if (j) { static struct s z_0_0; return z_0_0; } }"),
        texts.toString());
  }

  @Test
  void anotherNumberOfParametersDoesNotFit() {
    assertEquals(Set.of(), texts("int f(int x) { return x; }", "int g(void) { return 1; }"));
  }

  @Test
  void aFunctionThatReadsItsVariableArgumentsKeepsItsBody() {
    assertEquals(
        Set.of(),
        texts(
            "int f(int x) { return x; }",
            """
            int g(int n, ...) {
              __builtin_va_list l;
              __builtin_va_start(l, n);
              int r = __builtin_va_arg(l, int);
              __builtin_va_end(l);
              return r;
            }
            """));
  }

  @Test
  void anOutsideFunctionOfAnotherTypeIsInTheWay() {
    assertEquals(
        Set.of(),
        texts(
            "extern void put(char *); int f(int x) { return x; }",
            "extern int put(int); int g(int y) { return put(y); }"));
  }
}
