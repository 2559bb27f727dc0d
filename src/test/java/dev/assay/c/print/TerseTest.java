package dev.assay.c.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import org.junit.jupiter.api.Test;

final class TerseTest {
  private static String printed(String text) {
    Program program = parsed(text);
    String terse = Printer.print(program, PrintOptions.TERSE);
    assertEquals(program, parsed(terse));
    return terse.replaceAll("\\s+", " ").strip();
  }

  private static Program parsed(String text) {
    return Parser.parse(SourceText.of("t.c", text), DataModel.LP64, Standard.DEFAULT).program();
  }

  @Test
  void neighboursOfOneTypeAreOneDeclaration() {
    assertEquals("int a, *b, c[2] = {1};", printed("int a; int *b; int c[2] = {1};"));
    assertEquals(
        "void f(void) { long a, b = 1; a = b; long c; }",
        printed("void f(void) { long a; long b = 1; a = b; long c; }"));
  }

  @Test
  void differentSpecifiersStayApart() {
    assertEquals("int a; static int b; const int c;", printed("int a; static int b; const int c;"));
  }

  @Test
  void aTypeIsDefinedWithItsFirstVariable() {
    assertEquals("struct S { int a; } s, *p;", printed("struct S { int a; }; struct S s, *p;"));
    assertEquals(
        "struct S { int a; }; extern struct S s;",
        printed("struct S { int a; }; extern struct S s;"));
  }

  @Test
  void membersOfOneTypeAreOneDeclaration() {
    assertEquals(
        "struct S { int a, b : 3, *c; char d; };",
        printed("struct S { int a; int b : 3; int *c; char d; };"));
  }

  @Test
  void unsignedIsEnough() {
    assertEquals(
        "unsigned a; unsigned f(unsigned b);",
        printed("unsigned int a; unsigned int f(unsigned int b);"));
  }
}
