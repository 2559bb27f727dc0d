package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class FlipBitTest {
  private static final ChangingMutator MUTATOR = new FlipBit();

  @Test
  void oneBitOfAnIntegerChanges() {
    Set<String> texts = ChangeBench.of(MUTATOR, "int a = 0x10;").texts(200);
    assertEquals(32, texts.size());
    assertTrue(texts.contains("int a = 17;"));
    assertTrue(texts.contains("int a = 0;"));
    assertTrue(texts.contains("int a = -2147483632;"));
  }

  @Test
  void charactersStayCharacters() {
    Set<String> texts = ChangeBench.of(MUTATOR, "int a = 'a';").texts(60);
    assertTrue(texts.contains("int a = 'A';"), texts::toString);
    assertTrue(texts.contains("int a = '`';"), texts::toString);
  }

  @Test
  void floatingNumbersChangeByTheirBits() {
    Set<String> texts = ChangeBench.of(MUTATOR, "double a = 1.0;").texts(200);
    assertTrue(texts.contains("double a = 1.5;"), texts::toString);
    assertTrue(texts.contains("double a = -1.0;"), texts::toString);
    assertTrue(texts.contains("double a = 1.0000000000000002;"), texts::toString);
    assertTrue(ChangeBench.of(MUTATOR, "float a = 0x1p0f;").texts(99).contains("float a = 1.25f;"));
  }

  @Test
  void enumeratorsChangeUnlessSomethingReliesOnThem() {
    assertTrue(ChangeBench.of(MUTATOR, "enum e { A = 4, B };").texts(99).size() > 20);
    String[] reliedOn = {
      "enum e { A = 4, B }; void f(int i) { switch (i) { case B: ; } }",
      "enum e { A = 4, B }; int a[9] = {[B] = A};",
      "enum e { A = 4, B }; _Static_assert(A == 4, \"\");"
    };
    for (String text : reliedOn) {
      assertTrue(
          ChangeBench.of(MUTATOR, text).texts(20).stream().allMatch(t -> t.contains("A = 4,")));
    }
  }

  @Test
  void labelsStayDifferent() {
    String text = "void f(int i) { switch (i) { case 1: case 2: case 3: ; } }";
    assertTrue(
        ChangeBench.of(MUTATOR, text).texts(200).stream()
            .noneMatch(t -> t.matches(".*case (\\d+):.*case \\1:.*")));
  }

  @Test
  void otherConstantsStay() {
    assertEquals(
        Set.of(),
        ChangeBench.of(
                MUTATOR,
                """
                int a[3], b;
                struct s { int x : 3; };
                int f(void) { return sizeof(b + 1); }
                """)
            .texts(20));
  }

  @Test
  void cautionKeepsIndicesShiftsAndDivisorsSmall() {
    assertEquals(
        Set.of("int a[4]; int f(void) { return a[0]; }", "int a[4]; int f(void) { return a[3]; }"),
        ChangeBench.conservative(MUTATOR, "int a[4]; int f(void) { return a[1]; }").texts(60));
    assertTrue(
        ChangeBench.conservative(MUTATOR, "int f(int a) { return a << 1; }").texts(99).stream()
            .allMatch(t -> t.matches(".*<< [0-7];.*")));
    assertTrue(
        ChangeBench.conservative(MUTATOR, "int f(int a) { return a / 1; }").texts(99).stream()
            .noneMatch(t -> t.contains("/ 0") || t.contains("-")));
  }
}
