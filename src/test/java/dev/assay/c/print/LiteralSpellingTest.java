package dev.assay.c.print;

import static dev.assay.c.print.Trees.index;
import static dev.assay.c.print.Trees.literal;
import static dev.assay.c.print.Trees.sizeOf;
import static dev.assay.c.print.Trees.x;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Literals that were made and not read get a spelling of their type and value. */
final class LiteralSpellingTest {
  private static void prints(String text, Expr expr) {
    assertEquals(text, Printer.print(expr));
  }

  private static CType type(IntKind kind) {
    return new CType.Int(kind);
  }

  @Test
  void integersCarryTheSuffixOfTheirType() {
    prints("7", literal(7, CType.INT));
    prints("7u", literal(7, CType.UINT));
    prints("7L", literal(7, CType.LONG));
    prints("7UL", literal(7, CType.ULONG));
    prints("7LL", literal(7, type(IntKind.LLONG)));
    prints("7ULL", literal(7, type(IntKind.ULLONG)));
    prints("7u", literal(7, new CType.Typedef("uint32_t", CType.UINT)));
  }

  @Test
  void negativeValuesAreExpressions() {
    prints("-7", literal(-7, CType.INT));
    prints("-7L", literal(-7, CType.LONG));
    prints("(-2147483647 - 1)", literal(Integer.MIN_VALUE, CType.INT));
    prints("-2147483648L", literal(Integer.MIN_VALUE, CType.LONG));
    prints("(-9223372036854775807L - 1L)", literal(Long.MIN_VALUE, CType.LONG));
    prints("(-7)[p]", index(literal(-7, CType.INT), x("p")));
    prints("sizeof (-7)", sizeOf(literal(-7, CType.INT)));
  }

  @Test
  void typesWithoutConstantsGetACast() {
    prints("(char)65", literal(65, CType.CHAR));
    prints("(short)-1", literal(-1, type(IntKind.SHORT)));
    prints("(_Bool)1", literal(1, CType.BOOL));
    prints("(_BitInt(7))5", literal(5, new CType.BitInt(7, true)));
    prints("(unsigned __int128)1", literal(1, type(IntKind.UINT128)));
    prints("sizeof ((char)65)", sizeOf(literal(65, CType.CHAR)));
  }

  @Test
  void wideValuesArePutTogether() {
    BigInteger wide = BigInteger.ONE.shiftLeft(64);
    prints("((__int128)4LL << 62 | (__int128)0LL)", literal(wide, type(IntKind.INT128)));
    prints("-((__int128)4LL << 62 | (__int128)0LL)", literal(wide.negate(), type(IntKind.INT128)));
  }

  @Test
  void textWinsWhereThereIsOne() {
    prints("0x1F", new Expr.IntLiteral(BigInteger.valueOf(31), "0x1F", CType.INT, Span.NONE));
    prints("1.5e3f", new Expr.FloatLiteral("1.5e3f", CType.FLOAT, Span.NONE));
  }

  @Test
  void charactersAndStringsAreEscaped() {
    prints("'a'", new Expr.CharLiteral(BigInteger.valueOf('a'), "", CType.INT, Span.NONE));
    prints("'\\''", new Expr.CharLiteral(BigInteger.valueOf('\''), "", CType.INT, Span.NONE));
    prints("-1", new Expr.CharLiteral(BigInteger.ONE.negate(), "", CType.INT, Span.NONE));
    prints("\"a\\\"\\n\\0011\\\\\\?\"", string("a\"\n\0011\\?", CType.CHAR));
    prints("L\"\\x3b1\" L\"1\"", string("\u03b11", CType.INT));
  }

  private static Expr string(String value, CType element) {
    CType type = Trees.array(element, value.length() + 1);
    return new Expr.StringLiteral(List.of(), value, type, Span.NONE);
  }
}
