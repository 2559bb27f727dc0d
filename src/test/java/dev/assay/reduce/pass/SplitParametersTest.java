package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SplitParametersTest {
  @Test
  void parameters() {
    assertEquals(
        "struct S { int a; int b; }; struct S s; int f(int p) { return p + p; } int main(void) {"
            + " return f(s.b); }",
        Rewritten.by(
                new SplitParameters(),
                "struct S { int a, b; } s; int f(struct S p) { return p.b + p.b; } int main(void) {"
                    + " return f(s); }")
            .after("split p of f"));
  }

  @Test
  void results() {
    assertEquals(
        "struct S { int a; int b; }; struct S s; int f(void) { return s.a; } int main(void) {"
            + " return f(); }",
        Rewritten.by(
                new SplitParameters(),
                "struct S { int a, b; } s; struct S f(void) { return s; } int main(void) { return"
                    + " f().a; }")
            .after("split result of f"));
  }

  @Test
  void wholesStay() {
    assertEquals(
        List.of(),
        Rewritten.by(
                new SplitParameters(),
                "struct S { int a, b; } s; struct S f(struct S p) { return p; } int main(void) { s"
                    + " = f(s); return 0; }")
            .proposals());
  }
}
