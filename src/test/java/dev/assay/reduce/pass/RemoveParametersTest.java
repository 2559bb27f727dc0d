package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RemoveParametersTest {
  @Test
  void constantsTakeTheirPlace() {
    assertEquals(
        "int f(int b); int f(int b) { return 1 + b; } int main(void) { return f(2) + f(3); }",
        Rewritten.by(
                new RemoveParameters(),
                "int f(int a, int b); int f(int a, int b) { return a + b; } int main(void) { return"
                    + " f(1, 2) + f(1, 3); }")
            .after("remove parameter 0 of f"));
  }

  @Test
  void severalGoTogether() {
    assertEquals(
        "int f(void) { return 1 + 2; } int main(void) { return f(); }",
        Rewritten.by(
                new RemoveParameters(),
                "int f(int a, int b) { return a + b; } int main(void) { return f(1, 2); }")
            .afterGroup(0));
  }

  @Test
  void aParameterBecomesLocal() {
    assertEquals(
        "int f(void) { int a; return a++; } int main(void) { return f(); }",
        Rewritten.by(
                new RemoveParameters(),
                "int f(int a) { return a++; } int main(void) { return f(4); }")
            .after("parameter 0 of f becomes local"));
  }

  @Test
  void aParameterBecomesGlobal() {
    assertEquals(
        "int a = 4; int f(void) { return a - 1; } int main(void) { return f(); }",
        Rewritten.by(
                new RemoveParameters(),
                "int f(int a) { return a - 1; } int main(void) { return f(4); }")
            .after("parameter 0 of f becomes global"));
  }

  @Test
  void dotsGo() {
    assertEquals(
        "int f(int a) { return a; } int main(void) { return f(4); }",
        Rewritten.by(
                new RemoveParameters(),
                "int f(int a, ...) { return a; } int main(void) { return f(4, 5, 6); }")
            .after("no more arguments for f"));
  }

  @Test
  void allUnitsChange() {
    assertEquals(
        "int f(void); int main(void) { return f(); } // int f(void) { return 2; }",
        Rewritten.by(
                new RemoveParameters(),
                "int f(int a); int main(void) { return f(4); }",
                "int f(int a) { return 2; }")
            .after("remove parameter 0 of f"));
  }

  @Test
  void functionsWithAnAddressStay() {
    assertEquals(
        List.of(),
        Rewritten.by(
                new RemoveParameters(),
                "int f(int a) { return a; } int main(void) { int (*p)(int) = f; return p(1); }")
            .proposals());
  }
}
