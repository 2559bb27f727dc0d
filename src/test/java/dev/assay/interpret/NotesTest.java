package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What only the letter of the standard leaves undefined is noted, and ends a strict run. */
final class NotesTest {
  private static final String DECLARED =
      "int sscanf(const char *, const char *, ...); typedef __builtin_va_list va_list; ";

  private static void assertNoted(String expected, UbKind kind, String statement) {
    String text = DECLARED + statement;
    var finished = assertInstanceOf(Execution.Finished.class, CText.run(text));
    assertEquals(expected, finished.stdout());
    assertEquals(List.of(kind), finished.notes().stream().map(Execution.Note::kind).toList());
    Execution strict =
        Interpreter.run(CText.parse(text), Dialect.DEFAULT, Limits.DEFAULT.withStrict(true));
    assertEquals(kind, assertInstanceOf(Execution.Undefined.class, strict).kind());
  }

  private static String main(String body) {
    return "int main(void) { " + body + " return 0; }";
  }

  @Test
  void theOtherSignForPrintf() {
    assertNoted("ffffffff", UbKind.FORMAT, main("printf(\"%x\", -1);"));
    assertNoted("-1", UbKind.FORMAT, main("printf(\"%d\", 4294967295u);"));
    assertNoted("-1", UbKind.FORMAT, main("printf(\"%ld\", ~0ul);"));
  }

  @Test
  void anotherNameOfTheSameWidthForPrintf() {
    assertNoted("-7", UbKind.FORMAT, main("printf(\"%lld\", -7L);"));
  }

  @Test
  void theOtherSignForScanf() {
    String text = "unsigned u; sscanf(\"42\", \"%d\", &u); printf(\"%u\", u);";
    assertNoted("42", UbKind.FORMAT, main(text));
  }

  @Test
  void theOtherSignForVaArg() {
    String function =
        "int f(int n, ...) { va_list l; __builtin_va_start(l, n); int r = __builtin_va_arg(l, int);"
            + " __builtin_va_end(l); return r; } ";
    assertNoted("-2", UbKind.VA_ARG, function + main("printf(\"%d\", f(1, 4294967294u));"));
  }

  @Test
  void valuesOfBothTypesAreFine() {
    var finished =
        assertInstanceOf(Execution.Finished.class, CText.run(main("printf(\"%x %d\", 1, 1u);")));
    assertEquals(List.of(), finished.notes());
  }

  @Test
  void anotherWidthStaysUndefined() {
    CText.assertUndefined(UbKind.FORMAT, 1, main("printf(\"%x\", -1L);"));
    CText.assertUndefined(UbKind.FORMAT, 1, main("printf(\"%ld\", 1);"));
    CText.assertUndefined(UbKind.FORMAT, 1, main("printf(\"%x\", 1.0);"));
    CText.assertUndefined(UbKind.FORMAT, 1, DECLARED + main("long v; sscanf(\"42\", \"%d\", &v);"));
  }
}
