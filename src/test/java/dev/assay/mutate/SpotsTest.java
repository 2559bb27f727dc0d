package dev.assay.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SpotsTest {
  /** Each spot on a line: address, first line of the text, what may stand there. */
  private static String shown(String text) {
    var lines = new StringBuilder();
    for (Spot spot : Spots.of(MutationBench.parse(text)).all()) {
      Spot.Surroundings at = spot.surroundings();
      lines.append(
          String.format(
              Locale.ROOT,
              "%s %s%s%s%s%s%n",
              spot.site(),
              Printer.print(spot.statement()).lines().findFirst().orElseThrow(),
              at.inLoop() ? " loop" : "",
              at.inBreakable() ? " breakable" : "",
              at.isItem() ? " item" : "",
              at.inExpression() ? " expression" : ""));
    }
    return lines.toString();
  }

  @Test
  void statementsAreNumberedInTheOrderOfTheText() {
    assertEquals(
        """
        f:0 {
        f:1 if (x) item
        f:2 x = 1;
        f:3 x = 2;
        main:0 {
        main:1 int y = 0; item
        main:2 return y; item
        """,
        shown(
            """
            static void f(int x) { if (x) x = 1; else x = 2; }
            int main(void) { int y = 0; return y; }
            """));
  }

  @Test
  void loopsAndSwitchesAreBreakable() {
    assertEquals(
        """
        main:0 {
        main:1 int i; item
        main:2 for (i = 0; i < 3; i++) { item
        main:4 { loop breakable
        main:5 switch (i) { loop breakable item
        main:6 { loop breakable
        main:7 case 1: loop breakable item
        main:8 break; loop breakable
        main:9 switch (i) item
        main:10 default: ; breakable
        main:11 ; breakable
        main:12 while (i < 5) item
        main:13 i++; loop breakable
        main:14 do item
        main:15 ; loop breakable
        """,
        shown(
            """
            int main(void) {
              int i;
              for (i = 0; i < 3; i++) { switch (i) { case 1: break; } }
              switch (i) default: ;
              while (i < 5) i++;
              do ; while (0);
            }
            """));
  }

  @Test
  void statementsInExpressionsAreFoundWhereTheyAre() {
    assertEquals(
        """
        main:0 {
        main:1 for (int i = ({ item
        main:3 { expression
        main:4 0; item expression
        main:5 { expression
        main:6 i < 3; item expression
        main:7 { loop breakable
        main:8 int y = ({ loop breakable item
        main:9 { expression
        main:10 1; item expression
        """,
        shown(
            """
            int main(void) {
              for (int i = ({ 0; }); ({ i < 3; }); i++)
                { int y = ({ 1; }); }
            }
            """));
  }

  @Test
  void whatIsNotEvaluatedOrNotOfTheFunctionHasNoSpots() {
    assertEquals(
        """
        main:0 {
        main:1 int f(int x) { item
        main:2 return sizeof ({ item
        """,
        shown(
            """
            int main(void) {
              int f(int x) { return x; }
              return sizeof(({ int z = f(1); z; })) - 4;
            }
            """));
  }

  @Test
  void spotsAreFoundByTheirSite() {
    Program program = MutationBench.parse("int main(void) { for (int i = 0; i < 2; i++) ; }");
    Spots spots = Spots.of(program);
    for (Spot spot : spots.all()) {
      assertSame(spot, spots.at(spot.site()).orElseThrow());
    }
    assertEquals(Optional.empty(), spots.at(new Site("main", 2)), "the first clause of a for");
    assertEquals(Optional.empty(), spots.at(new Site("other", 0)));
  }

  @Test
  void parentsHoldTheirStatements() {
    Spots spots =
        Spots.of(MutationBench.parse("int main(void) { if (1) { return 0; } return ({ 1; }); }"));
    List<Spot> all = spots.all();
    assertSame(all.get(0).statement(), all.get(0).surroundings().parent());
    assertSame(all.get(1).statement(), all.get(2).surroundings().parent());
    assertSame(all.get(2).statement(), all.get(3).surroundings().parent());
    Spot last = all.getLast();
    assertTrue(last.surroundings().parent() instanceof Stmt.Block);
    assertTrue(all.get(all.size() - 2).surroundings().parent() instanceof Stmt.Return);
  }
}
