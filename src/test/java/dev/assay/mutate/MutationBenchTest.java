package dev.assay.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.random.Rng;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MutationBenchTest {
  private static final String PROGRAM =
      """
      int main(void) {
        int i;
        for (i = 0; i < 3; i++)
          printf("%d", i);
        return i;
      }
      """;

  /** Executes each expression statement several times. */
  private record Repeat(int times) implements Mutator {
    @Override
    public String name() {
      return "repeat";
    }

    @Override
    public String summary() {
      return "executes expression statements several times";
    }

    @Override
    public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
      List<Stmt> by = Collections.nCopies(times, spot.statement());
      return spot.statement() instanceof Stmt.Expression
          ? Optional.of(new Change("again", List.of(new Replacement.OfStmt(spot.statement(), by))))
          : Optional.empty();
    }
  }

  @Test
  void showsTheChangedProgram() {
    MutationBench bench = MutationBench.of(PROGRAM);
    assertEquals(
        """
        int main(void) {
          int i;

          for (i = 0; i < 3; i++) {
            printf("%d", i);
            printf("%d", i);
          }
          return i;
        }
        """,
        bench.mutated(new Repeat(2), bench.spotOf("printf"), 0).orElseThrow());
  }

  @Test
  void seesWhetherTheOutputStays() {
    MutationBench bench = MutationBench.of(PROGRAM);
    assertEquals(1, bench.assertPreserved(new Repeat(1), 1));
    assertThrows(AssertionError.class, () -> bench.assertPreserved(new Repeat(2), 1));
    String wrongStatus = bench.text().replace("return i", "return 2");
    assertThrows(AssertionError.class, () -> bench.assertSameByGcc(wrongStatus));
  }
}
