package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import dev.assay.random.Seed;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TgTest {
  private final Tg tg = new Tg();

  private void refuses(MutationBench bench, Spot spot) {
    for (int seed = 0; seed < 20; seed++) {
      var names = new FreshNames(Set.of(), 0);
      assertEquals(Optional.empty(), tg.at(spot, bench.facts(), names, new Seed(seed).rng()));
    }
  }

  @Test
  void guardsTheStatement() {
    MutationBench bench = MutationBench.of("static int g = 3; int main(void) { g++; return g; }");
    assertEquals(GOLDEN, bench.mutated(tg, bench.spotOf("g++"), 4).orElseThrow());
  }

  private static final String GOLDEN =
      """
      static int g = 3;

      int main(void) {
        if (g >= 3)
          g++;
        return g;
      }
      """;

  @Test
  void refusesWhatItWouldBreak() {
    MutationBench bench =
        MutationBench.of(
            """
            static int g = 3;
            int main(void) {
              int a = g;
              int *p = 0;
              p = &(int){g};
              switch (g) { case 3: g++; default: { case 9: a++; } }
              if (g > 100) goto out;
              { out: a++; }
              g = ({ int b = a; b++; b; });
              ;
              return *p + a;
            }
            """);
    refuses(bench, bench.spotOf("int a"));
    refuses(bench, bench.spotOf("p = "));
    refuses(bench, bench.spotOf("case 3"));
    refuses(bench, bench.spot(s -> isBlockOf(s, "case 9")));
    refuses(bench, bench.spot(s -> isBlockOf(s, "out:")));
    refuses(bench, bench.spotOf("out:"));
    refuses(bench, bench.spotOf("b++"));
    refuses(bench, bench.spotOf(";"));
  }

  private static boolean isBlockOf(Stmt stmt, String first) {
    return stmt instanceof Stmt.Block b && Printer.print(b.items().getFirst()).startsWith(first);
  }

  @Test
  void keepsTheOutput() {
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program).assertPreserved(tg, 3);
    }
    assertTrue(made > 150, made + " changes");
  }
}
