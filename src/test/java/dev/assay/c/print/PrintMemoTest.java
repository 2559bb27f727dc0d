package dev.assay.c.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.edit.Replacements;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.walk.Walk;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PrintMemoTest {
  private static final String TEXT =
      """
      struct s { int a; } g = {1};
      struct { int x; } twice[2], *again = twice;
      int table[3] = {1, 2, 3};
      static int f(int a) {
        switch (a) {
          case 1: {
            a++;
          }
          default:
            for (int i = 0; i < 3; i++)
              if (a) {
                a += table[i];
              } else
                a--;
        }
      out:
        while (a > 9) {
          struct { int y; } local = {a}, *p = &local;
          a -= p->y;
          goto out;
        }
      #pragma GCC unroll 2
        do
          a++;
        while (a < 0);
        return a + ({ int k = 3; k; });
      }
      int main(void) {
        if (f(1) > again->x) {
          __typeof__(twice[0]) other = twice[1];
          return other.x;
        }
        return g.a;
      }
      """;

  private static Program parse() {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", TEXT), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), result.errors());
    return result.program();
  }

  private static List<Stmt> statements(Program program) {
    return program.declarations().stream()
        .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
        .flatMap(d -> Walk.statements(((Decl.Function) d).body().orElseThrow()).stream())
        .toList();
  }

  @Test
  void theTextIsTheSameWhateverWasPrintedBefore() {
    Program program = parse();
    var memo = new PrintMemo();
    assertEquals(Printer.print(program), Printer.print(program, memo));
    assertEquals(Printer.print(program), Printer.print(program, memo), "once more");
    List<Stmt> statements = statements(program);
    assertTrue(statements.size() > 25, "a test of little: " + statements.size());
    for (Stmt stmt : statements) {
      Program other = Replacements.made(List.of(Replacement.remove(stmt)), program);
      assertEquals(Printer.print(other), Printer.print(other, memo));
    }
  }

  /** The program itself may never be printed: what is remembered is of the first that was. */
  @Test
  void aChangedProgramMayComeFirst() {
    Program program = parse();
    Stmt last = statements(program).getLast();
    Program other = Replacements.made(List.of(Replacement.remove(last)), program);
    var memo = new PrintMemo();
    assertEquals(Printer.print(other), Printer.print(other, memo));
    assertEquals(Printer.print(program), Printer.print(program, memo));
    assertNotEquals(Printer.print(program), Printer.print(other), "a test of nothing");
  }

  @Test
  void whatIsKnownIsNotLaidOutAgain() {
    Program program = parse();
    var memo = new PrintMemo();
    String text = Printer.print(program, memo);
    Decl.Function f =
        (Decl.Function)
            program.declarations().stream()
                .filter(d -> d instanceof Decl.Function g && g.name().equals("main"))
                .findFirst()
                .orElseThrow();
    Stmt first = f.body().orElseThrow().items().getLast();
    assertTrue(memo.layouts().of(first) != null, "the return of main");
    assertEquals(text, Printer.print(program, memo));
  }

  /** A statement that was rendered at one indent may stand at another in the next program. */
  @Test
  void whatStandsDeeperIsRenderedAnew() {
    Program program = parse();
    var memo = new PrintMemo();
    var _ = Printer.print(program, memo);
    for (Stmt stmt : statements(program)) {
      if (stmt instanceof Stmt.While || stmt instanceof Stmt.Switch || stmt instanceof Stmt.If) {
        Stmt inside = new Stmt.Block(List.of(stmt), stmt.span());
        Program other = Replacements.made(List.of(Replacement.of(stmt, inside)), program);
        String text = Printer.print(other, memo);
        assertEquals(Printer.print(other), text);
        assertNotEquals(Printer.print(program), text);
      }
    }
  }

  @Test
  void whatIsKnownIsNotRenderedAgain() {
    var doc = Docs.text("a;");
    PrintMemo.Layouts layouts = new PrintMemo().layouts();
    var first = new Renderer(80, layouts);
    first.line(new Doc.Line(2, doc));
    assertEquals("  a;\n", first.text());
    assertEquals(null, layouts.text(doc, 2), "while it is being filled nothing is known");
    new PrintMemo().keep(layouts);
    assertEquals("  a;", layouts.text(doc, 2));
    assertEquals(null, layouts.text(doc, 4));
    var second = new Renderer(80, layouts);
    second.line(new Doc.Line(2, doc));
    second.line(new Doc.Line(4, doc));
    assertEquals("  a;\n    a;\n", second.text());
  }
}
