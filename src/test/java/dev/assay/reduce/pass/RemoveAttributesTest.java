package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RemoveAttributesTest {
  @Test
  void allOfThem() {
    assertEquals(
        "int f(void) { return 1; } struct S { int a; }; struct S s; int g; int main(void) { return"
            + " f(); }",
        Rewritten.by(
                new RemoveAttributes(),
                "__attribute__((noinline)) int f(void) { return 1; } struct __attribute__((packed))"
                    + " S { int a __attribute__((aligned(8))); } s; int g"
                    + " __attribute__((aligned(16))); int main(void) { return f(); }")
            .afterGroup(0));
  }

  @Test
  void each() {
    assertEquals(
        "int g __attribute__((aligned(16))); int main(void) { return 0; }",
        Rewritten.by(
                new RemoveAttributes(),
                "int g __attribute__((used)) __attribute__((aligned(16))); int main(void) { return"
                    + " 0; }")
            .afterGroup(1));
  }

  @Test
  void nothingWithoutAttributes() {
    assertEquals(
        List.of(),
        Rewritten.by(new RemoveAttributes(), "int main(void) { return 0; }").proposals());
  }
}
