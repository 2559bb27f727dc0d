package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class C23Test {
  private static Program program(String text) {
    return Sources.program(text, Sources.C23);
  }

  @Test
  void newKeywords() {
    program(
        """
        alignas(16) int a; thread_local int t; static_assert(true); static_assert(alignof(int) == 4, "x");
        bool b = false; int *p = nullptr; typeof(b) c; typeof_unqual(const int) d;
        """);
  }

  @Test
  void typedEnum() {
    Program program =
        program("enum E : unsigned char { A, B = 255 }; enum F : short; int x[sizeof(enum E)];");
    var definition =
        (TagDef.EnumDef) ((Decl.TagDefinition) program.declarations().getFirst()).definition();
    assertEquals(Optional.of(new CType.Int(IntKind.UCHAR)), definition.fixed());
    assertEquals(
        "unsigned char [1]".replace("unsigned char", "int"),
        Types.name(Sources.variable(program, "x").type()));
  }

  @Test
  void autoInfersTheType() {
    Program program =
        program("auto x = 1.5f; static auto y = 2ul; void f(void) { auto const z = &x; }");
    assertTrue(Sources.variable(program, "x").traits().inferred());
    assertEquals(CType.FLOAT, Sources.variable(program, "x").type());
    assertEquals(CType.ULONG, Sources.variable(program, "y").type());
    var z = (Decl.Variable) ((Stmt.Declare) Sources.body(program, "f").getFirst()).declaration();
    assertEquals("float *const", Types.name(z.type()));
  }

  @Test
  void constexprIsAConstant() {
    Program program =
        program("constexpr int n = 3; int a[n + 1]; static_assert(n == 3); enum { E = n };");
    assertTrue(Sources.variable(program, "n").traits().constexpr());
    assertEquals("int [4]", Types.name(Sources.variable(program, "a").type()));
  }

  @Test
  void attributes() {
    Program program =
        program(
            """
            [[nodiscard("why")]] int f(void); [[deprecated]] [[gnu::aligned(32)]] int x;
            struct [[gnu::packed]] S { char c; int i; };
            int g(int n, [[maybe_unused]] int m) { switch (n) { case 1: n++; [[fallthrough]]; default: ; } return n; }
            """);
    assertEquals("nodiscard", Sources.function(program, "f").attributes().getFirst().name());
    assertEquals("\"why\"", Sources.function(program, "f").attributes().getFirst().arguments());
    assertEquals(32, Sources.variable(program, "x").attributes().get(1).value().getAsLong());
  }

  @Test
  void emptyInitializerAndUnnamedParameters() {
    Program program =
        program(
            "struct S { int a; }; int f(int, struct S) { struct S s = {}; int a[3] = {}; return s.a"
                + " + a[0]; }");
    assertEquals("", Sources.function(program, "f").parameters().getFirst().name());
  }

  @Test
  void labelsBeforeDeclarationsAndBraces() {
    Program program =
        program(
            "int f(int n) { if (n) goto a; a: int x = 1; switch (n) { case 1: int y; default: }"
                + " goto end; end: }");
    var labeled = (Stmt.Labeled) Sources.body(program, "f").get(1);
    assertEquals(Stmt.Empty.class, labeled.body().getClass());
    assertEquals(Stmt.Declare.class, Sources.body(program, "f").get(2).getClass());
  }

  @Test
  void bitPreciseIntegers() {
    Program program = program("_BitInt(37) a = 5wb; unsigned _BitInt(8) b;");
    assertEquals(new CType.BitInt(37, true), Sources.variable(program, "a").type());
    assertEquals(new CType.BitInt(8, false), Sources.variable(program, "b").type());
  }

  @Test
  void variadicWithoutNamedParameter() {
    var f = Sources.function(program("void f(...);"), "f");
    assertTrue(((CType.Function) f.type()).variadic());
    assertEquals(
        List.of("t.c:1:8: error: a named parameter must stand before '...'"),
        Sources.errors("void f(...);", Sources.C17));
  }

  @Test
  void oldThingsAreGone() {
    assertEquals(
        List.of("t.c:1:15: error: 'g' undeclared"),
        Sources.errors("int f(void) { g(); return 1; }", Sources.C23));
    assertEquals(
        List.of("t.c:1:1: error: expected a type, found 'f'"),
        Sources.errors("f(void) { }", Sources.C23));
  }

  @Test
  void trueIsABool() {
    var e = (Expr.IntLiteral) Sources.value(program("bool b = true;"), "b");
    assertEquals("true", e.text());
    assertEquals(CType.BOOL, e.type());
  }
}
