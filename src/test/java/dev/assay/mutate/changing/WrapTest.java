package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class WrapTest {
  private static final ChangingMutator MUTATOR = new Wrap();

  @Test
  void aStatementGetsAnotherAroundIt() {
    Set<String> texts = ChangeBench.of(MUTATOR, "void f(int x) { x++; }").texts(100);
    for (String expected :
        Set.of(
            "void f\\(int x\\) \\{ \\{ x\\+\\+; \\} \\}",
            "void f\\(int x\\) \\{ do \\{ x\\+\\+; \\} while \\(0\\); \\}",
            "void f\\(int x\\) \\{ if \\(x (<|>|<=|>=|==|!=) -?\\d+\\) x\\+\\+; \\}",
            "void f\\(int x\\) \\{ for \\(int k_0_0 = 0; k_0_0 < \\d; k_0_0\\+\\+\\)"
                + " \\{ x\\+\\+; \\} \\}",
            "void f\\(int x\\) \\{ switch \\(.*\\)"
                + " \\{ case [01]: x\\+\\+; break; default: ; \\} \\}")) {
      assertTrue(texts.stream().anyMatch(text -> text.matches(expected)), expected + texts);
    }
  }

  @Test
  void declarationsStayWhereTheyAreSeen() {
    assertEquals(
        Set.of(), ChangeBench.of(MUTATOR, "void f(void) { int x = 1; int y = x; }").texts(20));
  }

  @Test
  void casesStayWithTheirSwitch() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "void f(int x) { switch (x) { case 7: case 8: x++; } }").texts(60);
    assertTrue(
        texts.stream().noneMatch(text -> text.matches(".*(case [01]|default): case.*")),
        texts.toString());
  }
}
