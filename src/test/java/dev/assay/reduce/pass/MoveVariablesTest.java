package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class MoveVariablesTest {
  @Test
  void variablesOfOneTypeComeTogether() {
    assertEquals(
        "int b = 2; int a; long c; int main(void) { return a; }",
        Rewritten.by(new MoveVariables(), "int a; long c; int b = 2; int main(void) { return a; }")
            .after("move b"));
  }

  @Test
  void localsBecomeGlobal() {
    assertEquals(
        "int x; int s = 3; int a; int main(void) { x = a + 1; return x + s; }",
        Rewritten.by(
                new MoveVariables(),
                "int a; int main(void) { int x = a + 1; static int s = 3; return x + s; }")
            .afterGroup(1));
  }

  @Test
  void namesThatAreTakenChange() {
    assertEquals(
        "int a_1; int a; int main(void) { { a_1 = 2; a_1++; } return a; }",
        Rewritten.by(new MoveVariables(), "int a; int main(void) { { int a = 2; a++; } return a; }")
            .after("move a out"));
  }

  @Test
  void nothingWithoutVariables() {
    assertEquals(
        List.of(), Rewritten.by(new MoveVariables(), "int main(void) { return 0; }").proposals());
  }
}
