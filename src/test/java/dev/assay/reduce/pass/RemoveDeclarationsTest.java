package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RemoveDeclarationsTest {
  @Test
  void remarks() {
    assertEquals(
        "int f(void) { return 1; } int main(void) { return f(); }",
        Rewritten.by(
                new RemoveDeclarations(),
                "_Static_assert(1, \"\"); struct S; int f(void); int f(void) { return 1; } int"
                    + " main(void) { return f(); }")
            .afterGroup(0));
  }

  @Test
  void definitionsMoveUp() {
    assertEquals(
        "int f(void) { return 1; } int main(void) { return f(); }",
        Rewritten.by(
                new RemoveDeclarations(),
                "int f(void); int main(void) { return f(); } int f(void) { return 1; }")
            .after("move f up"));
  }

  @Test
  void definitionsStay() {
    assertEquals(
        List.of(),
        Rewritten.by(new RemoveDeclarations(), "int g; int main(void) { return 0; }").proposals());
  }
}
