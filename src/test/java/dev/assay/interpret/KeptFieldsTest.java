package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bit-fields as gcc and as clang have them; what each prints was seen with both. */
final class KeptFieldsTest {
  private static final String HEAD =
      """
      int printf(const char *, ...);
      struct S {
        unsigned b : 5; unsigned w : 32; unsigned long f : 40; long g : 50; unsigned long l : 20;
      } s = {1, 1, 0x8012345678, 5, 1};
      int c = 1;
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "s.f << 10                 | 48d159e000 | 20048d159e000",
        "~s.f                      | 7fedcba987 | ffffff7fedcba987",
        "-s.f                      | 7fedcba988 | ffffff7fedcba988",
        "+s.f << 10                | 48d159e000 | 20048d159e000",
        "(c ? s.f : 0) << 10       | 48d159e000 | 20048d159e000",
        "(0, s.f) << 10            | 48d159e000 | 20048d159e000",
        "(s.f = 0xffffffffff) + 1  | 0          | 10000000000",
        "s.f++ << 10               | 48d159e000 | 20048d159e000",
        "++s.f << 10               | 48d159e400 | 20048d159e400",
        "(s.f += 1) << 10          | 48d159e400 | 20048d159e400",
        "({ s.f; }) << 10          | 48d159e000 | 20048d159e000",
        "s.b++ - 10 < 0            | 1          | 0",
        "({ s.b; }) - 10 < 0       | 1          | 0",
        "s.l-- - 10 < 0            | 1          | 0",
        "(__typeof__(s.f + 0)) -1  | ffffffffff | ffffffffffffffff",
        "_Generic(s.f + 1, unsigned long: 1, default: 2) | 2 | 1",
        "_Generic(s.b, unsigned: 1, default: 2)          | 2 | 1"
      })
  void eachFamilyHasItsAnswer(String expression, String gcc, String clang) {
    String text = HEAD + "int main(void) { printf(\"%lx\", (unsigned long)(" + expression + ")); }";
    Program declared = parsed(text).program();
    Program kept = KeptFields.of(declared, source(text)).orElseThrow().program();
    assertEquals(List.of(gcc, clang), List.of(output(kept), output(declared)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "s.b - 10 < 0",
        "++s.b - 10 < 0",
        "(s.b += 3) - 10",
        "s.l - 10 < 0",
        "s.w++ - 10",
        "(int)s.f",
        "(s.f = 5, 3)"
      })
  void whereItIsTheSameThereIsOneProgram(String expression) {
    String text = HEAD + "int main(void) { return (" + expression + "); }";
    assertEquals(Optional.empty(), KeptFields.of(parsed(text).program(), source(text)));
  }

  @Test
  void bothTogetherSayWhatBothPrint() {
    var one = new Execution.Finished(0, "a", 3);
    var same = new Execution.Finished(0, "a", 4);
    var other = new Execution.Finished(0, "b", 3);
    assertEquals(one, KeptFields.together(one, same));
    assertInstanceOf(Execution.Unsupported.class, KeptFields.together(one, other));
  }

  @Test
  void aRunThatHasNotDecidedStopsWhereItMatters() {
    String text = HEAD + "int main(void) { return (s.f << 10) > 0; }";
    Execution undecided = Interpreter.run(parsed(text).program(), Dialect.DEFAULT, Limits.DEFAULT);
    assertTrue(
        undecided instanceof Execution.Unsupported(String what, var _)
            && what.contains("bit-field"),
        undecided.toString());
  }

  private static String output(Program program) {
    Execution execution =
        Interpreter.run(program, Dialect.DEFAULT.withFields(FieldWidths.DECLARED), Limits.DEFAULT);
    return execution instanceof Execution.Finished finished
        ? finished.stdout()
        : execution.toString();
  }

  private static ParseResult parsed(String text) {
    ParseResult result = Parser.parse(source(text), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), result.errors());
    return result;
  }

  private static SourceText source(String text) {
    return SourceText.of("t.c", text);
  }
}
