package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class AddRecursionTest {
  private static final ChangingMutator MUTATOR = new AddRecursion();

  @Test
  void aFunctionCallsItselfToASmallDepth() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "int f(int x, char *p) { x++; return x; }").texts(100);
    for (String expected :
        Set.of(
            "static int depth_0_0; int f\\(int x, char \\*p\\) \\{ if \\(depth_0_0 < \\d\\)"
                + " \\{ depth_0_0\\+\\+; f\\(.*\\); depth_0_0--; \\} x\\+\\+; return x; \\}",
            "static int depth_0_0; int f\\(int x, char \\*p\\) \\{ if \\(depth_0_0\\+\\+ < \\d\\)"
                + " f\\(x - 1, p\\); x\\+\\+; return x; \\}",
            "static int depth_0_0; int f\\(int x, char \\*p\\)"
                + " \\{ x\\+\\+; return depth_0_0\\+\\+ < \\d \\? f\\(.*\\) : x; \\}")) {
      assertTrue(texts.stream().anyMatch(text -> text.matches(expected)), expected + texts);
    }
  }

  @Test
  void aParameterThatIsHiddenCannotBeGivenOn() {
    assertEquals(
        Set.of(), ChangeBench.of(MUTATOR, "void f(int x) { x++; { int x = 2; x++; } }").texts(20));
  }

  @Test
  void whatMustBeInlinedDoesNotCallItself() {
    assertEquals(
        Set.of(),
        ChangeBench.of(
                MUTATOR, "static inline __attribute__((always_inline)) void f(int x) { x++; }")
            .texts(20));
  }
}
