package dev.assay.c.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ConstantEvaluatorTest {
  private static final String PRELUDE =
      """
      enum e { A = 5, B };
      struct s { char c; int a[3]; struct { long in; }; } x;
      int n;
      """;

  private static Expr expression(String text, DataModel model) {
    return Parsed.of(PRELUDE + "void f(void) { " + text + "; }", model).expression();
  }

  private static String value(String text, DataModel model) {
    Parsed parsed = Parsed.of(PRELUDE + "void f(void) { " + text + "; }", model);
    return new ConstantEvaluator(parsed.layout())
        .integer(parsed.expression())
        .map(BigInteger::toString)
        .orElse("none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '`',
      value = {
        "1 + 2 * 3 -> 7",
        "-7 / 2 -> -3",
        "-7 % 2 -> -1",
        "7u - 8 -> 4294967295",
        "2147483647 + 0 -> 2147483647",
        "-2147483647 - 1 -> -2147483648",
        "0x80000000 >> 31 -> 1",
        "-1 >> 1 -> -1",
        "1 << 31 -> -2147483648",
        "~0u -> 4294967295",
        "(char)300 -> 44",
        "(signed char)200 -> -56",
        "(unsigned short)-1 -> 65535",
        "(_Bool)300 -> 1",
        "(_Bool)0.5 -> 1",
        "(int)3.99 -> 3",
        "(int)-3.99 -> -3",
        "(int)1.5f + (int)2.5l -> 3",
        "(int)(0.1 + 0.2 > 0.3) -> 1",
        "(int)0x1.8p3 -> 12",
        "1.5 < 2 -> 1",
        "'a' + A + B -> 108",
        "1 ? 2 : 1 / 0 -> 2",
        "0 && 1 / 0 -> 0",
        "1 || n -> 1",
        "3 ?: 4 -> 3",
      })
  void foldsArithmetic(String text, String expected) {
    assertEquals(expected, value(text, DataModel.LP64));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '`',
      value = {
        "sizeof(struct s) -> 24",
        "sizeof x.a -> 12",
        "sizeof(int[5]) -> 20",
        "_Alignof(struct s) -> 8",
        "__builtin_offsetof(struct s, in) -> 16",
        "__builtin_offsetof(struct s, a[2]) -> 12",
        "(long)&((struct s *)0)->a[1] -> 8",
        "(unsigned long)&((struct s *)16)->in -> 32",
        "(char *)&((struct s *)0)->in - (char *)0 -> 16",
        "__builtin_types_compatible_p(int, int) -> 1",
        "__builtin_types_compatible_p(int, unsigned) -> 0",
        "__builtin_constant_p(3 + 4) -> 1",
        "__builtin_constant_p(n) -> 0",
        "__builtin_choose_expr(1, 2, n) -> 2",
        "__builtin_popcount(255) -> 8",
        "__builtin_clzl(1) -> 63",
        "__builtin_ctz(8) -> 3",
        "__builtin_ffs(0) -> 0",
        "__builtin_bswap32(1) -> 16777216",
        "__builtin_strlen(\"abc\") -> 3",
        "_Generic(1, long: 1, int: 2) -> 2",
        "(__int128)1 << 100 -> 1267650600228229401496703205376",
        "(unsigned _BitInt(5))33 -> 1",
        "5 == 5 && 4 != 5 && 3 < 4 && 4 <= 4 && 5 > 4 && 5 >= 5 -> 1",
        "(5 & 6) | (5 ^ 6) -> 7",
        "!5 + !0 -> 1",
        "0 == (void *)0 -> 1"
      })
  void foldsTypesAndBuiltins(String text, String expected) {
    assertEquals(expected, value(text, DataModel.LP64));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n",
        "1 / 0",
        "1 % 0",
        "2147483647 + 1",
        "-2147483647 - 2",
        "1 << 32",
        "1 << -1",
        "1 >> 64",
        "n && 0",
        "(int)1e10",
        "sizeof(int[n])",
        "x.a[1]",
        "n++",
        "n = 1",
        "__builtin_clz(0)",
        "-2147483648 * 1 / -1 * 0 + 1 / 0",
        "2147483647 * 2",
        "(int)(0.0 / 0.0)",
        "(long)&x.c"
      })
  void isNotConstant(String text) {
    assertEquals("none", value(text, DataModel.LP64));
  }

  @ParameterizedTest
  @CsvSource({
    "sizeof(long),4,4",
    "sizeof(void *),4,8",
    "sizeof(long double),12,16",
    "sizeof(1l),4,4"
  })
  void knowsOtherModels(String text, String ilp32, String llp64) {
    assertEquals(ilp32, value(text, DataModel.ILP32));
    assertEquals(llp64, value(text, DataModel.LLP64));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "0,true",
        "0L,true",
        "'\\0',true",
        "1 - 1,true",
        "(void *)0,true",
        "(void *)(1 - 1),true",
        "(char)0,true",
        "(int)0.0,true",
        "n,false",
        "1,false",
        "(void *)1,false",
        "(int *)0,false",
        "(void *)(void *)0,false",
        "(const void *)0,false",
        "0.0,false",
        "n * 0,false",
        "sizeof(int) - 4,true"
      })
  void knowsNullPointerConstants(String text, boolean expected) {
    Expr expr = expression(text, DataModel.LP64);
    var evaluator = new ConstantEvaluator(Parsed.of(PRELUDE).layout());
    assertEquals(expected, evaluator.isNullPointerConstant(expr), text);
  }
}
