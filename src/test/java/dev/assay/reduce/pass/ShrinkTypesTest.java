package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ShrinkTypesTest {
  @Test
  void allOfATypeAtOnce() {
    assertEquals(
        "int g; long f(int a) { return (int)g; } int main(void) { double d = 1; return f(1); }",
        Rewritten.by(
                new ShrinkTypes(),
                "unsigned long g; long f(unsigned long a) { return (unsigned long)g; } int"
                    + " main(void) { double d = 1; return f(1); }")
            .after("int for unsigned long"));
  }

  @Test
  void everythingIsInt() {
    assertEquals(
        "typedef int c; int g; struct S { int a; }; struct S s; int f(c a) { return a; } int"
            + " main(void) { return f(1); }",
        Rewritten.by(
                new ShrinkTypes(),
                "typedef char c; unsigned long g; struct S { short a; } s; float"
                    + " f(c a) { return a; } int main(void) { return f(1); }")
            .afterGroup(0));
  }

  @Test
  void oneAlone() {
    assertEquals(
        "unsigned long g; int *h; int main(void) { return g; }",
        Rewritten.by(new ShrinkTypes(), "unsigned long g, *h; int main(void) { return g; }")
            .after("shorter type of h"));
  }

  @Test
  void shorterIfNotInt() {
    assertEquals(
        "unsigned long g; double d; char c; int main(void) { return g; }",
        Rewritten.by(
                new ShrinkTypes(),
                "unsigned long long g; long double d; signed char c; int main(void) { return g; }")
            .afterGroup(2));
  }

  @Test
  void intStays() {
    assertEquals(
        List.of(),
        Rewritten.by(
                new ShrinkTypes(), "int a, *b; struct S { int c; } s; int main(void) { return 0; }")
            .proposals());
  }
}
