package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GnuTest {
  private static Stmt only(String statement) {
    return Sources.body(
            Sources.program("int x; int g(int); void f(int n) { " + statement + " }"), "f")
        .getFirst();
  }

  private static Expr expression(String text) {
    return Sources.plain(((Stmt.Expression) only(text + ";")).expr());
  }

  @Test
  void statementExpression() {
    assertEquals(
        CType.INT,
        assertInstanceOf(Expr.StatementExpr.class, expression("({ int y = 1; y; })")).type());
  }

  @Test
  void conditionalWithoutMiddle() {
    assertInstanceOf(Expr.OrElse.class, expression("n ?: 3"));
  }

  @Test
  void caseRanges() {
    var sw = (Stmt.Switch) only("switch (n) { case 1 ... 5: break; case 6: ; }");
    var label =
        (Stmt.Label.Case) ((Stmt.Labeled) ((Stmt.Block) sw.body()).items().getFirst()).label();
    assertEquals(5, label.highValue().intValue());
  }

  @Test
  void computedGotoAndLocalLabels() {
    Sources.program(
        "void f(int n) { static void *t[] = { &&a, &&b }; goto *t[n]; a: b: ; { __label__ a; goto"
            + " a; a: ; } }");
  }

  @Test
  void nestedFunction() {
    Program program =
        Sources.program(
            "int f(int n) { int add(int m) { return n + m; } auto int h(int); int h(int x) { return"
                + " add(x); } return h(2); }");
    var inner =
        (Decl.Function) ((Stmt.Declare) Sources.body(program, "f").getFirst()).declaration();
    assertTrue(inner.body().isPresent());
  }

  @Test
  void typeofKeepsItsOperand() {
    Program program = Sources.program("int x; __typeof__(x) y; typeof(int *) z; typeof(&x) w;");
    assertInstanceOf(CType.Typeof.class, Sources.variable(program, "y").type());
    assertEquals("int *", Types.name(Types.unqualified(Sources.variable(program, "z").type())));
  }

  @Test
  void autoType() {
    Program program = Sources.program("const char c = 1; __auto_type x = c;");
    assertEquals(CType.CHAR, Sources.variable(program, "x").type());
  }

  @Test
  void asmStatements() {
    var asm =
        (Stmt.Asm)
            only(
                "__asm__ volatile (\"nop\" : \"=r\" (x), [k] \"+m\" (x) : \"r\" (n + 1) :"
                    + " \"memory\", \"cc\");");
    assertEquals("volatile", asm.qualifiers());
    assertEquals(3, asm.operands().size());
    assertEquals(
        "\"nop\" : \"=r\" (x), [k] \"+m\" (x) : \"r\" (n + 1) : \"memory\", \"cc\"", asm.text());
    assertInstanceOf(Stmt.Asm.class, only("asm goto (\"\" :::: out); out: ;"));
    assertInstanceOf(Stmt.Asm.class, only("asm (\"\" :: \"r\" (n) : \"memory\");"));
    assertInstanceOf(Stmt.Asm.class, only("asm (\"\");"));
  }

  @Test
  void asmNamesAndFileScope() {
    Program program =
        Sources.program(
            "int f(void) __asm__(\"real_\" \"f\") __attribute__((pure)); asm(\".text\"); register"
                + " int r asm(\"rbx\");");
    assertEquals(Optional.of("real_f"), Sources.function(program, "f").asmName());
    assertEquals("pure", Sources.function(program, "f").attributes().getFirst().name());
    assertEquals("\".text\"", ((Decl.Asm) program.declarations().get(1)).text());
  }

  @Test
  void attributesAreKept() {
    Program program =
        Sources.program(
            "__attribute__((__format__(printf, 1, 2), noreturn)) void f(const char *, ...)"
                + " __attribute__((cold));");
    assertEquals(
        List.of("format", "noreturn", "cold"),
        Sources.function(program, "f").attributes().stream().map(a -> a.name()).toList());
    assertEquals(
        "printf, 1, 2", Sources.function(program, "f").attributes().getFirst().arguments());
  }

  @Test
  void typeAttributes() {
    Program program =
        Sources.program(
            """
            typedef int v4 __attribute__((vector_size(4 * sizeof(int)))); v4 v; float *p __attribute__((vector_size(8)));
            typedef unsigned int word __attribute__((mode(DI))); word w; typedef float F __attribute__((mode(XF)));
            typedef int al __attribute__((aligned(16))); int n[_Alignof(al)];
            struct __attribute__((packed)) P { char c; long l; }; int m[sizeof(struct P)];
            struct Q { char c; long l; } __attribute__((packed, aligned(4))); int q[sizeof(struct Q)];
            int big __attribute__((aligned(64))); int k[__alignof__(big)];
            """);
    assertEquals(
        new CType.Vector(CType.INT, 4), Types.unqualified(Sources.variable(program, "v").type()));
    assertEquals(
        new CType.Pointer(new CType.Vector(CType.FLOAT, 2)), Sources.variable(program, "p").type());
    assertEquals(CType.ULONG, Types.unqualified(Sources.variable(program, "w").type()));
    assertEquals("int [16]", Types.name(Sources.variable(program, "n").type()));
    assertEquals("int [9]", Types.name(Sources.variable(program, "m").type()));
    assertEquals("int [12]", Types.name(Sources.variable(program, "q").type()));
    assertEquals("int [64]", Types.name(Sources.variable(program, "k").type()));
  }

  @Test
  void transparentUnionTakesItsMembers() {
    Sources.program(
        "typedef union { int *i; float *f; } U __attribute__((transparent_union)); void g(U u);"
            + " void h(int *p) { g(p); g((void *)0); }");
  }

  @Test
  void builtinsWithTypes() {
    Program program =
        Sources.program(
            """
            struct S { int a; struct { int b[4]; } in; };
            int o = __builtin_offsetof(struct S, in.b[2]); int c = __builtin_types_compatible_p(int, const int);
            int e = __builtin_choose_expr(1, 2, "x");
            int f(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); int r = __builtin_va_arg(l, int); __builtin_va_end(l); return r; }
            int a[__builtin_offsetof(struct S, in.b[2]) == 12 ? 1 : -1];
            """);
    assertInstanceOf(Expr.OffsetOf.class, Sources.value(program, "o"));
    assertTrue(((Expr.TypesCompatible) Sources.value(program, "c")).value());
    assertInstanceOf(Expr.ChooseExpr.class, Sources.value(program, "e"));
  }

  @Test
  void genericSelection() {
    var generic =
        (Expr.Generic)
            Sources.value(
                Sources.program("int x = _Generic(1.0f, double: 1, float: 2, default: 3);"), "x");
    assertEquals(1, generic.selected());
    assertEquals(Optional.empty(), generic.associations().get(2).type());
  }

  @Test
  void designators() {
    Program program =
        Sources.program(
            "struct S { int a, b[4]; }; struct S s = { .b[1] = 2, .a = 1 }; struct S t = { a: 1, b:"
                + " { 2 } }; int v[] = { [2 ... 4] = 7, [0] 1 };");
    assertEquals("int [5]", Types.name(Sources.variable(program, "v").type()));
    var braces = (Initializer.Braces) Sources.variable(program, "t").initializer().orElseThrow();
    assertEquals(
        List.of(new Initializer.Designator.Field("a")), braces.items().getFirst().designators());
  }

  @Test
  void oddTypes() {
    Sources.program(
        "struct E {}; struct Z { int n; int a[0]; }; struct F { int n; int a[]; }; union V {};"
            + " struct F f = { 1, { 2, 3 } };");
    Sources.program(
        "__extension__ typedef struct { __extension__ union { int a; }; } T; __extension__ int x ="
            + " __extension__ 1;");
    Sources.program(
        "_Float128 a; _Float64x b; __float128 c; __int128 d; _Complex int e = 1 + 2i; int f(void) {"
            + " return __real__ e + __imag e; }");
    Sources.program(
        "_Thread_local int a; __thread int b; static _Thread_local int c; _Noreturn void f(void);"
            + " _Alignas(8) char d; _Alignas(long) char e;");
  }

  @Test
  void functionNames() {
    Program program =
        Sources.program(
            "const char *f(void) { return __func__ + sizeof __FUNCTION__ +"
                + " sizeof(__PRETTY_FUNCTION__); }");
    assertEquals(1, Sources.body(program, "f").size());
  }

  @Test
  void implicitDeclarations() {
    ParseResult result = Sources.parse("main() { foo(1); return foo(2, 3); } foo() { return 0; }");
    assertEquals(List.of(), result.errors());
    assertTrue(
        result.diagnostics().stream()
            .anyMatch(d -> d.message().equals("implicit declaration of function 'foo'")));
    assertEquals(
        List.of(),
        Sources.parse("main() { foo(1); } foo() { return 0; }", Sources.C89).diagnostics());
  }

  @Test
  void libraryFunctionsAreKnownWithoutDeclaration() {
    var call = (Expr.Call) expression("malloc(3)");
    assertEquals("void *", Types.name(call.type()));
  }

  @Test
  void pragmasStayInPlace() {
    Program program =
        Sources.program(
            "#pragma GCC optimize(\"O0\")\n"
                + "int x;\n"
                + "void f(void) {\n"
                + "#pragma GCC unroll 4\n"
                + "  for (;;) ;\n"
                + "}\n"
                + "_Pragma(\"once\") int y;");
    assertEquals(
        "#pragma GCC optimize(\"O0\")",
        ((Decl.Directive) program.declarations().getFirst()).text());
    assertEquals("GCC unroll 4", ((Stmt.Pragma) Sources.body(program, "f").getFirst()).text());
    assertEquals("#pragma once", ((Decl.Directive) program.declarations().get(3)).text());
  }

  @Test
  void fallthroughAttribute() {
    var sw =
        (Stmt.Switch) only("switch (n) { case 1: g(1); __attribute__((fallthrough)); case 2: ; }");
    var empty = (Stmt.Empty) ((Stmt.Block) sw.body()).items().get(1);
    assertEquals("fallthrough", empty.attributes().getFirst().name());
  }

  @Test
  void externInlineMayBeReplaced() {
    Sources.program(
        "extern inline __attribute__((gnu_inline)) int f(void) { return 1; } int f(void) { return"
            + " 2; }");
    Sources.program("extern __inline int f() { return 1; } int f() { return 2; }", Sources.C89);
  }
}
