package dev.assay.compile.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Standard;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which words of programs may be macros of a compiler. */
final class MentionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "__OPTIMIZE__", "__GNUC__", "__clang__", "__VERSION__", "__x86_64__", "_FORTIFY_SOURCE",
        "__has_builtin", "__AVX2__", "__SANITIZE_ADDRESS__", "_LP64", "linux", "__INT_MAX__"
      })
  void theseMay(String word) {
    assertEquals(Set.of(word), words("#if defined(" + word + ")\nint x;\n#endif\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int x__GNUC__, y__;",
        "__attribute__((noinline)) _Bool f(__const char *p);",
        "int y = __builtin_popcount(3) + __sync_fetch_and_add(&x, 1);",
        "/* __clang__ */ int x; // __GNUC__",
        "const char *s = \"__clang__ \\\" __GNUC__\", c = '\\'';"
      })
  void theseDoNot(String text) {
    assertEquals(Set.of(), words(text));
  }

  @Test
  void includedFilesCountToo() {
    assertEquals(
        Set.of("__clang__"),
        Mentions.of(
            test(
                new SourceFile("test.c", "#include \"x.h\"\n"),
                new SourceFile("x.h", "#ifdef __clang__\n#endif\n"))));
  }

  @Test
  void theClockIsFound() {
    assertEquals(Optional.of("__TIME__"), Mentions.clock(words("const char *s = __TIME__;")));
    assertEquals(Optional.empty(), Mentions.clock(words("/* __DATE__ */ int x = __LINE__;")));
  }

  @Test
  void longDoubleIsFoundInEitherOrder() {
    for (String text : List.of("long double x;", "double long x;", "long\n  double x;")) {
      assertTrue(Mentions.longDouble(test(new SourceFile("test.c", text))), text);
    }
    for (String text : List.of("long x; double y;", "long doubled;")) {
      assertFalse(Mentions.longDouble(test(new SourceFile("test.c", text))), text);
    }
  }

  private static Set<String> words(String text) {
    return Mentions.of(test(new SourceFile("test.c", text)));
  }

  private static TestCase test(SourceFile... files) {
    return TestCase.of(
        new Origin("file", new Seed(0), ""), Standard.DEFAULT, List.of(files), List.of());
  }
}
