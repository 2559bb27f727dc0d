package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RemoveQualifiersTest {
  @Test
  void all() {
    assertEquals(
        "int g; struct S { int a; }; struct S s; int f(int *p) { return *(int *)p; } int main(void)"
            + " { return f(0); }",
        Rewritten.by(
                new RemoveQualifiers(),
                "const volatile int g; struct S { const int a; } s; int f(const int *restrict p) {"
                    + " return *(volatile int *)p; } int main(void) { return f(0); }")
            .afterGroup(0));
  }

  @Test
  void one() {
    assertEquals(
        "volatile int g; int main(void) { return g; }",
        Rewritten.by(new RemoveQualifiers(), "const volatile int g; int main(void) { return g; }")
            .after("no const of g"));
  }

  @Test
  void nothingWithoutQualifiers() {
    assertEquals(
        List.of(),
        Rewritten.by(new RemoveQualifiers(), "int main(void) { return 0; }").proposals());
  }
}
