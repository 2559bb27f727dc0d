package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class VectoriseTest {
  private static final ChangingMutator MUTATOR = new Vectorise();

  @Test
  void anOperationIsOneOfVectors() {
    Set<String> texts = ChangeBench.of(MUTATOR, "int f(int a, int b) { return a + b; }").texts(60);
    assertTrue(
        texts.stream()
            .anyMatch(t ->
                t.matches(
                    "typedef int __attribute__\\(\\(vector_size\\(8\\)\\)\\) v_0_0; "
                        + "int f\\(int a, int b\\) \\{ return "
                        + "\\(\\(v_0_0\\)\\{\\(int\\)a, [1-9]} "
                        + "\\+ \\(v_0_0\\)\\{\\(int\\)b, [1-9]}\\)\\[0]; }")),
        texts.toString());
    assertTrue(texts.stream().anyMatch(t -> t.contains("({ v_0_0 w_0_1 =")), texts.toString());
  }

  @Test
  void anElementIsReadFromAVector() {
    assertEquals(
        Set.of(
            "int a[3]; typedef int __attribute__((vector_size(8))) v_0_0; int f(int i) {"
                + " return ({ v_0_0 w_0_1; __builtin_memcpy(&w_0_1, a, sizeof(v_0_0));"
                + " w_0_1[i & 1]; }); }"),
        ChangeBench.of(MUTATOR, "int a[3]; int f(int i) { return a[i]; }").texts(20));
  }

  @Test
  void pointersAndConstantsStay() {
    assertEquals(
        Set.of(),
        ChangeBench.of(MUTATOR, "int *f(int *p) { static int a = 1 + 2; return p + 1; }")
            .texts(20));
  }
}
