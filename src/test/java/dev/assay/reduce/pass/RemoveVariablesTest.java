package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RemoveVariablesTest {
  @Test
  void constantsTakeTheirPlace() {
    assertEquals(
        "int main(void) { int x = 3 + 1; x = x; return x; }",
        Rewritten.by(
                new RemoveVariables(),
                "int g = 3; int main(void) { int x = g + 1; x = x; return x; }")
            .after("remove variable g"));
  }

  @Test
  void stores() {
    assertEquals(
        "int f(void) { return 1; } int main(void) { f(); return 0; }",
        Rewritten.by(
                new RemoveVariables(),
                "int g; int f(void) { return 1; } int main(void) { g = 2; g = f(); return 0; }")
            .after("remove variable g"));
  }

  @Test
  void partsGoWithIt() {
    assertEquals(
        "struct S { int a[2]; }; int main(void) { return 2; }",
        Rewritten.by(
                new RemoveVariables(),
                "struct S { int a[2]; } s, *p = &s; int main(void) { p->a[1] = 2; return s.a[1]; }")
            .after("remove variable s", "remove variable p"));
  }

  @Test
  void theFirstValueStays() {
    assertEquals(
        "int main(void) { int x = 1; return x; }",
        Rewritten.by(new RemoveVariables(), "int main(void) { int x = 1; x = 2; x++; return x; }")
            .after("never assign to x"));
  }

  @Test
  void anotherTakesItsPlace() {
    assertEquals(
        "int a; int main(void) { a = 2; a++; return a; }",
        Rewritten.by(new RemoveVariables(), "int a; int main(void) { int b = 2; b++; return b; }")
            .after("a for b"));
  }

  @Test
  void shadowedNamesAreKeptApart() {
    assertEquals(
        "int a = 1; int main(void) { { long a = 2; } return a; }",
        Rewritten.by(
                new RemoveVariables(),
                "int a = 1; int main(void) { { long a = 2; a++; } return a; }")
            .after("never assign to a"));
  }

  @Test
  void externDeclarationsGoToo() {
    assertEquals(
        "int main(void) { return 0; } // int f(void) { return 0; }",
        Rewritten.by(
                new RemoveVariables(),
                "extern int a; int main(void) { return a; }",
                "int a = 3; int f(void) { return a; }")
            .after("remove variable a"));
  }

  @Test
  void itsValueTakesItsPlace() {
    assertEquals(
        "int g; int main(void) { return (g + 1) * 2; }",
        Rewritten.by(
                new RemoveVariables(), "int g; int main(void) { int x = g + 1; return x * 2; }")
            .after("the value of x"));
  }

  @Test
  void nothingWithoutVariables() {
    assertEquals(
        List.of(), Rewritten.by(new RemoveVariables(), "int main(void) { return 0; }").proposals());
  }
}
