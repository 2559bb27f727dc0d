package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class FlipOperatorTest {
  private static final ChangingMutator MUTATOR = new FlipOperator();

  @Test
  void anOperatorBecomesAnother() {
    Set<String> texts = ChangeBench.of(MUTATOR, "int f(int a, int b) { return a + b; }").texts(250);
    assertEquals(17, texts.size());
    assertTrue(texts.contains("int f(int a, int b) { return a >> b; }"));
    assertTrue(texts.contains("int f(int a, int b) { return a && b; }"));
  }

  @Test
  void onlyThoseThatTakeTheOperands() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "double f(double a, int b) { return a * b; }").texts(200);
    assertEquals(11, texts.size());
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*a (%|&|\\||\\^|<<|>>) b.*")));
    assertEquals(
        Set.of("char *f(char *p, int i) { return p - i; }"),
        ChangeBench.of(MUTATOR, "char *f(char *p, int i) { return p + i; }").texts(40));
    assertEquals(
        Set.of("int f(char *p) { return p != 0; }"),
        ChangeBench.of(MUTATOR, "int f(char *p) { return p == 0; }").texts(40));
  }

  @Test
  void integersStayIntegersWhereTheyMust() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "int f(double a, int b) { return (a < b) % 2; }").texts(200);
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*\\(a [-+*/] b\\) % 2.*")));
  }

  @Test
  void assignments() {
    Set<String> texts = ChangeBench.of(MUTATOR, "void f(int a) { a += 2; }").texts(200);
    assertEquals(9, texts.size());
    assertTrue(texts.contains("void f(int a) { a <<= 2; }"));
    assertTrue(
        ChangeBench.of(MUTATOR, "void f(int a) { a = 2; }")
            .texts(200)
            .contains("void f(int a) { a ^= 2; }"));
    assertEquals(
        Set.of("void f(int *p) { p -= 2; }"),
        ChangeBench.of(MUTATOR, "void f(int *p) { p += 2; }").texts(20));
  }

  @Test
  void constantsStayConstants() {
    Set<String> texts = ChangeBench.of(MUTATOR, "static int a = 4 - 0;").texts(200);
    assertTrue(texts.contains("static int a = 4 << 0;"));
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*[/%] 0.*")));
    String text = "void f(int a) { switch (a) { case 3: case 1 + 1: ; } }";
    assertTrue(
        ChangeBench.of(MUTATOR, text).texts(200).stream().noneMatch(t -> t.contains("case 1 | 2")));
  }

  @Test
  void othersStay() {
    String[] kept = {"int f(int a) { return sizeof(a + 1) > 4; }", "struct s { int a; } b, c;"};
    assertTrue(
        ChangeBench.of(MUTATOR, kept[0]).texts(40).stream().allMatch(t -> t.contains("a + 1")));
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, kept[1]).texts(20));
  }

  @Test
  void cautionAddsNoDivisionsAndShifts() {
    Set<String> texts =
        ChangeBench.conservative(MUTATOR, "int f(int a, int b) { return a + b; }").texts(200);
    assertEquals(13, texts.size());
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*(/|%|<<|>>).*")));
    assertEquals(
        Set.of(),
        ChangeBench.conservative(MUTATOR, "int f(int *p, int i) { return p[i - 1]; }").texts(20));
  }
}
