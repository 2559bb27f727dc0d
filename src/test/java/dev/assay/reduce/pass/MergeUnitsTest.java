package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class MergeUnitsTest {
  @Test
  void whatBothDeclareIsSaidOnce() {
    assertEquals(
        "struct S { int a; }; int f(struct S *); int main(void) { return f(0); }"
            + " int f(struct S *s) { return s->a; }",
        Rewritten.by(
                new MergeUnits(),
                "struct S { int a; }; int f(struct S *); int main(void) { return f(0); }",
                "struct S { int a; }; int f(struct S *); int f(struct S *s) { return s->a; }")
            .afterGroup(0));
  }

  @Test
  void ownNamesKeepApart() {
    assertEquals(
        "static int a = 1; int f(void); int main(void) { return a + f(); }"
            + " static int a_1 = 2; int f(void) { return a_1; }",
        Rewritten.by(
                new MergeUnits(),
                "static int a = 1; int f(void); int main(void) { return a + f(); }",
                "static int a = 2; int f(void) { return a; }")
            .afterGroup(0));
  }

  @Test
  void severalAtOnce() {
    assertEquals(
        "int main(void) { return 0; } int a; int b;",
        Rewritten.by(new MergeUnits(), "int main(void) { return 0; }", "int a;", "int b;")
            .afterGroup(0));
  }

  @Test
  void oneUnitStays() {
    assertEquals(
        List.of(), Rewritten.by(new MergeUnits(), "int main(void) { return 0; }").proposals());
  }
}
