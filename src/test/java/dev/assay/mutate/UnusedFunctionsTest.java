package dev.assay.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is taken from a program because nothing refers to it, and what must stay. */
final class UnusedFunctionsTest {
  @Test
  void whatNothingRefersToGoes() {
    assertBecomes(
        """
        static int used(int a) { return a; }
        int main(void) { return used(0); }
        """,
        """
        static int unused(int a) { return a; }
        static int declared(void);
        static int used(int a) { return a; }
        static inline int declared(void) { return 1; }
        int main(void) { return used(0); }
        """);
  }

  @Test
  void functionsThatOnlyReferToEachOtherGo() {
    assertBecomes(
        "int main(void) { return 0; }\n",
        """
        static int odd(int n);
        static int even(int n) { return n == 0 || odd(n - 1); }
        static int odd(int n) { return n != 0 && even(n - 1); }
        static int itself(int n) { return n > 0 ? itself(n - 1) : 0; }
        int main(void) { return 0; }
        """);
  }

  @Test
  void whatIsReachedThroughOthersStays() {
    assertStays(
        """
        static int last(void) { return 1; }
        static int middle(void) { return last(); }
        static int first(void) { return middle(); }
        int main(void) { return first(); }
        """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int f(void) { return 1; } int (*table[])(void) = {f};",
        "static int f(void) { return 1; } static int (*const table[])(void) = {0, &f};",
        "static int f(void) { return 1; } struct s { int (*p)(void); } x = {.p = f};",
        "static int f(void) { return 1; } int g(void) { return sizeof(f()); }",
        "static int f(void) { return 1; } int g(void) { static int (*p)(void) = f; return p(); }",
        "static int f(int (*p)[sizeof(int)]) { return 1; } int (*p)() = f;",
        "static int f(void) { return 1; } typeof(f()) x;",
        "static int f(void) { return 1; } int g(void) { typeof(f()) x = 1; return x; }"
      })
  void referencesOfEveryKindCount(String declarations) {
    assertStays(declarations + "\nint main(void) { return 0; }\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int extern_one(void) { return 1; }",
        "__attribute__((used)) static int f(void) { return 1; }",
        "__attribute__((constructor)) static void f(void) {}",
        "__attribute__((constructor)) static void f(void); static void f(void) {}",
        "static int f(void); int f(void) { return 1; }",
        "static int f(void) __asm__(\"g\"); static int f(void) { return 1; }",
        "static int f(void) { return 1; } __asm__(\".quad f\");",
        "static int f(void) { return 1; } void g(void) { __asm__ volatile(\"call f\"); }",
        "static int f(void) { return 1; } int g(void) __attribute__((alias(\"f\")));",
        "static void f(int *p) {} void g(void) { int x __attribute__((cleanup(f))) = 1; }"
      })
  void whatMayBeReachedWithoutItsNameStays(String declarations) {
    assertStays(declarations + "\nint main(void) { return 0; }\n");
  }

  private static void assertBecomes(String after, String before) {
    Program removed = UnusedFunctions.removed(parsed(before));
    assertEquals(Printer.print(parsed(after)), Printer.print(removed));
  }

  private static void assertStays(String text) {
    assertBecomes(text, text);
  }

  private static Program parsed(String text) {
    ParseResult result = Parser.parse(SourceText.of("t.c", text), DataModel.LP64, Standard.DEFAULT);
    assertEquals("[]", result.errors() + "", text);
    assertEquals("Optional.empty", result.unsupported() + "", text);
    return result.program();
  }
}
