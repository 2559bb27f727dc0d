package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiteralTest {
  private static Expr expr(String text, Standard standard) {
    var body = Sources.body(Sources.program("void f(void) { " + text + "; }", standard), "f");
    return Sources.plain(((Stmt.Expression) body.getFirst()).expr());
  }

  @ParameterizedTest
  @CsvSource({
    "0, int, 0",
    "2147483647, int, 2147483647",
    "2147483648, long, 2147483648",
    "0x7fffffff, int, 2147483647",
    "0x80000000, unsigned int, 2147483648",
    "0xffffffffffffffff, unsigned long, 18446744073709551615",
    "017, int, 15",
    "0b101, int, 5",
    "1u, unsigned int, 1",
    "1l, long, 1",
    "1ul, unsigned long, 1",
    "1LU, unsigned long, 1",
    "1ll, long long, 1",
    "1llu, unsigned long long, 1",
    "1ULL, unsigned long long, 1",
    "4294967296u, unsigned long, 4294967296",
  })
  void integers(String text, String type, String value) {
    var literal = assertInstanceOf(Expr.IntLiteral.class, expr(text, Sources.C17));
    assertEquals(type, Types.name(literal.type()));
    assertEquals(value, literal.value().toString());
    assertEquals(text, literal.text());
  }

  @Test
  void integerTypesFollowTheModel() {
    var source =
        SourceText.of(
            "t.c",
            "__typeof__(2147483648) a; __typeof__(0x80000000) b; __typeof__(2147483648u) c;");
    var program = Parser.parse(source, DataModel.ILP32, Sources.C17).program();
    assertEquals("long long", Types.name(Types.unqualified(Sources.variable(program, "a").type())));
    assertEquals(
        "unsigned int", Types.name(Types.unqualified(Sources.variable(program, "b").type())));
  }

  @ParameterizedTest
  @CsvSource({
    "1.0, double",
    ".5f, float",
    "1e5L, long double",
    "0x1p-3, double",
    "0x.8p1f, float",
    "1.f16, _Float16",
    "1.0f128, _Float128",
    "1.0q, _Float128",
    "2.0i, _Complex double",
    "2.0if, _Complex float",
    "1.0f32x, _Float32x",
  })
  void floats(String text, String type) {
    var literal = assertInstanceOf(Expr.FloatLiteral.class, expr(text, Sources.C17));
    assertEquals(type, Types.name(literal.type()));
    assertEquals(text, literal.text());
  }

  @Test
  void c23Literals() {
    assertEquals("1'000'000", ((Expr.IntLiteral) expr("1'000'000", Sources.C23)).text());
    assertEquals("1000000", ((Expr.IntLiteral) expr("1'000'000", Sources.C23)).value().toString());
    assertEquals(new CType.BitInt(4, true), expr("5wb", Sources.C23).type());
    assertEquals(new CType.BitInt(3, false), expr("5uwb", Sources.C23).type());
    assertEquals(CType.BOOL, expr("true", Sources.C23).type());
    assertInstanceOf(Expr.NullptrLiteral.class, expr("nullptr", Sources.C23));
  }

  @ParameterizedTest
  @CsvSource({
    "a, 97",
    "\\n, 10",
    "\\0, 0",
    "\\377, -1",
    "\\x7f, 127",
    "\\e, 27",
    "ab, 24930",
    "\\\\, 92",
    "\\?, 63",
  })
  void characters(String content, long value) {
    var literal = assertInstanceOf(Expr.CharLiteral.class, expr("'" + content + "'", Sources.C17));
    assertEquals(value, literal.value().longValueExact());
    assertEquals(CType.INT, literal.type());
  }

  @Test
  void unsignedCharacters() {
    var source = SourceText.of("t.c", "int x = '\\377';");
    var program = Parser.parse(source, DataModel.LP64.withUnsignedChar(), Sources.C17).program();
    assertEquals(255, ((Expr.CharLiteral) Sources.value(program, "x")).value().intValue());
  }

  @Test
  void wideCharacters() {
    assertEquals(CType.INT, expr("L'x'", Sources.C17).type());
    assertEquals("unsigned short", Types.name(expr("u'x'", Sources.C17).type()));
    assertEquals(CType.UINT, expr("U'\\U0001F600'", Sources.C17).type());
    assertEquals(
        0x1F600, ((Expr.CharLiteral) expr("U'\\U0001F600'", Sources.C17)).value().intValue());
  }

  private static Expr.StringLiteral string(String text) {
    var program = Sources.program("char a[100] = " + text + ";");
    return (Expr.StringLiteral)
        ((Initializer.Value) Sources.variable(program, "a").initializer().orElseThrow()).expr();
  }

  @Test
  void strings() {
    assertEquals("a\nb\0c", string("\"a\\nb\\0c\"").value());
    assertEquals(List.of("\"ab\"", "\"cd\""), string("\"ab\" \"cd\"").pieces());
    assertEquals("abcd", string("\"ab\" \"cd\"").value());
    assertEquals("\u0001" + "1", string("\"\\x1\" \"1\"").value());
    assertEquals("\u00e2\u0082\u00ac", string("\"\u20ac\"").value());
    assertEquals("\u00e2\u0082\u00ac", string("\"\\u20ac\"").value());
    assertEquals("\u00ff\u00fe", string("\"\\377\\xfe\"").value());
  }

  @Test
  void bytesThatAreNotUtf8AreKept() {
    String text = SourceText.decode(new byte[] {'"', (byte) 0xE9, '"'});
    assertEquals("\u00e9", string(text).value());
  }

  @Test
  void wideStrings() {
    var program =
        Sources.program(
            "int a[] = L\"\\U0001F600x\" \"y\"; unsigned short b[] = u\"\\U0001F600\";");
    assertEquals("int[4]", Types.name(Sources.variable(program, "a").type()).replace(" ", ""));
    assertEquals(
        "unsignedshort[3]", Types.name(Sources.variable(program, "b").type()).replace(" ", ""));
  }

  @Test
  void badLiteralsAreErrors() {
    assertEquals(
        List.of("t.c:1:9: error: invalid suffix 'xyz' on integer constant"),
        Sources.errors("int x = 1xyz;"));
    assertEquals(
        List.of("t.c:1:9: error: invalid digits in integer constant '089'"),
        Sources.errors("int x = 089;"));
    assertEquals(
        List.of("t.c:1:12: error: invalid floating constant '1e'"),
        Sources.errors("double x = 1e;"));
    assertEquals(
        List.of("t.c:1:9: error: empty character constant"), Sources.errors("int x = '';"));
  }
}
