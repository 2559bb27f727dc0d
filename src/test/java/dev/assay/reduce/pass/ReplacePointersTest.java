package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ReplacePointersTest {
  @Test
  void theObject() {
    assertEquals(
        "struct S { int a; }; struct S s; int x; int main(void) { x = 2; s.a = x; return x; }",
        Rewritten.by(
                new ReplacePointers(),
                "struct S { int a; } s; int x; int main(void) { int *p = &x; struct S *q = &s; *p ="
                    + " 2; q->a = *p; return *p; }")
            .after("the object for p", "the object for q"));
  }

  @Test
  void theObjectOfTheFirstAssignment() {
    assertEquals(
        "int x; int f(int *q) { return *q; } int main(void) { x = 1; return f(&x); }",
        Rewritten.by(
                new ReplacePointers(),
                "int x; int *p; int f(int *q) { return *q; } int main(void) { p = &x; *p = 1;"
                    + " return f(p); }")
            .after("the object for p"));
  }

  @Test
  void theValueOfAVariable() {
    assertEquals(
        "int x; int main(void) { int p = x; p = 1; return p; }",
        Rewritten.by(
                new ReplacePointers(),
                "int x; int main(void) { int *p = &x; *p = 1; return p[0]; }")
            .after("the value for p"));
  }

  @Test
  void theValueOfAParameter() {
    assertEquals(
        "int f(int q) { return q + 1; } int main(void) { int x = 1; int *p = &x; return f(x) +"
            + " f(*p); }",
        Rewritten.by(
                new ReplacePointers(),
                "int f(int *q) { return *q + 1; } int main(void) { int x = 1, *p = &x; return f(&x)"
                    + " + f(p); }")
            .after("the value for q of f"));
  }

  @Test
  void nothingWithoutPointers() {
    assertEquals(
        List.of(), Rewritten.by(new ReplacePointers(), "int main(void) { return 0; }").proposals());
  }
}
