package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

class InlineCallsTest {
  private static final ChangingMutator MUTATOR = new InlineCalls();

  @Test
  void whatAFunctionGivesOrDoesTakesThePlaceOfItsCall() {
    String callee = "static int sq(int x) { return x * x; } ";
    assertEquals(
        Set.of(
            callee
                + "int f(char y) { int a = (int)((int)(y + 1) * (int)(y + 1)); return sq(a) + 2; }",
            callee + "int f(char y) { int a = sq(y + 1); return (int)((int)a * (int)a) + 2; }",
            callee
                + "int f(char y) { int a; { int v_0_0 = y + 1; int r_0_1;"
                + " { r_0_1 = v_0_0 * v_0_0; } a = r_0_1; } return sq(a) + 2; }"),
        ChangeBench.of(MUTATOR, callee + "int f(char y) { int a = sq(y + 1); return sq(a) + 2; }")
            .texts(40));
  }

  @Test
  void aParameterThatIsAssignedToNeedsAVariable() {
    assertEquals(
        Set.of(),
        ChangeBench.of(
                MUTATOR, "static int f(int x) { return x++; } int g(int y) { return 1 + f(y); }")
            .texts(20));
  }

  @Test
  void whatIsHiddenWhereTheCallIsIsNotInlined() {
    assertEquals(
        Set.of(),
        ChangeBench.of(
                MUTATOR,
                "int k; static int f(int x) { return x + k; } int g(int k) { return 1 + f(k); }")
            .texts(20));
  }
}
