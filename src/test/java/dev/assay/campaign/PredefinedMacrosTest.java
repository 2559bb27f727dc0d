package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Standard;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PredefinedMacrosTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "__OPTIMIZE__",
        "__OPTIMIZE_SIZE__",
        "__GNUC__",
        "__GNUC_MINOR__",
        "__clang__",
        "__VERSION__",
        "__DATE__",
        "__TIME__",
        "__x86_64__",
        "__i386__",
        "__aarch64__",
        "__ARM_ARCH",
        "__riscv",
        "__AVX2__",
        "__SANITIZE_ADDRESS__",
        "__has_feature(address_sanitizer)",
        "__has_builtin(__builtin_trap)",
        "__has_attribute(musttail)",
        "__FAST_MATH__",
        "__PIC__",
        "_FORTIFY_SOURCE",
        "__TINYC__"
      })
  void programsThatAskWhoCompilesThemAreFound(String macro) {
    assertTrue(asks("#if " + macro + "\nint x;\n#endif\nint main(void) { return 0; }\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { return __LINE__; }",
        "int main(void) { const char *s = __FILE__; return s[0] + __func__[0]; }",
        "int x__GNUC__; int main(void) { return 0; }",
        "#if __STDC_VERSION__ > 199901L\n#endif\nint main(void) { return __CHAR_BIT__; }",
        "#if defined(__has_attribute)\n#if __has_attribute(noipa)\nint x;\n#endif\n#endif\n",
        "#ifdef __clang__\ntypedef int V __attribute__((ext_vector_type(4)));\n"
            + "#else\ntypedef int V __attribute__((vector_size(16)));\n#endif\nV v;\n",
        "#if !defined(__clang__) && __GNUC__ < 12\n#define __builtin_shufflevector(a, b, ...) \\\n"
            + "  __builtin_shuffle(a, b, (__typeof__(a)){__VA_ARGS__})\n#endif\nint x;\n",
        "__attribute__((noinline)) int f(void); int main(void) { return sizeof(__INT_MAX__); }"
      })
  void othersAreTheSameEverywhere(String program) {
    assertFalse(asks(program));
  }

  @Test
  void includedFilesCountToo() {
    assertTrue(
        PredefinedMacros.asks(
            test(
                new SourceFile("test.c", "#include \"x.h\"\n"),
                new SourceFile("x.h", "#ifdef __clang__\n#endif\n"))));
  }

  @Test
  void longDoubleIsFoundInEitherOrder() {
    assertEquals(
        List.of(true, true, true, false, false),
        List.of(
                "long double x;",
                "double long x;",
                "long\n  double x;",
                "long x; double y;",
                "long doubled;")
            .stream()
            .map(text -> PredefinedMacros.usesLongDouble(test(new SourceFile("test.c", text))))
            .toList());
  }

  private static boolean asks(String text) {
    return PredefinedMacros.asks(test(new SourceFile("test.c", text)));
  }

  private static TestCase test(SourceFile... files) {
    return TestCase.of(
        new Origin("file", new Seed(0), ""), Standard.DEFAULT, List.of(files), List.of());
  }
}
