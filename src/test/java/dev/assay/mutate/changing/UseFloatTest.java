package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class UseFloatTest {
  private static final ChangingMutator MUTATOR = new UseFloat();

  private static Set<String> texts(String text) {
    return ChangeBench.of(MUTATOR, text).texts(100);
  }

  private static void gives(Set<String> texts, String text) {
    assertTrue(texts.contains(text), text + " in " + texts);
  }

  @Test
  void aCounterBecomesFloating() {
    gives(
        texts("int main(void) { int a[3]; for (int i = 0; i < 3; i++) a[i] = i; return 0; }"),
        "int main(void) { int a[3]; for (double i = 0; i < 3; i++) a[(int)i] = i; return 0; }");
  }

  @Test
  void operatorsThatNeedIntegersGetThem() {
    gives(
        texts("int main(void) { int a = 5; a %= 3; a = a << 1 | ~a; return (a + 1) & 2; }"),
        "int main(void) { double a = 5; a = (int)a % 3; a = (int)a << 1 | ~(int)a;"
            + " return (int)a + 1 & 2; }");
  }

  @Test
  void parametersChangeInAllDeclarations() {
    gives(
        texts("int f(int n); int f(int n) { return n; } int g(void) { return f(3); }"),
        "int f(float n); int f(float n) { return (int)n; } int g(void) { return f(3); }");
    assertTrue(
        texts("int f(int n); int f(int n) { return n & 1; }").stream()
            .allMatch(t -> t.endsWith("{ return (int)n & 1; }")));
    Set<String> pointed = texts("int f(int n) { return n; } int (*g)(int) = f;");
    assertEquals(Set.of(), pointed);
  }

  @Test
  void anOperationIsOneOfFloats() {
    gives(
        texts("int g; int main(void) { return g * 3; }"),
        "int g; int main(void) { return (int)((double)g * 3); }");
  }

  @Test
  void whatIsPointedToStays() {
    assertEquals(Set.of(), texts("int *p; int main(void) { int a = 1; p = &a; return a; }"));
  }

  @Test
  void withCautionResultsFit() {
    assertEquals(
        Set.of(),
        ChangeBench.conservative(MUTATOR, "long g; int main(void) { return g * 3 / g; }")
            .texts(20));
  }
}
