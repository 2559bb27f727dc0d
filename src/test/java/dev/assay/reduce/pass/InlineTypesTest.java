package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class InlineTypesTest {
  @Test
  void typedefs() {
    assertEquals(
        "short *g; short f(short *p) { return (short)*p; } int main(void) { short x = 1; return x;"
            + " }",
        Rewritten.by(
                new InlineTypes(),
                "typedef short a; typedef a *b; b g; a f(b p) { return (a)*p; } int main(void) {"
                    + " typedef a t; t x = 1; return x; }")
            .afterGroup(0));
  }

  @Test
  void typeof() {
    assertEquals(
        "long x; int main(void) { long y = 1; return y; }",
        Rewritten.by(new InlineTypes(), "long x; int main(void) { typeof(x) y = 1; return y; }")
            .after("typeof"));
  }

  @Test
  void enums() {
    assertEquals(
        "int e; int main(void) { e = 4; return 0; }",
        Rewritten.by(
                new InlineTypes(), "enum E { A, B = 4 } e; int main(void) { e = B; return A; }")
            .after("inline enum E"));
  }

  @Test
  void constantsOfEnums() {
    assertEquals(
        "enum E {B = 4}; enum E e; int main(void) { return B; }",
        Rewritten.by(new InlineTypes(), "enum E { A, B = 4 } e; int main(void) { return B; }")
            .after("only used constants of enum E"));
  }

  @Test
  void plainTypesStay() {
    assertEquals(
        List.of(),
        Rewritten.by(
                new InlineTypes(), "long a; struct S { int b; } s; int main(void) { return 0; }")
            .proposals());
  }
}
