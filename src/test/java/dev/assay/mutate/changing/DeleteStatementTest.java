package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class DeleteStatementTest {
  private static final ChangingMutator MUTATOR = new DeleteStatement();

  @Test
  void theSemicolonMayStay() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { int b; a++; b = a; }");
    assertEquals(
        Set.of(
            "void f(int a) { int b; ; b = a; }",
            "void f(int a) { int b; b = a; }",
            "void f(int a) { int b; a++; ; }",
            "void f(int a) { int b; a++; }"),
        bench.texts(60));
  }

  @Test
  void whatFollowsALoopWithoutBodyBecomesItsBody() {
    ChangeBench bench =
        ChangeBench.of(
            MUTATOR,
            """
            int a[9], x;
            void f(void) {
              for (int i = 0; i < 9; i++)
                ;
              for (int i = 0; i < 9; i++)
                x += a[i];
            }
            """);
    assertTrue(
        bench
            .texts(60)
            .contains(
                "int a[9]; int x; void f(void) { for (int i = 0; i < 9; i++)"
                    + " for (int i = 0; i < 9; i++) x += a[i]; }"));
  }

  @Test
  void anElseTakesTheNextStatement() {
    ChangeBench bench =
        ChangeBench.of(MUTATOR, "void f(int a) { if (a) a = 1; else a = 2; a = 3; }");
    Set<String> texts = bench.texts(60);
    assertTrue(texts.contains("void f(int a) { if (a) a = 1; else a = 3; }"), texts::toString);
    assertTrue(texts.contains("void f(int a) { if (a) ; else a = 2; a = 3; }"), texts::toString);
  }

  @Test
  void declarationsStay() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { int b = a; if (a) ; }");
    assertEquals(
        Set.of("void f(int a) { int b = a; ; }", "void f(int a) { int b = a; }"), bench.texts(30));
  }

  @Test
  void labelsThatAreJumpedToStay() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { goto end; end: a++; }");
    assertEquals(
        Set.of(
            "void f(int a) { goto end; end: ; }",
            "void f(int a) { ; end: a++; }",
            "void f(int a) { end: a++; }"),
        bench.texts(60));
  }

  @Test
  void labelsGoWithTheirJumps() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(void) { { again: goto again; } }");
    assertTrue(bench.texts(40).contains("void f(void) {}"));
  }

  @Test
  void theValueOfAStatementExpressionStays() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "int g; int f(void) { return ({ g; g; }); }");
    assertEquals(
        Set.of(
            "int g; int f(void) { ; }",
            "int g; int f(void) {}",
            "int g; int f(void) { return ({ ; g; }); }",
            "int g; int f(void) { return ({ g; }); }"),
        bench.texts(40));
  }

  @Test
  void aPragmaKeepsItsLoop() {
    ChangeBench bench =
        ChangeBench.of(MUTATOR, "void f(int a) {\n#pragma GCC ivdep\nwhile (a) a--; }");
    assertEquals(
        Set.of(
            "void f(int a) { ; while (a) a--; }",
            "void f(int a) { while (a) a--; }",
            "void f(int a) { #pragma GCC ivdep while (a) ; }"),
        bench.texts(60));
  }

  @Test
  void caution() {
    ChangeBench bench =
        ChangeBench.conservative(
            MUTATOR,
            """
            int g;
            int f(int n) {
              int a;
              a = 1;
              while (n) {
                n--;
                g++;
              }
              return a;
            }
            """);
    assertEquals(
        Set.of(
            "int g; int f(int n) { int a; a = 1; while (n) { n--; ; } return a; }",
            "int g; int f(int n) { int a; a = 1; while (n) { n--; } return a; }",
            "int g; int f(int n) { int a; a = 1; ; return a; }",
            "int g; int f(int n) { int a; a = 1; return a; }"),
        bench.texts(60));
  }
}
