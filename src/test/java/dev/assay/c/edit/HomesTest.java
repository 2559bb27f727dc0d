package dev.assay.c.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HomesTest {
  private static final String TEXT =
      """
      typedef int number;
      int table[3] = {1, 2, 3};
      int other = sizeof(int[2]);
      int f(int a) {
        if (a) {
          number b = table[0];
          a += b;
        }
        return a;
      }
      int main(void) {
        for (int i = 0; i < 2; i++)
          other += f(i);
        return other;
      }
      """;

  private final Program program =
      Parser.parse(SourceText.of("test.c", TEXT), DataModel.LP64, Standard.DEFAULT).program();
  private final Homes homes = Homes.of(program);

  private Decl named(String name) {
    return program.declarations().stream()
        .filter(d ->
            d instanceof Decl.Function f && f.name().equals(name)
                || d instanceof Decl.Variable v && v.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private Stmt.Block body(String name) {
    return ((Decl.Function) named(name)).body().orElseThrow();
  }

  private Program made(Replacement... replacements) {
    List<Replacement> all = List.of(replacements);
    Program made = Replacements.made(all, program, homes);
    assertEquals(Replacements.made(all, program), made, "what going through all of it gives");
    return made;
  }

  @Test
  void anyNodeIsFound() {
    var replacements = new ArrayList<Replacement>();
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            replacements.add(
                Replacement.of(expr, new Expr.Name("elsewhere", CType.INT, expr.span())));
          }

          @Override
          public void stmt(Stmt stmt) {
            replacements.add(Replacement.remove(stmt));
          }

          @Override
          public void initializer(Initializer initializer) {
            if (initializer instanceof Initializer.Braces braces) {
              replacements.add(new Replacement.WithoutItem(braces, 0));
            }
          }
        });
    assertTrue(replacements.size() > 40, "a test of little: " + replacements.size());
    for (Replacement replacement : replacements) {
      assertTrue(homes.of(List.of(replacement)).isPresent(), replacement::toString);
      assertNotEquals(program, made(replacement), replacement::toString);
    }
  }

  @Test
  void externalDeclarationsAreReplacedAndStandBeforeOthers() {
    Decl added = ((Decl.Variable) named("other")).withType(CType.LONG);
    made(Replacement.remove(named("f")));
    made(Replacement.of(named("table"), added));
    made(new Replacement.Before(named("main"), added));
    made(new Replacement.AtStart(body("f"), body("main").items().getLast()));
    made(new Replacement.OfResult((Decl.Function) named("f"), CType.LONG));
  }

  @Test
  void whatIsMovedElsewhereIsReplacedThere() {
    Stmt first = body("f").items().getFirst();
    Stmt inner = ((Stmt.Block) ((Stmt.If) first).then()).items().getLast();
    Program made =
        made(
            new Replacement.AtStart(body("main"), first),
            Replacement.remove(first),
            Replacement.of(inner, new Stmt.Break(inner.span())));
    assertTrue(Printer.print(made).contains("break;"), Printer.print(made));
  }

  /** Only those with a replacement are gone through; the others are the same objects. */
  @Test
  void othersAreNotGoneThrough() {
    Stmt last = body("main").items().getLast();
    var asked = new ArrayList<Decl>();
    Program made = made(Replacement.remove(last));
    for (int i = 0; i < program.declarations().size(); i++) {
      Decl before = program.declarations().get(i);
      if (before == named("main")) {
        assertNotSame(before, made.declarations().get(i));
      } else {
        assertSame(before, made.declarations().get(i));
        asked.add(before);
      }
    }
    assertEquals(4, asked.size());
    assertEquals(
        List.of(named("main")),
        List.copyOf(homes.of(List.of(Replacement.remove(last))).orElseThrow()));
  }

  /** A type may be anywhere. */
  @Test
  void typesAreReplacedEverywhere() {
    CType number = new CType.Typedef("number", CType.INT);
    Program made = made(new Replacement.OfType(number, CType.LONG));
    assertTrue(Printer.print(made).contains("long b = table[0];"), Printer.print(made));
    assertTrue(homes.of(List.of(new Replacement.OfType(number, CType.LONG))).isEmpty());
  }

  @Test
  void nodesOfAnotherProgramHaveNoHome() {
    var other = new Stmt.Break(body("f").span());
    assertTrue(homes.of(List.of(Replacement.remove(other))).isEmpty());
  }
}
