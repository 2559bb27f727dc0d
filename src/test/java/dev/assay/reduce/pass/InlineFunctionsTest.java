package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class InlineFunctionsTest {
  @Test
  void values() {
    assertEquals(
        "int main(void) { int x = 2; return (x + 1) * (3 + 1); }",
        Rewritten.by(
                new InlineFunctions(),
                "int f(int a) { return a + 1; } int main(void) { int x = 2; return f(x) * f(3); }")
            .after("inline f"));
  }

  @Test
  void statements() {
    assertEquals(
        "int g; int main(void) { { int a = 2; g = a; a++; } return g; }",
        Rewritten.by(
                new InlineFunctions(),
                "int g; void f(int a) { g = a; a++; } int main(void) { f(2); return g; }")
            .after("inline f"));
  }

  @Test
  void resultsOfStatements() {
    assertEquals(
        "int g; int main(void) { int x; { g = 2; x = 2 + 1; } { g = x; return x + 1; } }",
        Rewritten.by(
                new InlineFunctions(),
                "int g; int f(int a) { g = a; return a + 1; } int main(void) { int x; x = f(2);"
                    + " return f(x); }")
            .after("inline f"));
  }

  @Test
  void recursionAndEarlyReturnsStay() {
    assertEquals(
        List.of(),
        Rewritten.by(
                new InlineFunctions(),
                "int f(int a) { return a ? f(a - 1) : 0; } int h(int a) { if (a) return 1; return"
                    + " 2; } int main(void) { return f(2) + h(3); }")
            .proposals());
  }
}
