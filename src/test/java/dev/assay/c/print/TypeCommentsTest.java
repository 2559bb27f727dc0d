package dev.assay.c.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Program;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Comments show types and conversions, and change nothing else. */
final class TypeCommentsTest {
  private static final PrintOptions TYPES = PrintOptions.DEFAULT.withTypes();

  @Test
  void everySubexpressionHasALine() {
    Program program = Sources.program("short s; void f(char c, double d) { s = c + 1; s += d; }");
    assertEquals(
        """
        short s;

        void f(char c, double d) {
          s = c + 1;
          /* s          short
             c          char (read) -> int (integral)
             c + 1      int -> short (integral)
             s = c + 1  short */
          s += d;
          /* s       short
             d       double (read)
             s += d  short (computed in double) */
        }
        """,
        Printer.print(program, TYPES));
  }

  @Test
  void conditionsAreExplainedBeforeTheirStatement() {
    Program program = Sources.program("int f(unsigned char c) { if (c) return 1; return 0L; }");
    assertEquals(
        """
        int f(unsigned char c) {
          /* c  unsigned char (read) */
          if (c)
            return 1;
          return 0L;
          /* 0L  long -> int (integral) */
        }
        """,
        Printer.print(program, TYPES));
  }

  @Test
  void stringsCannotEndTheComment() {
    Program program = Sources.program("char *s = \"*/ x /*\" + 1;");
    Program again = Sources.program(Printer.print(program, TYPES));
    assertEquals(
        Optional.empty(), TreeDifference.between(program.declarations(), again.declarations()));
  }
}
