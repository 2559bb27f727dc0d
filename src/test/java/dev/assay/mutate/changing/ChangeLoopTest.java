package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ChangeLoopTest {
  private static final ChangingMutator MUTATOR = new ChangeLoop();
  private static final String COUNTED =
      "void f(int *p, int n) { for (int i = 0; i < n; i++) p[i] = 0; }";

  private static void gives(Set<String> texts, String header) {
    assertTrue(
        texts.contains("void f(int *p, int n) { " + header + " p[i] = 0; }"),
        header + " in " + texts);
  }

  @Test
  void boundsAndStepsChange() {
    Set<String> texts = ChangeBench.of(MUTATOR, COUNTED).texts(200);
    gives(texts, "for (int i = 0; i <= n; i++)");
    gives(texts, "for (int i = 0; i < n + 1; i++)");
    gives(texts, "for (int i = 0; i < n * 2; i++)");
    gives(texts, "for (int i = 0; i < n; i += 2)");
    gives(texts, "for (int i = n - 1; i >= 0; i--)");
  }

  @Test
  void loopsBecomeOthers() {
    Set<String> texts = ChangeBench.of(MUTATOR, COUNTED).texts(200);
    assertTrue(
        texts.contains("void f(int *p, int n) { { int i = 0; while (i < n) { p[i] = 0; i++; } } }"),
        texts.toString());
    assertTrue(
        texts.contains(
            "void f(int *p, int n) { { int i = 0; do { p[i] = 0; i++; } while (i < n); } }"),
        texts.toString());
    assertEquals(
        Set.of("void f(int n) { while (n--) g(); }".replace("g();", "n--;")),
        ChangeBench.of(MUTATOR, "void f(int n) { do n--; while (n--); }").texts(20));
  }

  @Test
  void aStepStaysWhereAContinueGoesToIt() {
    Set<String> texts =
        ChangeBench.of(
                MUTATOR, "void f(int n) { for (int i = 0; i < n; i++) { if (n) continue; n--; } }")
            .texts(100);
    assertFalse(texts.stream().anyMatch(text -> text.contains("while")), texts.toString());
  }

  @Test
  void withCautionNoLoopGoesFurther() {
    Set<String> texts = ChangeBench.conservative(MUTATOR, COUNTED).texts(100);
    gives(texts, "for (int i = 0; i < n - 1; i++)");
    assertFalse(
        texts.stream().anyMatch(t -> t.contains("<= n") || t.contains("n + 1")), texts.toString());
  }

  @Test
  void otherStatementsAreNoSites() {
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, "void f(int n) { if (n) n++; }").texts(10));
  }
}
