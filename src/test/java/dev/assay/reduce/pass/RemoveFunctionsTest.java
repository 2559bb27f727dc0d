package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

final class RemoveFunctionsTest {
  private static final String PROGRAM =
      "int g; int f(int a); void h(void) { g = 2; } int f(int a) { g = a; return a + 1; }"
          + " int main(void) { h(); int x = f(4); return x + f(4); }";

  @Test
  void callsBecomeTheObservedValue() {
    assertEquals(
        "int g; void h(void) { g = 2; } int main(void) { h(); int x = 5; return x + 5; }",
        Rewritten.by(new RemoveFunctions(), PROGRAM).after("remove function f"));
  }

  @Test
  void callsThatAreStatementsGo() {
    assertEquals(
        "int g; int main(void) { int x = 5; return x + 5; }",
        Rewritten.by(new RemoveFunctions(), PROGRAM).afterGroup(0));
  }

  @Test
  void theBodyCanGoAlone() {
    assertEquals(
        "int g; int f(int a); void h(void) {} int f(int a) { return 5; }"
            + " int main(void) { h(); int x = f(4); return x + f(4); }",
        Rewritten.by(new RemoveFunctions(), PROGRAM).afterGroup(2));
  }

  @Test
  void argumentsCanStay() {
    assertEquals(
        "int g; int main(void) { g++; return g, 2; }",
        Rewritten.by(
                new RemoveFunctions(),
                "int g; int f(int a, int b) { return b; }"
                    + " void h(int a) {} int main(void) { h(g++); return f(g, 2); }")
            .afterGroup(1));
  }

  @Test
  void aDeclarationCanBeEnough() {
    assertEquals(
        "int f(void); int main(void) { return f(); }",
        Rewritten.by(
                new RemoveFunctions(),
                "static int f(void) { return 1; } int main(void) { return f(); }")
            .after("only declare f"));
  }

  @Test
  void allUnitsChange() {
    assertEquals(
        "int main(void) { return 0; } //",
        Rewritten.by(
                new RemoveFunctions(),
                "int f(void); int main(void) { return f(); }",
                "int f(void) { return 3; }")
            .after("remove function f"));
  }

  @Test
  void mainStaysAndSoDoTrivialBodies() {
    var rewritten =
        Rewritten.by(
            new RemoveFunctions(), "int f(void) { return 1; } int main(void) { return f(); }");
    assertFalse(rewritten.proposals().contains("remove function main"));
    assertFalse(rewritten.proposals().contains("empty function f"));
  }
}
