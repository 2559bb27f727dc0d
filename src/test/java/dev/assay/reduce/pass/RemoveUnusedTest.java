package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RemoveUnusedTest {
  private static final String PROGRAM =
      "struct s { int m; }; int a; int b; int f(void) { return a; } int g(void) { return b; }"
          + " int main(void) { return f(); }";

  @Test
  void whatMainDoesNotReachIsProposed() {
    assertEquals(
        List.of("remove struct s", "remove b", "remove g", "remove main"),
        Rewritten.by(new RemoveUnused(), PROGRAM).proposals());
  }

  @Test
  void oneGoesAndAllElseStays() {
    assertEquals(
        "int a; int b; int f(void) { return a; } int g(void) { return b; } int main(void) { return"
            + " f(); }",
        Rewritten.by(new RemoveUnused(), PROGRAM).after("remove struct s"));
  }

  @Test
  void withoutMainEverythingMayGo() {
    assertEquals(
        List.of("remove a", "remove f"),
        Rewritten.by(new RemoveUnused(), "int a; int f(void) { return a; }").proposals());
  }
}
