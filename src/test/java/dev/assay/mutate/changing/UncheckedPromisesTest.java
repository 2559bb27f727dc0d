package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class UncheckedPromisesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "__attribute__((assume_aligned(16))) int *f(int *a) { return a; }",
        "static int *f(int *a) __attribute__((__returns_nonnull__)); static int *f(int *a) { return"
            + " a; }",
        "int f(int *restrict p) { return *p; }",
        "int f(int *p) { int *__restrict q = p; return *q; }",
        "__attribute__((optimize(\"fast-math\"))) float f(float a) { return a; }",
        "__attribute__((malloc)) void *f(void) { return 0; }",
        "void *__attribute__((malloc)) f(void) { return 0; }",
      })
  void promises(String text) {
    assertTrue(UncheckedPromises.areIn(ChangeBench.parse(text)), text);
  }

  @Test
  void whatIsCheckedOrTheLibrarysIsFine() {
    String text =
        """
        extern void *calloc(unsigned long, unsigned long) __attribute__((malloc));
        __attribute__((pure)) int h(int a) { return a; }
        static int k(int a) __attribute__((__const__)); static int k(int a) { return a; }
        __attribute__((noinline, cold, optimize("O3"))) static int f(const int *a) { return *a; }
        __attribute__((noreturn)) void g(void) { for (;;) ; }
        """;
    assertFalse(UncheckedPromises.areIn(ChangeBench.parse(text)));
  }
}
