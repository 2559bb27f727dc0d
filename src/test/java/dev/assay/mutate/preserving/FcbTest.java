package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Stmt;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FcbTest {
  private final Fcb fcb = new Fcb();

  private void refuses(MutationBench bench, Spot spot) {
    for (int seed = 0; seed < 20; seed++) {
      assertEquals(Optional.empty(), fcb.at(spot, bench.facts(), names(), rng(seed)));
    }
  }

  private static FreshNames names() {
    return new FreshNames(Set.of(), 0);
  }

  private static Rng rng(int seed) {
    return new Seed(seed).rng();
  }

  @Test
  void putsDeadCodeBeforeTheStatement() {
    MutationBench bench = MutationBench.of("static int g = 3; int main(void) { g++; return g; }");
    String expected =
        """
        static int g = 3;

        int main\\(void\\) \\{
          (if|while) \\(.*g.*\\) \\{
        .*
          \\}
          g\\+\\+;
          return g;
        \\}
        """;
    for (int seed = 0; seed < 20; seed++) {
      String text = bench.mutated(fcb, bench.spotOf("g++"), seed).orElseThrow();
      assertTrue(text.matches("(?s)" + expected), text);
      bench.assertSame(text);
    }
  }

  @Test
  void saysWhatItDid() {
    MutationBench bench = MutationBench.of("static int g = 3; int main(void) { g++; return g; }");
    Change change = bench.change(fcb, bench.spotOf("g++"), 4).orElseThrow();
    assertTrue(change.material().matches("(if|while) \\(.*\\) \\{ … \\}"), change.material());
  }

  @Test
  void needsALiveStatementAndKnownValues() {
    MutationBench bench =
        MutationBench.of(
            """
            static int g = 3;
            int none(void) { return 4; }
            int main(void) { if (g == 4) g++; return none(); }
            """);
    refuses(bench, bench.spotOf("g++"));
    refuses(bench, bench.spot("main:0"));
    MutationBench bare = MutationBench.of("int main(void) { return 4; }");
    refuses(bare, bare.spotOf("return"));
  }

  @Test
  void staysAwayFromWhatMustFollowWhatIsBefore() {
    MutationBench bench =
        MutationBench.of(
            """
            static int g = 3;
            __attribute__((const)) static int steady(int a) { a++; return a; }
            int main(void) {
              switch (g) { case 3: g++; __attribute__((fallthrough)); case 4: g--; }
              int *p;
              again: p = &(int){g};
              g = ({ int a = *p; a; });
              return steady(g);
            }
            """);
    refuses(bench, bench.spotOf("case 4"));
    refuses(
        bench,
        bench.spot(s -> s instanceof Stmt.Block b && b.items().getFirst() instanceof Stmt.Labeled));
    refuses(bench, bench.spotOf("p = "));
    refuses(bench, bench.spotOf("a;"));
    refuses(bench, bench.spotOf("a++"));
  }

  @Test
  void keepsTheOutput() {
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program).assertPreserved(fcb, 2);
    }
    assertTrue(made > 100, made + " changes");
  }
}
