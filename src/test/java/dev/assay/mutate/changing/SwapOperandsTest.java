package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SwapOperandsTest {
  private static final ChangingMutator MUTATOR = new SwapOperands();

  @Test
  void operandsChangePlaces() {
    assertEquals(
        Set.of("int f(int a, int b) { return b - a; }"),
        ChangeBench.of(MUTATOR, "int f(int a, int b) { return a - b; }").texts(10));
  }

  @Test
  void armsChangePlaces() {
    assertEquals(
        Set.of("int f(int a, int b) { return a ? 3 : b; }"),
        ChangeBench.of(MUTATOR, "int f(int a, int b) { return a ? b : 3; }").texts(10));
  }

  @Test
  void argumentsChangePlacesIfTheyAreNumbers() {
    assertEquals(
        Set.of("int g(int a, char *p, long b); int f(char *p) { return g(2L, p, 1); }"),
        ChangeBench.of(
                MUTATOR, "int g(int a, char *p, long b); int f(char *p) { return g(1, p, 2L); }")
            .texts(10));
  }

  @Test
  void sumsAreTheSameEitherWay() {
    assertEquals(
        Set.of(),
        ChangeBench.of(MUTATOR, "int f(int a, int b) { return a + b == a * 3; }").texts(10));
  }

  @Test
  void aPointerLessANumberStays() {
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, "char *f(char *p) { return p - 3; }").texts(10));
  }

  @Test
  void constantsStay() {
    assertEquals(
        Set.of(),
        ChangeBench.of(
                MUTATOR,
                "int f(int a) { static int s = 4 - 3; switch (a) { case 2 - 1: a = s; } return a;"
                    + " }")
            .texts(10));
  }

  @Test
  void withCautionThereAreNoNewDivisors() {
    assertEquals(
        Set.of(),
        ChangeBench.conservative(
                MUTATOR, "int f(int *p, int b) { return b / 3 + (p && *p ? *p : b) + 0; }")
            .texts(10)
            .stream()
            .filter(text -> !text.contains("b / 3") || !text.contains("p && *p ? *p : b"))
            .collect(Collectors.toSet()));
  }
}
