package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ReplaceByConstantTest {
  private static final ChangingMutator MUTATOR = new ReplaceByConstant();

  @Test
  void aNumberBecomesSmallOrALimitOfItsType() {
    Set<String> texts = ChangeBench.of(MUTATOR, "int f(int a) { return a; }").texts(250);
    for (String wanted :
        new String[] {"6", "-1", "2147483647", "(-2147483647 - 1)", "65536", "32767"}) {
      assertTrue(texts.contains("int f(int a) { return " + wanted + "; }"), wanted);
    }
    assertTrue(
        ChangeBench.of(MUTATOR, "unsigned long f(unsigned long a) { return a; }")
            .texts(200)
            .contains("unsigned long f(unsigned long a) { return 18446744073709551615UL; }"));
  }

  @Test
  void aTestBecomesZeroOrOne() {
    assertEquals(
        Set.of("void f(char *p) { while (0) ; }", "void f(char *p) { while (1) ; }"),
        ChangeBench.of(MUTATOR, "void f(char *p) { while (p) ; }").texts(20));
  }

  @Test
  void floatingNumbersHaveTheirSuffixes() {
    Set<String> texts = ChangeBench.of(MUTATOR, "float f(float a) { return a; }").texts(100);
    assertTrue(texts.contains("float f(float a) { return 0.5f; }"));
    assertTrue(texts.contains("float f(float a) { return -0.0f; }"));
    assertTrue(texts.contains("float f(float a) { return 1.0f / 0.0f; }"));
  }

  @Test
  void aPointerBecomesNullWhereItIsNotFollowed() {
    assertEquals(
        Set.of("int *f(int **p) { return 0; }"),
        ChangeBench.of(MUTATOR, "int *f(int **p) { return *p; }").texts(20));
  }

  @Test
  void anIndexMayBecomeLarge() {
    assertTrue(
        ChangeBench.of(MUTATOR, "int a[4]; int f(int i) { return a[i]; }")
            .texts(200)
            .contains("int a[4]; int f(int i) { return a[65536]; }"));
  }

  @Test
  void labelsStayDifferent() {
    ChangeBench bench =
        ChangeBench.of(MUTATOR, "void f(void) { switch (0) { case 1: case 2: ; } }");
    Set<String> texts = bench.texts(60);
    assertTrue(texts.stream().anyMatch(t -> t.matches(".*case 1: case -\\d+: .*")));
    assertTrue(texts.stream().noneMatch(t -> t.contains("case 1: case 1:")));
    assertTrue(texts.stream().noneMatch(t -> t.contains("case 2: case 2:")));
  }

  @Test
  void whatIsThrownAwayStays() {
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, "void g(void); void f(void) { g(); }").texts(9));
  }

  @Test
  void caution() {
    assertEquals(
        Set.of(
            "int a[3]; int f(int i) { return a[0]; }",
            "int a[3]; int f(int i) { return a[1]; }",
            "int a[3]; int f(int i) { return a[2]; }"),
        ChangeBench.conservative(MUTATOR, "int a[3]; int f(int i) { return a[i]; }")
            .texts(60)
            .stream()
            .filter(t -> t.contains("return a["))
            .collect(Collectors.toSet()));
    Set<String> divided =
        ChangeBench.conservative(MUTATOR, "int f(int a) { return 7 / a; }").texts(60);
    assertTrue(divided.stream().noneMatch(t -> t.matches(".*(/ 0|-).*")), divided::toString);
    Set<String> shifted =
        ChangeBench.conservative(MUTATOR, "int f(int a) { return 7 << a; }").texts(60);
    assertTrue(shifted.stream().noneMatch(t -> t.matches(".*<< ([89]|\\d\\d).*")));
    assertEquals(
        Set.of("void f(int n) { while (0) ; }"),
        ChangeBench.conservative(MUTATOR, "void f(int n) { while (n) ; }").texts(20));
  }
}
