package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ChangeTypeTest {
  private static final ChangingMutator MUTATOR = new ChangeType();

  @Test
  void aNumberIsCast() {
    Set<String> texts = ChangeBench.of(MUTATOR, "int f(int a) { return a; }").texts(200);
    for (String type :
        new String[] {
          "_Bool",
          "signed char",
          "unsigned short",
          "long long",
          "__int128",
          "long double",
          "_Complex double"
        }) {
      assertTrue(texts.contains("int f(int a) { return (" + type + ")a; }"), type);
    }
    assertTrue(texts.stream().noneMatch(t -> t.contains("(int)a")));
  }

  @Test
  void integersStayIntegersWhereTheyMust() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "int f(int a, int *p) { return p[a + 1]; }").texts(200);
    assertTrue(texts.stream().anyMatch(t -> t.contains("p[(long)a + 1]")));
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*\\[.*(float|double).*")));
  }

  @Test
  void pointersAreCastWhereItDoesNotMatter() {
    assertEquals(
        Set.of("int *f(int *p) { return (void *)p; }"),
        ChangeBench.of(MUTATOR, "int *f(int *p) { return p; }").texts(20));
    assertTrue(
        ChangeBench.of(MUTATOR, "int f(int *p) { return *p; }")
            .texts(200)
            .contains("int f(int *p) { return *(short *)p; }"));
  }

  @Test
  void aVariableGetsAnotherType() {
    Set<String> texts = ChangeBench.of(MUTATOR, "void f(void) { int a = 1; a++; }").texts(200);
    assertTrue(texts.contains("void f(void) { float a = 1; a++; }"), texts::toString);
    assertTrue(texts.contains("void f(void) { unsigned char a = 1; a++; }"), texts::toString);
  }

  @Test
  void aVariableIsAnIntegerWhereItMustBe() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "void f(void) { const int a = 1; a % 2; }").texts(200);
    assertTrue(texts.contains("void f(void) { const long a = 1; a % 2; }"), texts::toString);
    assertTrue(texts.stream().noneMatch(t -> t.contains("double a")));
  }

  @Test
  void aVariableWhoseTypeMattersKeepsIt() {
    String[] kept = {
      "void f(int *); void g(void) { int a; f(&a); }",
      "unsigned long g(void) { int a; return sizeof a; }",
      "extern int a; int a = 1;",
      "void g(void) { int a; { long a; } }"
    };
    for (String text : kept) {
      assertTrue(
          ChangeBench.of(MUTATOR, text).texts(40).stream().allMatch(t -> t.contains("int a")));
    }
  }

  @Test
  void labelsKeepTheirTypes() {
    assertTrue(
        ChangeBench.of(MUTATOR, "void f(int a) { switch (a) { case 1: ; } }").texts(40).stream()
            .allMatch(t -> t.contains("case 1:")));
  }

  @Test
  void cautionKeepsPointersAndIndices() {
    String[] kept = {"int *f(int *p) { return p; }", "double f(double d) { return d; }"};
    for (String text : kept) {
      assertEquals(Set.of(), ChangeBench.conservative(MUTATOR, text).texts(20));
    }
    assertTrue(
        ChangeBench.conservative(MUTATOR, "int f(int a, int *p) { return p[a]; }")
            .texts(60)
            .stream()
            .allMatch(t -> t.contains("p[a]")));
  }
}
