package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RemoveMembersTest {
  @Test
  void unusedOnesGoWithTheirItems() {
    assertEquals(
        "struct S { int b; }; struct S s = {2}; int main(void) { return s.b; }",
        Rewritten.by(
                new RemoveMembers(),
                "struct S { int a; int b; char c; } s = {1, 2, 3}; int main(void) { return s.b; }")
            .afterGroup(0));
  }

  @Test
  void usedOnesBecomeConstants() {
    assertEquals(
        "struct S { int b; }; struct S s = {.b = 1}; int main(void) { return s.b + 3; }",
        Rewritten.by(
                new RemoveMembers(),
                "struct S { int a; int b; } s = {.b = 1, .a = 2}; int main(void) { s.a = 3; return"
                    + " s.b + s.a; }")
            .after("remove a of struct S"));
  }

  @Test
  void bitFieldsBecomePlain() {
    assertEquals(
        "struct S { int a; }; struct S s; int main(void) { return s.a; }",
        Rewritten.by(
                new RemoveMembers(), "struct S { int a : 3; } s; int main(void) { return s.a; }")
            .after("no width of a of struct S"));
  }

  @Test
  void nothingWithoutMembers() {
    assertEquals(
        List.of(), Rewritten.by(new RemoveMembers(), "int main(void) { return 0; }").proposals());
  }
}
