package dev.assay.mutate.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Stmt;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Limits;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Profile;
import dev.assay.mutate.profile.Profiler;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProfileMemoTest {
  private final MutationBench bench =
      MutationBench.of(
          """
          int g; static int f(int x) { g += x; return g; }
          int main(void) {
            int s = 0;
            for (int i = 0; i < 5; i++) { s += f(i) - f(2); g ^= s; }
            printf("%d", s);
            return 0;
          }
          """);
  private final List<Stmt> all = bench.spots().all().stream().map(Spot::statement).toList();
  private final List<List<Stmt>> asked = new ArrayList<>();

  private Optional<Profile> run(List<Stmt> chosen) {
    asked.add(chosen);
    Profiler.Result result =
        Profiler.profile(bench.program(), Dialect.DEFAULT, Limits.DEFAULT, chosen, new Seed(1));
    return result instanceof Profiler.Result.Done(Profile profile)
        ? Optional.of(profile)
        : Optional.empty();
  }

  @Test
  void theProgramIsRunTwiceAtMost() {
    var memo = new ProfileMemo();
    for (Stmt stmt : all) {
      assertTrue(memo.of(List.of(stmt), all, this::run).isPresent());
    }
    assertEquals(List.of(List.of(all.getFirst()), all), asked);
  }

  @Test
  void whatIsToldOfAStatementDoesNotDependOnOthers() {
    var memo = new ProfileMemo();
    var _ = memo.of(List.of(), all, this::run);
    for (Stmt stmt : all) {
      Profile alone = run(List.of(stmt)).orElseThrow();
      Profile shared = memo.of(List.of(stmt), all, this::run).orElseThrow();
      assertEquals(alone.at(stmt), shared.at(stmt));
      assertEquals(alone.scope(stmt), shared.scope(stmt));
      assertEquals(alone.visits(stmt), shared.visits(stmt));
      for (Stmt other : all) {
        if (other != stmt) {
          assertEquals(Optional.empty(), shared.at(other));
          assertEquals(List.of(), shared.scope(other));
        }
      }
    }
  }
}
