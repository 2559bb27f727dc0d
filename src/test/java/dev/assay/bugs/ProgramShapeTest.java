package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs are described by what is special about them. */
final class ProgramShapeTest {
  @Test
  void plainArithmeticHasNothingSpecial() {
    assertEquals(
        List.of(),
        shape("int printf(const char *, ...); int a; int main(void) { printf(\"%d\", a + 1); }")
            .features());
  }

  @Test
  void loopsOperatorsAndTypesAreNamed() {
    assertEquals(
        List.of("array", "float", "loop", "nested-loops", "shift", "volatile"),
        shape(
                """
                volatile int a[4];
                float x;
                void f(void) {
                  for (int i = 0; i < 4; i++)
                    while (a[i] >> 1)
                      x++;
                }
                """)
            .features());
  }

  @Test
  void membersCallsAndAttributesAreNamed() {
    ProgramShape shape =
        shape(
            """
            struct s { int b : 3; };
            union u { struct s s; int i; } g;
            int even(int n);
            __attribute__((noinline)) int odd(int n) { return n == 0 ? 0 : even(n - 1); }
            int even(int n) { return n == 0 ? 1 : odd(n - 1); }
            int call(int (*f)(int)) { return f(g.s.b) / 3; }
            """);
    assertEquals(
        List.of(
            "attribute noinline",
            "bit-field",
            "conditional",
            "division",
            "indirect-call",
            "recursion",
            "struct",
            "union"),
        shape.features());
    assertEquals(List.of("odd", "even", "call"), shape.functions());
  }

  private static ProgramShape shape(String text) {
    ParseResult parsed =
        Parser.parse(SourceText.of("test.c", text, text), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), parsed.errors());
    return ProgramShape.of(parsed.program());
  }
}
