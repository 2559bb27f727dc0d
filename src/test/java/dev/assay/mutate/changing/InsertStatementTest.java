package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class InsertStatementTest {
  private static final ChangingMutator MUTATOR = new InsertStatement();

  @Test
  void aStatementOfTheOtherProgramGetsWhatIsInScope() {
    Set<String> texts =
        ChangeBench.of(
                MUTATOR,
                "int f(int x) { x++; return x; }",
                "long g(int y) { y = y * 3 + 1; return y; }")
            .texts(40);
    assertTrue(
        texts.containsAll(
            Set.of(
                "int f(int x) { x = x * 3 + 1; x++; return x; }",
                "int f(int x) { x++; x = x * 3 + 1; return x; }")),
        texts.toString());
  }

  @Test
  void aStatementOfTheProgramItselfWillDo() {
    assertEquals(
        Set.of("void f(int x) { x += 2; x += 2; }"),
        ChangeBench.of(MUTATOR, "void f(int x) { x += 2; }").texts(20));
  }

  @Test
  void anEmptyFunctionHasNoRoom() {
    assertEquals(
        Set.of(),
        ChangeBench.of(MUTATOR, "void f(int x) {}", "void g(int y) { y += 2; }").texts(20));
  }
}
