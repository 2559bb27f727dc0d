package dev.assay.c.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** clang's {@code ext_vector_type}, read and printed. */
class ExtendedVectorTest {
  private static ParseResult parse(String text) {
    return Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
  }

  @Test
  void theAttributeStaysAtItsTypedef() {
    ParseResult result =
        parse(
            """
            typedef const float f3 __attribute__((__ext_vector_type__(3)));
            typedef f3 other;
            typedef int i2 __attribute__((ext_vector_type(1 + 1), aligned(4)));
            int size = sizeof(f3);
            i2 v;
            int f(i2 *p, i2 w) {
              p->yx = w.xx;
              v.lo += (w + v).y;
              return (w < v).x;
            }
            """);
    assertEquals("[]", result.errors().toString());
    assertEquals(
        """
        typedef const float f3 __attribute__((ext_vector_type(3)));
        typedef f3 other;
        typedef int i2 __attribute__((ext_vector_type(2), aligned(4)));

        int size = sizeof(f3);
        i2 v;

        int f(i2 *p, i2 w) {
          p->yx = w.xx;
          v.lo += (w + v).y;
          return (w < v).x;
        }
        """,
        Printer.print(result.program()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "typedef int v __attribute__((ext_vector_type(0)));",
        "typedef struct { int a; } v __attribute__((ext_vector_type(4)));",
        "typedef int v __attribute__((ext_vector_type(4))); int f(v a) { return a.s4; }",
        "typedef int v __attribute__((ext_vector_type(4))); void f(v a) { a.xx = a.xy; }",
        "typedef int v __attribute__((ext_vector_type(4))); int *f(v *a) { return &a->x; }",
        "typedef int v __attribute__((vector_size(16))); int f(v a) { return a.x; }",
        "typedef int v __attribute__((vector_size(16))); v f(void) { return 1; }"
      })
  void whatClangRejectsIsRejected(String text) {
    assertTrue(!parse(text).errors().isEmpty(), text);
  }
}
