package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class QualifyTest {
  private static final ChangingMutator MUTATOR = new Qualify();

  private static Set<String> texts(String text) {
    return ChangeBench.of(MUTATOR, text).texts(150);
  }

  @Test
  void aVariableThatIsOnlyReadGetsAllThereIs() {
    assertEquals(
        Set.of(
            "int main(void) { volatile int a = 1; return a; }",
            "int main(void) { const int a = 1; return a; }",
            "int main(void) { _Atomic int a = 1; return a; }",
            "int main(void) { register int a = 1; return a; }",
            "int main(void) { static int a = 1; return a; }"),
        texts("int main(void) { int a = 1; return a; }"));
  }

  @Test
  void aVariableThatIsWrittenIsNotConst() {
    Set<String> texts = texts("int main(void) { int a = 1; return a++; }");
    assertTrue(texts.stream().noneMatch(t -> t.contains("const")), texts.toString());
  }

  @Test
  void oneWhoseAddressIsTakenStays() {
    assertEquals(
        Set.of(),
        texts("int *p; int main(int n) { for (int a = n; ;) p = &a; }").stream()
            .filter(t -> t.contains("int a = n") && !t.contains("for (int a = n;"))
            .collect(Collectors.toSet()));
  }

  @Test
  void qualifiersGo() {
    assertTrue(texts("extern const int a; const int a = 1;").contains("extern int a; int a = 1;"));
    assertTrue(
        texts("int main(void) { volatile int a = 1; return a; }")
            .contains("int main(void) { int a = 1; return a; }"));
  }

  @Test
  void constantsThatOthersNeedStayConstant() {
    Set<String> texts = texts("static const int a = 1; int b[2] = {a};");
    assertTrue(texts.stream().allMatch(t -> t.contains("static const int a")), texts.toString());
  }

  @Test
  void pointersAreRestricted() {
    String text = "void f(int *p) { *p = 1; }";
    assertTrue(texts(text).contains("void f(int *restrict p) { *p = 1; }"));
    Set<String> cautious = ChangeBench.conservative(MUTATOR, text).texts(50);
    assertTrue(cautious.stream().noneMatch(t -> t.contains("restrict")), cautious.toString());
  }

  @Test
  void parametersAreNotAtomic() {
    assertEquals(
        Set.of("int main(volatile int a) { return a; }", "int main(const int a) { return a; }"),
        texts("int main(int a) { return a; }"));
  }

  @Test
  void whatAnAtomicStoreGivesIsNotUsed() {
    Set<String> texts = texts("int main(void) { int a; return a = 1; }");
    assertTrue(texts.stream().noneMatch(t -> t.contains("_Atomic")), texts.toString());
    assertTrue(
        texts("int main(void) { int a; a = 1; return a; }")
            .contains("int main(void) { _Atomic int a; a = 1; return a; }"));
  }

  @Test
  void whatIsCalledUndeclaredStaysExternal() {
    Set<String> texts = texts("int main(void) { return f(); } int f(void) { return 1; }");
    assertTrue(texts.stream().noneMatch(t -> t.contains("static")), texts.toString());
  }

  @Test
  void functionsChangeTheirLinkage() {
    Set<String> texts = texts("int f(void); int f(void) { return 1; }");
    assertEquals(
        Set.of(
            "static int f(void); static int f(void) { return 1; }",
            "int f(void); extern int f(void) { return 1; }"),
        texts);
    assertEquals(
        Set.of("static inline int f(void) { return 1; }", "int f(void) { return 1; }"),
        texts("static int f(void) { return 1; }"));
    assertEquals(Set.of(), texts("int main(void) { return 1; }"));
  }

  @Test
  void aVariableOfALoopHeaderIsNotStatic() {
    Set<String> texts = texts("int main(void) { for (int a = 1; a;) ; }");
    assertTrue(texts.stream().noneMatch(t -> t.contains("static")), texts.toString());
  }
}
