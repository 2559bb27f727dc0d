package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.Change;
import dev.assay.mutate.MutationBench;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class BranchesTest {
  @Test
  void branchesChangePlaces() {
    MutationBench bench =
        MutationBench.of("int main(void) { int x = 1; if (x > 0) x = 2; else x = 3; return x; }");
    Set<String> drawn = new TreeSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Change change = bench.change(new Branches(), bench.spotOf("if"), seed).orElseThrow();
      drawn.add(change.material());
    }
    assertEquals(Set.of("if (!(x > 0)) …", "if ((x > 0) == 0) …"), drawn);
    String variant = bench.mutated(new Branches(), bench.spotOf("if"), 0).orElseThrow();
    assertTrue(variant.indexOf("x = 3") < variant.indexOf("x = 2"), variant);
    bench.assertSame(variant);
  }

  @Test
  void whatIsDoneOnlyIfTheConditionHoldsComesLast() {
    MutationBench bench = MutationBench.of("int main(void) { int x = 1; if (x) x = 2; return x; }");
    String variant = bench.mutated(new Branches(), bench.spotOf("if"), 0).orElseThrow();
    assertTrue(variant.replaceAll("\\s+", " ").contains("; else x = 2;"), variant);
    bench.assertSame(variant);
  }

  @Test
  void onlyIfs() {
    MutationBench bench = MutationBench.of("int main(void) { while (0) ; return 0; }");
    assertEquals(Optional.empty(), bench.change(new Branches(), bench.spotOf("while"), 0));
  }

  @Test
  void programsDoTheSame() {
    int made = 0;
    for (MutationBench bench : LivePrograms.all()) {
      made += bench.assertPreserved(new Branches(), 1);
    }
    assertTrue(made > 5, "only " + made);
  }
}
