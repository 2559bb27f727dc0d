package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ReplaceDigitTest {
  private static final ChangingMutator MUTATOR = new ReplaceDigit();

  @Test
  void oneDigitOrTheSignChanges() {
    Set<String> texts = ChangeBench.of(MUTATOR, "int a = 12;").texts(200);
    assertEquals(19, texts.size());
    assertTrue(texts.contains("int a = 92;"));
    assertTrue(texts.contains("int a = 2;"));
    assertTrue(texts.contains("int a = 17;"));
    assertTrue(texts.contains("int a = -12;"));
  }

  @Test
  void theTypeStays() {
    Set<String> texts = ChangeBench.of(MUTATOR, "long a = 2147483647;").texts(250);
    assertTrue(texts.stream().noneMatch(t -> t.contains("9147483647")));
    assertTrue(ChangeBench.of(MUTATOR, "long a = 0x10ul;").texts(99).contains("long a = 18UL;"));
  }

  @Test
  void floatingNumbersKeepTheirForm() {
    Set<String> texts = ChangeBench.of(MUTATOR, "float a = 1.5e3f;").texts(200);
    assertEquals(19, texts.size());
    assertTrue(texts.contains("float a = 1.7e3f;"));
    assertTrue(texts.contains("float a = 0.5e3f;"));
    assertTrue(texts.contains("float a = -1.5e3f;"));
  }

  @Test
  void nothingIsDoneWithoutAConstant() {
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, "int f(int a) { return a; }").texts(20));
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, "int a[7];").texts(20));
  }

  @Test
  void cautionFlipsNoSigns() {
    assertTrue(
        ChangeBench.conservative(MUTATOR, "int a = 12;").texts(99).stream()
            .noneMatch(t -> t.contains("-")));
    assertEquals(
        Set.of("int f(int *a) { return a[0]; }"),
        ChangeBench.conservative(MUTATOR, "int f(int *a) { return a[2]; }").texts(20));
  }
}
