package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ChangeAttributeTest {
  private static final ChangingMutator MUTATOR = new ChangeAttribute();

  private static Set<String> texts(String text) {
    return ChangeBench.of(MUTATOR, text).texts(300);
  }

  private static void gives(Set<String> texts, String text) {
    assertTrue(texts.contains(text), text + " in " + texts);
  }

  private static void never(Set<String> texts, String part) {
    assertTrue(texts.stream().noneMatch(t -> t.contains(part)), part + " in " + texts);
  }

  @Test
  void functionsGetAttributes() {
    Set<String> texts = texts("static int f(void) { return 1; }");
    gives(texts, "__attribute__((noinline)) static int f(void) { return 1; }");
    gives(texts, "__attribute__((always_inline)) static int f(void) { return 1; }");
    gives(texts, "__attribute__((optimize(\"O3\"))) static int f(void) { return 1; }");
    gives(texts, "__attribute__((pure)) static int f(void) { return 1; }");
  }

  @Test
  void attributesGo() {
    gives(texts("__attribute__((cold)) int f(void) { return 1; }"), "int f(void) { return 1; }");
  }

  @Test
  void variablesAndTypesGetAttributes() {
    gives(texts("int a;"), "int a __attribute__((aligned(16)));");
    gives(texts("int a;"), "int a __attribute__((used));");
    gives(texts("typedef int t;"), "typedef int t __attribute__((may_alias));");
  }

  @Test
  void whatContradictsIsNotAdded() {
    never(texts("__attribute__((cold)) int f(void) { return 1; }"), "hot");
    never(texts("__attribute__((noinline)) static int f(void) { return 1; }"), "always_inline");
  }

  @Test
  void whatCannotBeInlinedNeedNotBe() {
    never(texts("static int f(int n) { return n ? f(n - 1) : 0; }"), "always_inline");
    never(texts("int f(int n) { return n; }"), "always_inline");
    never(texts("static int f(int n, ...) { return n; }"), "always_inline");
  }

  @Test
  void withCautionNothingIsPromised() {
    Set<String> texts =
        ChangeBench.conservative(MUTATOR, "int a; int f(void) { return a++; }").texts(200);
    never(texts, "pure");
    never(texts, "(const)");
  }

  @Test
  void registersAreNotAligned() {
    never(texts("int f(void) { register int a = 1; return a; }"), "int a __attribute__((aligned");
  }
}
