package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

class SwapStatementsTest {
  private static final ChangingMutator MUTATOR = new SwapStatements();

  @Test
  void statementsOfABlockChangePlaces() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { a++; a *= 2; { a--; } }");
    assertEquals(
        Set.of(
            "void f(int a) { a *= 2; a++; { a--; } }",
            "void f(int a) { a++; { a--; } a *= 2; }",
            "void f(int a) { { a--; } a *= 2; a++; }"),
        bench.texts(40));
  }

  @Test
  void declarationsStayBeforeWhatNeedsThem() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { a++; int b = a; b++; }");
    assertEquals(Set.of(), bench.texts(20));
  }

  @Test
  void declarationsThatNobodyNeedsAreNoHindrance() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { a++; int b; a--; }");
    assertEquals(Set.of("void f(int a) { a--; int b; a++; }"), bench.texts(20));
  }

  @Test
  void labelsPragmasAndTheLastValueStay() {
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, "void f(int a) { a++; end: a--; }").texts(20));
    assertEquals(
        Set.of(),
        ChangeBench.of(
                MUTATOR,
                """
                void f(int a) {
                #pragma GCC unroll 2
                  while (a) a--;
                  a = 3;
                }
                """)
            .texts(20));
    assertEquals(
        Set.of(), ChangeBench.of(MUTATOR, "int f(int a) { return ({ a++; a; }); }").texts(20));
  }

  @Test
  void withCautionNothingIsReadBeforeItIsSet() {
    String text = "int f(int a) { int b; b = a; a = b; return a; }";
    assertEquals(
        Set.of(
            "int f(int a) { int b; b = a; return a; a = b; }",
            "int f(int a) { int b; return a; a = b; b = a; }"),
        ChangeBench.conservative(MUTATOR, text).texts(20));
  }
}
