package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import java.util.List;
import org.junit.jupiter.api.Test;

class TagHoistingTest {
  /** One word a declaration: what it declares. */
  private static List<String> shape(Program program) {
    return program.declarations().stream().map(TagHoistingTest::shape).toList();
  }

  private static String shape(Decl declaration) {
    return switch (declaration) {
      case Decl.TagDefinition d -> "def " + d.definition().tag();
      case Decl.TagDeclaration d -> "decl " + d.tag();
      case Decl.Variable v -> "var " + v.name();
      case Decl.Function f -> "fun " + f.name();
      case Decl.Typedef t -> "typedef " + t.name();
      case Decl.StaticAssert _ -> "assert";
      case Decl.Asm _ -> "asm";
      case Decl.Directive d -> d.text();
      case Decl.Include i -> i.header();
    };
  }

  @Test
  void namedDefinitionComesBeforeItsDeclaration() {
    assertEquals(
        List.of("def struct S", "var a", "var b"),
        shape(Sources.program("struct S { int x; } a, *b;")));
  }

  @Test
  void unnamedTypeOfOneDeclaratorStaysInside() {
    Program program =
        Sources.program("typedef struct { int x; } T; struct { int y; } v; enum { A } e;");
    assertEquals(List.of("typedef T", "var v", "var e"), shape(program));
    assertTrue(
        ((CType.Record) ((Decl.Typedef) program.declarations().getFirst()).type())
            .tag()
            .isAnonymous());
  }

  @Test
  void secondTypedefNameUsesTheFirst() {
    Program program = Sources.program("typedef struct { int x; } T, *PT;");
    var pt = (Decl.Typedef) program.declarations().get(1);
    var target = assertInstanceOf(CType.Typedef.class, ((CType.Pointer) pt.type()).target());
    assertEquals("T", target.name());
  }

  @Test
  void pointerFirstNeedsATag() {
    assertEquals(
        List.of("def struct anon_0", "typedef PT", "typedef T"),
        shape(Sources.program("typedef struct { int x; } *PT, T;")));
  }

  @Test
  void twoVariablesOfAnUnnamedTypeNeedATag() {
    assertEquals(
        List.of("def struct anon_0", "var a", "var b"),
        shape(Sources.program("struct { int x; } a, b;")));
  }

  @Test
  void freshTagsAvoidNamesOfTheFile() {
    assertEquals(
        List.of("var anon_0", "def union anon_1", "var a", "var b"),
        shape(Sources.program("int anon_0; union { int x; } a, b;")));
  }

  @Test
  void resultAndParameterTypesAreTakenOut() {
    assertEquals(
        List.of("def struct anon_0", "fun f", "def struct anon_1", "fun g"),
        shape(Sources.program("struct { int x; } f(void); void g(struct { int y; } *p);")));
  }

  @Test
  void tagOfAParameterListGetsAFreshNameOutside() {
    Program program =
        Sources.program(
            "int f(struct S { int x; } *p) { struct S s = *p; return s.x; } struct S { char c; };");
    assertEquals(List.of("def struct S_0", "fun f", "def struct S"), shape(program));
  }

  @Test
  void enumWithoutDeclarator() {
    Program program = Sources.program("enum { A, B = 7, C }; int x = C;");
    var definition =
        (TagDef.EnumDef) ((Decl.TagDefinition) program.declarations().getFirst()).definition();
    assertTrue(definition.tag().isAnonymous());
    assertEquals(8, definition.enumerators().get(2).value().intValue());
  }

  @Test
  void innerDefinitionMovesBeforeTheOuterAndSeesItDeclared() {
    assertEquals(
        List.of("decl struct A", "def struct B", "def struct A"),
        shape(Sources.program("struct A { struct B { struct A *up; } b; };")));
    assertEquals(
        List.of("def struct B", "def struct A"),
        shape(Sources.program("struct A { struct B { int x; } b; struct A *next; };")));
  }

  @Test
  void anonymousMembersStay() {
    Program program =
        Sources.program("struct A { union { int x; float y; }; struct { int z; } in; };");
    var definition =
        (TagDef.RecordDef) ((Decl.TagDefinition) program.declarations().getFirst()).definition();
    assertTrue(definition.fields().getFirst().isAnonymousMember());
    assertEquals("in", definition.fields().get(1).name());
    assertEquals(1, program.declarations().size());
  }

  @Test
  void definitionsInStatementsStandBeforeThem() {
    Program program =
        Sources.program(
            "int f(void) { if (1) return sizeof(struct { int a; }); for (struct S { int x; } s = {"
                + " 1 }; s.x; s.x--) ; return 0; }");
    List<Stmt> body = Sources.body(program, "f");
    assertEquals("def struct anon_0", shape(((Stmt.Declare) body.get(0)).declaration()));
    assertInstanceOf(Stmt.If.class, body.get(1));
    assertEquals("def struct S_0", shape(((Stmt.Declare) body.get(2)).declaration()));
  }

  @Test
  void innerScopesMakeNewTags() {
    Program program =
        Sources.program(
            "struct S { int x; } a; void f(void) { struct S { char c; } b; struct S; struct S *p; {"
                + " struct S; struct S *q; } }");
    var b = (Decl.Variable) ((Stmt.Declare) Sources.body(program, "f").get(1)).declaration();
    assertEquals(new CType.Record(new Tag(Tag.Kind.STRUCT, "S", 1)), b.type());
    assertEquals(
        new CType.Record(new Tag(Tag.Kind.STRUCT, "S", 0)), Sources.variable(program, "a").type());
  }

  @Test
  void allDefinitionsAreInTheTable() {
    Program program = Sources.program("struct A { struct { int x; } in; } a; union U *p;");
    assertEquals(2, program.tags().definitions().size());
    assertTrue(program.tags().definition(new Tag(Tag.Kind.UNION, "U", 0)).isEmpty());
  }

  @Test
  void packIsKeptWithTheStruct() {
    Program program =
        Sources.program(
            "#pragma pack(push, 1)\n"
                + "struct A { char c; int i; };\n"
                + "#pragma pack(pop)\n"
                + "struct B { char c; int i; };\n"
                + "int x[sizeof(struct A) == 5 && sizeof(struct B) == 8 ? 1 : -1];");
    assertEquals(
        1,
        ((TagDef.RecordDef) ((Decl.TagDefinition) program.declarations().getFirst()).definition())
            .pack());
  }
}
