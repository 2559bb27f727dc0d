package dev.assay.generate.exact.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.print.Printer;
import dev.assay.mutate.MutationBench;
import org.junit.jupiter.api.Test;

final class ReleaseDifferenceTest {
  @Test
  void programsThatUseWhatAReleaseLacksBringIt() {
    String text =
        """
        typedef int v4 __attribute__((vector_size(16)));
        v4 reversed(v4 a) {
          return __builtin_shufflevector(a, a, 3, 2, 1, 0);
        }
        """;
    var program = MutationBench.parse(text);
    assertEquals(
        """
        #if !defined(__clang__) && __GNUC__ < 12
        #define __builtin_shufflevector(a, b, ...) \\
          __builtin_shuffle(a, b, (__typeof__(a)){__VA_ARGS__})
        #endif
        """,
        Printer.print(program.withDeclarations(ReleaseDifference.linesFor(program))));
  }

  @Test
  void textsGetThemToo() {
    String text = "v4 f(v4 a) { return __builtin_shufflevector(a, a, 3, 2, 1, 0); }\n";
    String whole = ReleaseDifference.withLines(text);
    assertTrue(whole.startsWith("#if !defined(__clang__) && __GNUC__ < 12\n#define "), whole);
    assertTrue(whole.endsWith("#endif\n" + text), whole);
    assertEquals("int a;\n", ReleaseDifference.withLines("int a;\n"));
  }

  @Test
  void otherProgramsStayAsTheyAre() {
    var program = MutationBench.parse("int shuffled(int a) { return a; }");
    assertEquals(0, ReleaseDifference.linesFor(program).size());
  }
}
