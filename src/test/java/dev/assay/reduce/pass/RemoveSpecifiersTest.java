package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RemoveSpecifiersTest {
  @Test
  void all() {
    assertEquals(
        "int g; int f(void); int f(void) { int x = 1; return x; } int main(void) { return f(); }",
        Rewritten.by(
                new RemoveSpecifiers(),
                "static _Thread_local int g; static inline int f(void); static inline int f(void) {"
                    + " register int x = 1; return x; } int main(void) { return f(); }")
            .afterGroup(0));
  }

  @Test
  void onlyTheStorage() {
    assertEquals(
        "_Alignas(16) int g; int main(void) { return 0; }",
        Rewritten.by(
                new RemoveSpecifiers(), "static _Alignas(16) int g; int main(void) { return 0; }")
            .afterGroup(1));
  }

  @Test
  void oldStyle() {
    assertEquals(
        "int f(int a) { return a; } int main(void) { return f(1); }",
        Rewritten.by(
                new RemoveSpecifiers(),
                "int f(a) int a; { return a; } int main(void) { return f(1); }")
            .afterGroup(3));
  }

  @Test
  void voidForNoParameters() {
    assertEquals(
        "int f(); int f() { return 1; } int main() { return f(); }",
        Rewritten.by(
                new RemoveSpecifiers(),
                "int f(void); int f(void) { return 1; } int main(void) { return f(); }")
            .afterGroup(4));
  }

  @Test
  void plainOnesStay() {
    assertEquals(
        List.of(),
        Rewritten.by(new RemoveSpecifiers(), "int g; int main() { int x; return 0; }").proposals());
  }
}
