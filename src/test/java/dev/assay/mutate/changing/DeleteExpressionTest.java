package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

class DeleteExpressionTest {
  private static final ChangingMutator MUTATOR = new DeleteExpression();

  @Test
  void anOperandGoes() {
    assertEquals(
        Set.of("int f(int a, int b) { return a; }", "int f(int a, int b) { return b; }"),
        ChangeBench.of(MUTATOR, "int f(int a, int b) { return a * b; }").texts(20));
  }

  @Test
  void armsAndConditionsGo() {
    assertEquals(
        Set.of(
            "int f(int a, int b, int c) { return a; }",
            "int f(int a, int b, int c) { return b; }",
            "int f(int a, int b, int c) { return c; }"),
        ChangeBench.of(MUTATOR, "int f(int a, int b, int c) { return a ? b : c; }").texts(30));
  }

  @Test
  void anIndexGoes() {
    assertEquals(
        Set.of("int f(int *a, int i) { return *a; }"),
        ChangeBench.of(MUTATOR, "int f(int *a, int i) { return a[i]; }").texts(20));
  }

  @Test
  void assignmentsStepsAndCallsGo() {
    assertEquals(
        Set.of("void f(int a) { a; }", "void f(int a) { 1; }"),
        ChangeBench.of(MUTATOR, "void f(int a) { a = 1; }").texts(20));
    assertEquals(
        Set.of("int f(int a) { return a; }"),
        ChangeBench.of(MUTATOR, "int f(int a) { return a++; }").texts(20));
    assertEquals(
        Set.of("int g(int); int f(int a) { return a; }"),
        ChangeBench.of(MUTATOR, "int g(int); int f(int a) { return g(a); }").texts(20));
  }

  @Test
  void whatIsLeftHasASuitableType() {
    assertEquals(
        Set.of("int *f(int *p, int i) { return p; }"),
        ChangeBench.of(MUTATOR, "int *f(int *p, int i) { return p + i; }").texts(20));
    assertEquals(
        Set.of(), ChangeBench.of(MUTATOR, "long f(int *p, int *q) { return p - q; }").texts(20));
    assertEquals(
        Set.of("int f(double b) { return (int)b; }", "int f(double b) { return 2; }"),
        ChangeBench.of(MUTATOR, "int f(double b) { return (int)b % 2; }").texts(20));
  }

  @Test
  void constantsStayConstants() {
    assertEquals(
        Set.of(
            "void f(int a) { switch (a) { case 2: case 1 - 1: ; } }",
            "void f(int a) { switch (a) { case 2: case 1: ; } }"),
        ChangeBench.of(MUTATOR, "void f(int a) { switch (a) { case 2: case 3 - 1 - 1: ; } }")
            .texts(40));
  }

  @Test
  void cautionKeepsPointersDivisorsAndIndices() {
    String[] kept = {
      "int *f(int *p, int i) { return p + i; }",
      "int f(int *a, int i) { return a[i - 1]; }",
      "void f(int i) { while (i < 3) ; }"
    };
    for (String text : kept) {
      assertEquals(Set.of(), ChangeBench.conservative(MUTATOR, text).texts(20));
    }
    assertEquals(
        Set.of("int f(int a, int b) { return a; }", "int f(int a, int b) { return b + 1; }"),
        ChangeBench.conservative(MUTATOR, "int f(int a, int b) { return a / (b + 1); }").texts(20));
  }
}
