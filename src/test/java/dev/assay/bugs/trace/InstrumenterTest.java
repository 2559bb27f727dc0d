package dev.assay.bugs.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import org.junit.jupiter.api.Test;

/** Programs that tell their values: what is put in, and what comes out. */
final class InstrumenterTest {
  private static final String PROGRAM =
      """
      int g;
      unsigned a[3];
      int f(int n) {
        int local = n;
        for (int i = 0; i < 2; i++)
          a[i + 1] = g + local;
        return local;
      }
      int main(void) {
        g = 5;
        f(-7);
        return 0;
      }
      """;

  @Test
  void eachStoreIsTold() {
    assertEquals(
        """
        assay:10: g = 5
        assay:6: a[1] = 4294967294
        assay:6: a[2] = 4294967294
        """,
        told(PROGRAM, Granularity.EACH_STORE));
  }

  @Test
  void loopsAreToldAsAWhole() {
    assertEquals(
        """
        assay:10: g = 5
        assay:6: a[0] = 0
        assay:6: a[1] = 4294967294
        assay:6: a[2] = 4294967294
        """,
        told(PROGRAM, Granularity.AFTER_LOOPS));
  }

  @Test
  void afterCallsOfMainAllIsTold() {
    assertEquals(
        """
        assay:11: g = 5
        assay:11: a[0] = 0
        assay:11: a[1] = 4294967294
        assay:11: a[2] = 4294967294
        """,
        told(PROGRAM, Granularity.AFTER_CALLS));
  }

  @Test
  void theEndIsToldOnce() {
    assertEquals(
        """
        assay:12: g = 5
        assay:12: a[0] = 0
        assay:12: a[1] = 4294967294
        assay:12: a[2] = 4294967294
        """,
        told(PROGRAM, Granularity.AT_END));
  }

  @Test
  void fallingOffTheEndOfMainIsAnEnd() {
    assertEquals("assay:0: g = 3\n", told("int g; int main(void) { g = 3; }", Granularity.AT_END));
  }

  @Test
  void theTextIsTheProgramWithMorePrinted() {
    assertEquals(
        """
        int g;

        int main(void) {
          g = 1;
          { __builtin_printf("assay:1: g = %lld\\n", (long long)(g)); }
          return 0;
        }
        """,
        traced("int g; int main(void) { g = 1; return 0; }", Granularity.EACH_STORE));
  }

  @Test
  void membersBitFieldsAndFloatsAreTold() {
    assertEquals(
        """
        assay:1: s.b = -2
        assay:1: s.d = 0.5
        assay:1: p->c[1] = 7
        assay:1: s.b = 1
        assay:1: s.c[0] = 0
        assay:1: s.c[1] = 7
        assay:1: s.d = 0.5
        """,
        told(
            "struct S { int b : 3; char c[2]; double d; int *skipped; } s, *p = &s; int main(void)"
                + " { s.b = 6; s.d = .5; p->c[1] = 7; struct S t = *p; t.b = 1; s = t; }",
            Granularity.EACH_STORE));
  }

  @Test
  void bodiesWithoutBracesAndCasesStayTheSame() {
    assertEquals(
        """
        assay:1: g = 1
        assay:1: g = 2
        assay:1: g = 9
        """,
        told(
            "int g; int main(void) { if (!g) g = 1; else g = 8; switch (g) { case 1: g = 2; break;"
                + " default: g = 3; } for (;;) { if (g == 2) { g = 9; break; } } return 0; }",
            Granularity.EACH_STORE));
  }

  @Test
  void wideNumbersAreToldInHexadecimal() {
    assertEquals(
        "assay:1: w = 0x10000000000000000\n",
        told(
            "unsigned __int128 w; int main(void) { w = (unsigned __int128)1 << 64; }",
            Granularity.EACH_STORE));
  }

  @Test
  void aLocalThatHidesAGlobalIsNotTold() {
    assertEquals(
        "", told("int g; int main(void) { int g; g = 1; return g - 1; }", Granularity.EACH_STORE));
  }

  @Test
  void targetsThatCannotBeLookedAtAgainAreLeftOut() {
    assertEquals(
        "assay:1: i = 1\n",
        told("int a[2], i; int main(void) { a[i++] = 3; }", Granularity.EACH_STORE));
  }

  @Test
  void aStatementExpressionKeepsItsValue() {
    assertEquals(
        "assay:1: h = 4\n",
        told(
            "int g, h; int main(void) { int x = ({ h = 4; g = 2; }); return x - 2; }",
            Granularity.EACH_STORE));
  }

  private static String told(String text, Granularity granularity) {
    Program traced = parsed(traced(text, granularity));
    Execution run = Interpreter.run(traced, Dialect.DEFAULT, Limits.DEFAULT.withFuel(100_000));
    var finished = assertInstanceOf(Execution.Finished.class, run, run::toString);
    assertEquals(0, finished.exit());
    return finished.stdout();
  }

  private static String traced(String text, Granularity granularity) {
    return Instrumenter.traced(parsed(text), granularity);
  }

  private static Program parsed(String text) {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
    assertTrue(result.errors().isEmpty(), () -> result.errors() + "\n" + text);
    return result.program();
  }
}
