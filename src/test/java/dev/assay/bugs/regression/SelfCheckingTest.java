package dev.assay.bugs.regression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Limits;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Programs that print become programs that abort. */
final class SelfCheckingTest {
  private static final String PRINTF = "int printf(const char *, ...);\n";

  @Test
  void valuesAreComparedInsteadOfPrinted() {
    assertEquals(
        Optional.of(
            """
            int g;

            int main(void) {
              g = 7;
              if (g != 7 || (g * 2) != 14)
                __builtin_abort ();
              return 0;
            }
            """),
        checking("int g; int main(void) { g = 7; printf(\"%d %d\\n\", g, g * 2); return 0; }"));
  }

  @Test
  void valuesThatChangeAreComparedWithATable() {
    assertEquals(
        Optional.of(
            """
            int main(void) {
              for (unsigned int i = 0; i < 3; i++)
                {
                static const unsigned int expected_0_0[] = { 0U, 1U, 2U };
                static int at_0;
                if (i != expected_0_0[at_0])
                  __builtin_abort ();
                at_0++;
              }
            }
            """),
        checking("int main(void) { for (unsigned i = 0; i < 3; i++) printf(\"%u\\n\", i); }"));
  }

  @Test
  void numbersAreWrittenAsCReadsThem() {
    String text =
        checking(
                "int main(void) { long long m = -9223372036854775807LL - 1; unsigned long u = -1;"
                    + " double d = 0.1; printf(\"%lld %lu %g\", m, u, d); }")
            .orElseThrow();
    assertTrue(text.contains("m != (-0x7fffffffffffffffLL - 1)"), text);
    assertTrue(text.contains("u != 18446744073709551615ULL"), text);
    assertTrue(text.contains("d != 0x1.999999999999ap-4"), text);
  }

  @Test
  void anExitStatusThatIsRightBecomesZero() {
    String text =
        checking("int g = 3; int main(void) { printf(\"%d\", g); return g; }").orElseThrow();
    assertTrue(text.contains("return g != 3;"), text);
  }

  @Test
  void whatNeverRunsIsNotChecked() {
    String text =
        checking("int main(void) { int g = 1; if (!g) printf(\"%d\", g); printf(\"%d\", g); }")
            .orElseThrow();
    assertTrue(text.contains("if (!g)\n    ;"), text);
  }

  @Test
  void whatCannotBeComparedIsLeftAlone() {
    assertEquals(
        Optional.empty(), checking("int main(void) { char s[] = \"x\"; printf(\"%s\", s); }"));
    assertEquals(
        Optional.empty(), checking("int main(void) { int n = printf(\"x\"); return n - 1; }"));
    assertEquals(Optional.empty(), checking("int main(void) { return 0; }"));
    assertEquals(
        Optional.empty(),
        checking("int main(void) { double n = 0; n = n / n; printf(\"%g\", n); }"));
    assertEquals(
        Optional.empty(),
        checking("int main(void) { int i = 100; while (i--) printf(\"%d\", i); }"));
  }

  @Test
  void anUndefinedProgramHasNoRightValues() {
    assertEquals(Optional.empty(), checking("int main(void) { int n; printf(\"%d\", n); }"));
  }

  private static Optional<String> checking(String text) {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", PRINTF + text), DataModel.LP64, Standard.DEFAULT);
    assertTrue(result.errors().isEmpty(), () -> result.errors().toString());
    return SelfChecking.of(result.program(), Dialect.DEFAULT, Limits.DEFAULT.withFuel(100_000));
  }
}
