package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ReplaceUnaryOperatorTest {
  private static final ChangingMutator MUTATOR = new ReplaceUnaryOperator();

  @Test
  void aStepBecomesAnAssignment() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "void f(int n) { for (int i = 0; i < n; i++) ; }").texts(200);
    for (String wanted : new String[] {"i = i + 2", "i = i - 3", "i--", "++i"}) {
      String made = "void f(int n) { for (int i = 0; i < n; " + wanted + ") ; }";
      assertTrue(texts.contains(made), made);
    }
  }

  @Test
  void pointersStepToo() {
    assertTrue(
        ChangeBench.of(MUTATOR, "int f(int *p) { return *p++; }")
            .texts(200)
            .contains("int f(int *p) { return *(p = p + 2); }"));
  }

  @Test
  void signsBecomeOthers() {
    assertEquals(
        Set.of(
            "int f(int a) { return ~a; }",
            "int f(int a) { return !a; }",
            "int f(int a) { return +a; }"),
        ChangeBench.of(MUTATOR, "int f(int a) { return -a; }").texts(40));
    assertEquals(
        Set.of("int f(double a) { return +a; }", "int f(double a) { return !a; }"),
        ChangeBench.of(MUTATOR, "int f(double a) { return -a; }").texts(40));
  }

  @Test
  void othersStay() {
    String[] kept = {
      "int f(int *p) { return *p; }",
      "int *f(int *p) { return &p[1]; }",
      "int f(int *p) { return !p; }",
      "int f(int a) { return a + 1; }"
    };
    for (String text : kept) {
      assertEquals(Set.of(), ChangeBench.of(MUTATOR, text).texts(20));
    }
  }

  @Test
  void cautionKeepsTheDirection() {
    assertTrue(
        ChangeBench.conservative(MUTATOR, "void f(int n) { n--; }").texts(40).stream()
            .allMatch(t -> t.matches("void f\\(int n\\) \\{ n = n - \\d; \\}")));
    assertEquals(Set.of(), ChangeBench.conservative(MUTATOR, "void f(int *p) { p++; }").texts(20));
    assertEquals(
        Set.of(), ChangeBench.conservative(MUTATOR, "void f(int **p) { (**p++)++; }").texts(20));
  }
}
