package dev.assay.mutate.synthesis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DeadCodeTest {
  private static final String PROGRAM =
      """
      struct pair { const int first; unsigned second : 4; struct pair *next; };
      enum kind { SMALL, LARGE = 9 };
      static const int table[4] = {1, 2, 3, 4};
      static unsigned char bytes[8];
      static struct pair shared;
      static double ratio = 0.5;
      extern int outside(int);
      static inline long helped(short a, double b, int *c) { return a + (long)b + !c; }
      inline int unlinked(int a) { return a; }
      __attribute__((always_inline)) static inline int forced(int a) { return a; }
      static void old(a) int a; { bytes[0] = a; }
      static enum kind kind_of(struct pair *p) {
        enum kind k = SMALL;
        if (p) k = LARGE;
        return k;
      }
      static struct pair copied(struct pair p, int helped) {
        int used = helped + 1;
        p.second = used;
        return p;
      }
      static float halved(int *where, volatile int *port) {
        float f = *where;
        while (f > 2) f /= 2;
        return f + *port;
      }
      int main(void) {
        register int quick = 3;
        int port = 1;
        struct pair *walk = &shared;
        for (int i = 0; i < 3; i++) {
          switch (i) { case 1: quick += kind_of(walk); default: quick--; }
        }
        copied(shared, quick);
        printf("%d %g\\n", quick, halved(&quick_copy, &port));
        return 0;
      }
      """
          .replace("&quick_copy", "&(int){5}");

  private static final MutationBench BENCH = MutationBench.of(PROGRAM);

  private static Stmt.Block block(Spot spot, int seed) {
    var names = new FreshNames(Set.of(), seed);
    return new DeadCode(BENCH.facts(), spot, names, new Seed(seed).rng()).block(false);
  }

  private static List<Spot> items() {
    return BENCH.spots().all().stream().filter(s -> s.surroundings().isItem()).toList();
  }

  /** Dead blocks before every item, under a condition that the interpreter does not evaluate. */
  private static String filled(int from) {
    List<Change> changes = new ArrayList<>();
    int seed = from;
    for (Spot spot : items()) {
      Stmt dead =
          new Stmt.If(
              Literals.integer(0), block(spot, seed++), Optional.empty(), spot.statement().span());
      if (!(spot.statement() instanceof Stmt.Labeled)) {
        changes.add(
            new Change(
                "",
                List.of(
                    new Replacement.OfStmt(spot.statement(), List.of(dead, spot.statement())))));
      }
    }
    return BENCH.text(changes);
  }

  @Test
  void compilesWhereverItStands() {
    for (int i = 0; i < 12; i++) {
      String text = filled(100 * i);
      BENCH.assertSame(text);
      BENCH.assertSameByGcc(text);
    }
  }

  /** What compilers fold must not be an address that no linker reaches. */
  @Test
  void constObjectsAreMaskedWhereTheyAreIndexes() {
    Spot spot = BENCH.spotOf("quick += ");
    String all = "";
    for (int seed = 0; seed < 300; seed++) {
      all += Printer.print(block(spot, seed));
    }
    assertTrue(all.contains("[table[0] & "), "const, and masked");
    assertTrue(all.contains("bytes[quick]"), "not const, and as it is");
    assertFalse(all.contains("bytes[table[0]]"));
    assertFalse(all.contains("bytes[shared.first]"));
  }

  @Test
  void hasEveryStatementOfTheGrammar() {
    Set<Class<?>> seen = new HashSet<>();
    Spot spot = BENCH.spotOf("quick += ");
    String all = "";
    for (int seed = 0; seed < 150; seed++) {
      Stmt.Block block = block(spot, seed);
      assertFalse(block.items().isEmpty());
      Walk.statements(block).forEach(s -> seen.add(s.getClass()));
      all += Printer.print(block);
    }
    assertTrue(
        seen.containsAll(
            List.of(
                Stmt.Expression.class,
                Stmt.Declare.class,
                Stmt.If.class,
                Stmt.For.class,
                Stmt.While.class,
                Stmt.DoWhile.class,
                Stmt.Switch.class,
                Stmt.Break.class,
                Stmt.Continue.class,
                Stmt.Return.class)),
        seen::toString);
    assertTrue(all.contains("bytes["), "elements");
    assertTrue(all.contains("walk->second"), "members through pointers");
    assertTrue(all.contains("__builtin_printf("), "output");
    assertTrue(all.contains("helped("), "calls");
  }

  @Test
  void namesNothingThatCannotBeNamed() {
    Spot spot = BENCH.spotOf("p.second = used");
    for (int seed = 0; seed < 150; seed++) {
      String text = Printer.print(block(spot, seed));
      assertFalse(text.contains("helped("), "a parameter hides the function: " + text);
      assertFalse(text.contains("unlinked("), "it has no definition to link: " + text);
      assertFalse(text.contains("forced("), text);
      assertFalse(text.contains("old("), text);
      assertFalse(text.contains("outside("), text);
      assertFalse(text.contains("halved("), "declared later: " + text);
      assertFalse(
          text.contains("break")
              && !text.contains("for")
              && !text.contains("while")
              && !text.contains("do {")
              && !text.contains("switch"),
          text);
    }
  }

  @Test
  void isTheSameForOneSeed() {
    Spot spot = BENCH.spotOf("quick += ");
    assertEquals(Printer.print(block(spot, 7)), Printer.print(block(spot, 7)));
  }
}
