package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Qualifiers;
import dev.assay.c.type.Types;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeclaratorTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int *x;| int *",
        "int *x[3];| int *[3]",
        "int (*x)[3];| int (*)[3]",
        "int (*x)(void);| int (*)(void)",
        "int (*x[2])(int, char *);| int (*[2])(int, char *)",
        "int (*(*x)(int))(void);| int (*(*)(int))(void)",
        "const int *const x;| const int *const",
        "int const volatile x;| const volatile int",
        "char x[2][3];| char [2][3]",
        "unsigned x;| unsigned int",
        "long unsigned int long x;| unsigned long long",
        "char signed x;| signed char",
        "_Complex x;| _Complex double",
        "long double _Complex x;| _Complex long double",
        "__int128 unsigned x;| unsigned __int128",
        "_Bool x;| _Bool",
        "int (x);| int",
        "int ((*x));| int *",
        "int x[sizeof(int)];| int [4]",
        "_Atomic(int) x;| _Atomic int",
        "int *__restrict x;| int *restrict",
        "void (*x)(int, ...);| void (*)(int, ...)",
      })
  void types(String declaration, String type) {
    assertEquals(type.replace(" ", ""), Sources.typeOf(declaration, "x").replace(" ", ""));
  }

  @Test
  void eachDeclaratorIsADeclarationOfItsOwn() {
    Program program = Sources.program("int a = 1, *b = &a, c[2];");
    assertEquals(3, program.declarations().size());
    assertEquals(new CType.Pointer(CType.INT), Sources.variable(program, "b").type());
  }

  @Test
  void parametersAreAdjusted() {
    Decl.Function f =
        Sources.function(
            Sources.program("void f(int a[const 3], int g(void), register int r);"), "f");
    assertEquals(
        new CType.Qualified(new CType.Pointer(CType.INT), Qualifiers.CONST),
        f.parameters().get(0).type());
    assertTrue(Types.isFunctionPointer(f.parameters().get(1).type()));
    assertEquals(Decl.Storage.REGISTER, f.parameters().get(2).storage());
  }

  @Test
  void typedefOfAnArrayKeepsItsNameInAParameter() {
    Decl.Function f = Sources.function(Sources.program("typedef int A[3]; void f(A a);"), "f");
    assertEquals(
        new CType.Typedef("A", new CType.Pointer(CType.INT)), f.parameters().getFirst().type());
  }

  @Test
  void emptyListIsNoPrototypeUntilC23() {
    assertEquals(false, prototyped("int f();", "gnu17"));
    assertEquals(true, prototyped("int f();", "gnu23"));
    assertEquals(true, prototyped("int f(void);", "gnu17"));
  }

  private static boolean prototyped(String text, String standard) {
    Program program = Sources.program(text, dev.assay.c.Standard.parse(standard).orElseThrow());
    return ((CType.Function) Sources.function(program, "f").type()).prototyped();
  }

  @Test
  void variableLengthArrays() {
    Program program = Sources.program("void f(int n, int a[n][n]) { int b[n + 1]; sizeof b; }");
    CType b =
        ((Decl.Variable)
                ((dev.assay.c.Stmt.Declare) Sources.body(program, "f").getFirst()).declaration())
            .type();
    assertTrue(Types.isVariableLength(b));
    assertTrue(Types.isVariablyModified(Sources.function(program, "f").parameters().get(1).type()));
    Sources.program("void f(int n, int a[*][*]);");
  }

  @Test
  void oldStyleDefinition() {
    Decl.Function f =
        Sources.function(
            Sources.program("f(a, b, c) char b; double *c; { return a; }", Sources.C89), "f");
    assertTrue(f.oldStyle());
    assertEquals("int", Types.name(f.parameters().get(0).type()));
    assertEquals("char", Types.name(f.parameters().get(1).type()));
    assertEquals("double *", Types.name(f.parameters().get(2).type()));
    assertEquals(false, ((CType.Function) f.type()).prototyped());
  }

  @Test
  void typedefNamesCanBeHidden() {
    Program program =
        Sources.program("typedef int T; void f(void) { int T = 1; T * T; { T = 2; } } T x;");
    assertEquals(3, Sources.body(program, "f").size());
    Sources.program(
        "typedef int T; struct S { T T; }; int f(T T) { return T; } void g(void) { T: ; goto T; }");
  }

  @Test
  void laterDeclarationsCompleteATypes() {
    Sources.program(
        "extern int a[]; int a[3]; int b[sizeof a]; int f(); int f(int x); int g(void) { return"
            + " f(1); }");
  }
}
