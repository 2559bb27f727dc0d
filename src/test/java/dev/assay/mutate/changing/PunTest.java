package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class PunTest {
  private static final ChangingMutator MUTATOR = new Pun();

  private static Set<String> texts(String text) {
    return ChangeBench.of(MUTATOR, text).texts(100);
  }

  private static void gives(Set<String> texts, String text) {
    assertTrue(texts.contains(text), text + " in " + texts);
  }

  @Test
  void bytesAreReadAsAnotherType() {
    Set<String> texts = texts("int f(int a) { return a; }");
    gives(
        texts,
        "union u_0_0 { int a_0_1; float b_0_2; };"
            + " int f(int a) { return (int)(union u_0_0){a}.b_0_2; }");
    gives(
        texts,
        "int f(int a) { return (int)({ int a_0_0 = a; float b_0_1;"
            + " __builtin_memcpy(&b_0_1, &a_0_0, sizeof(float)); b_0_1; }); }");
    gives(
        texts, "int f(int a) { return (int)({ int a_0_0 = a; ((unsigned char *)&a_0_0)[2]; }); }");
    gives(texts, "int f(int a) { return (int)*(float *)&a; }");
  }

  @Test
  void whatHasNoAddressIsCopiedFirst() {
    Set<String> texts =
        texts("struct s { int b : 4; } x; int f(register int a) { return a + x.b; }");
    assertTrue(texts.stream().noneMatch(t -> t.contains("*)&a;")), texts.toString());
    assertTrue(texts.stream().noneMatch(t -> t.contains("&x.b")), texts.toString());
  }

  @Test
  void withCautionOnlyIntegersOfOtherSigns() {
    Set<String> texts = ChangeBench.conservative(MUTATOR, "int f(int a) { return a; }").texts(60);
    assertTrue(
        texts.stream().noneMatch(t -> t.contains("float") || t.contains("*)&a;")),
        texts.toString());
  }

  @Test
  void pointersAndConstantsStay() {
    assertEquals(Set.of(), texts("int *f(int *p) { static int a = 3; return p; }"));
  }
}
