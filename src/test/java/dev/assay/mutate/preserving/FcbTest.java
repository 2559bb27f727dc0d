package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.Change;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FcbTest {
  private final Fcb fcb = new Fcb();

  private void refuses(MutationBench bench, Spot spot) {
    for (int seed = 0; seed < 20; seed++) {
      assertEquals(Optional.empty(), fcb.at(spot, bench.facts(), names(), rng(seed)));
    }
  }

  private static dev.assay.mutate.FreshNames names() {
    return new dev.assay.mutate.FreshNames(java.util.Set.of(), 0);
  }

  private static dev.assay.random.Rng rng(int seed) {
    return new dev.assay.random.Seed(seed).rng();
  }

  @Test
  void putsDeadCodeBeforeTheStatement() {
    MutationBench bench = MutationBench.of("static int g = 3; int main(void) { g++; return g; }");
    assertEquals(GOLDEN, bench.mutated(fcb, bench.spotOf("g++"), 4).orElseThrow());
  }

  private static final String GOLDEN =
      """
      GOLDEN
      """;

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
    refuses(bench, bench.spotOf("{\n  case 3"));
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
