package dev.assay.interpret;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a program asks beside the language is either known to change nothing, or unsupported. */
final class ExtensionTest {
  private static final String MAIN = " int main(void) { printf(\"done\"); return 0; }";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "__attribute__((noinline, hot, cold, used)) void f(void) {}",
        "[[gnu::unused]] static int unused;",
        "__attribute__((optimize(\"O3\"))) int f(int a) { return a; }",
        "void *g(int) __attribute__((malloc, alloc_size(1)));",
        "int v __attribute__((section(\".mine\"), aligned(16)));",
        "void g(void) { switch (1) { case 1: __attribute__((fallthrough)); case 2:; } }",
        "#pragma GCC diagnostic ignored \"-Wall\"\n",
        "#pragma GCC optimize (\"O1\")\n",
        "#pragma STDC FP_CONTRACT OFF\n",
        "void g(void) {\n#pragma GCC unroll 4\nfor (int i = 0; i < 3; i++); }",
        "asm(\"\");",
        "void g(void) { asm volatile (\"# nothing\\n\\tnop\" ::: \"memory\"); }",
      })
  void knownToChangeNothing(String text) {
    CText.assertPrints("done", "\n" + text + MAIN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "attribute 'frobnicate', whose meaning is not known"
            + "|int v __attribute__((frobnicate));",
        "attribute 'hardbool(1, 2)': other bytes stand for false and true"
            + "|typedef char __attribute__((hardbool(1, 2))) b; b v;",
        "attribute 'scalar_storage_order(\"big-endian\")': another layout or another kind of type"
            + "|struct s { int i; } __attribute__((scalar_storage_order(\"big-endian\")));",
        "attribute 'scalar_storage_order(\"big-endian\")': another layout or another kind of type"
            + "|struct { int i; } __attribute__((scalar_storage_order(\"big-endian\"))) v;",
        "'#pragma scalar_storage_order big-endian': another layout"
            + "|\n#pragma scalar_storage_order big-endian\nstruct s { int i; };",
        "attribute 'optimize(\"fast-math\")', whose meaning is not known"
            + "|__attribute__((optimize(\"fast-math\"))) void f(void) {}",
        "attribute 'malloc': what a function gives or keeps is not compared with it"
            + "|__attribute__((malloc)) void *f(void *p) { return p; }",
        "attribute 'assume(0)': a promise that the interpreter does not check"
            + "|void f(void) { __attribute__((assume(0))); }",
        "attribute 'strange', whose meaning is not known|void f(struct s { int a [[strange]]; }"
            + " p);",
        "'#pragma GCC ivdep': a promise that the interpreter does not check"
            + "|void f(void) {\n#pragma GCC ivdep\nfor (;;); }",
        "'#pragma STDC FENV_ACCESS ON': other rules for floating numbers"
            + "|\n#pragma STDC FENV_ACCESS ON\n",
        "'__builtin_issignaling' of a NaN"
            + "|double n; __attribute__((constructor)) void f(void)"
            + " { n = __builtin_nan(\"\"); __builtin_issignaling(n); }",
        "'#pragma unheard of', whose meaning is not known|\n#pragma unheard of\n",
        "asm|asm(\".globl x\\nx: ret\");",
      })
  void unsupported(String row) {
    int bar = row.indexOf('|');
    CText.assertUnsupported(row.substring(0, bar), row.substring(bar + 1) + MAIN);
  }

  @Test
  void overflowInABitFieldIsThatOfItsWidth() {
    CText.assertPrints(
        "0 1 1 0 1 0",
        """
        struct { unsigned a : 3; int b : 4; _Bool c : 1; } s;
        int main(void) {
          printf("%d %d ", __builtin_add_overflow_p(3, 4, s.a), __builtin_add_overflow_p(4, 4, s.a));
          printf("%d %d ", __builtin_sub_overflow_p(0, 9, s.b), __builtin_mul_overflow_p(-4, 2, s.b));
          printf("%d %d", __builtin_add_overflow_p(1, 1, s.c), __builtin_add_overflow_p(4, 4, (int)s.a));
          return 0;
        }
        """);
  }

  @Test
  void aCheckingFunctionOfTheLibraryThatTheProgramDefinesIsNotKnown() {
    CText.assertUnsupported(
        "'__printf_chk', which the program defines though it is the library's",
        "int __printf_chk(int flag, const char *format, ...) { return flag; }"
            + " int main(void) { return __printf_chk(0, \"\"); }");
  }

  @Test
  void anAsmWithInstructionsIsUnsupportedWhereItIsReached() {
    String text = "int main(int c, char **v) { if (c > 5) asm(\"ret\"); printf(\"done\"); }";
    CText.assertPrints("done", text);
    CText.assertUnsupported("asm", text.replace("c > 5", "c == 1"));
  }
}
