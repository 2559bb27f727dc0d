package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class AddGotoTest {
  private static final ChangingMutator MUTATOR = new AddGoto();

  @Test
  void jumpsGoForwardsOrAFewTimesBack() {
    Set<String> texts = ChangeBench.of(MUTATOR, "void f(int x) { x++; x--; }").texts(40);
    for (String text : texts) {
      assertTrue(
          text.matches("void f\\(int x\\) \\{ if \\(.*\\) goto to_0_0; x\\+\\+; to_0_0: ; x--; \\}")
              || text.matches(
                  "void f\\(int x\\) \\{ to_0_0: ; x\\+\\+; \\{ static int k_0_1;"
                      + " if \\(k_0_1\\+\\+ < \\d\\) goto to_0_0; \\} x--; \\}"),
          text);
    }
    assertTrue(texts.size() > 2, texts.toString());
  }

  @Test
  void noJumpPassesAnArrayOfVariableLength() {
    assertEquals(
        Set.of(), ChangeBench.of(MUTATOR, "void f(int x) { x++; int a[x]; x--; }").texts(20));
  }

  @Test
  void noJumpEntersAStatementExpression() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "int f(int x) { x += ({ x++; x--; x; }); return x; }").texts(40);
    assertTrue(
        texts.stream().allMatch(text -> text.contains("({ x++; x--; x; })"))
            || texts.stream().allMatch(text -> text.contains("x++; x--; x;")),
        texts.toString());
  }
}
