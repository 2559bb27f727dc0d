package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AddBlockTest {
  private static final ChangingMutator MUTATOR = new AddBlock();
  private static final String TEXT =
      "int in_0 = 5; int main(void) { for (int i = 0; i < 3; i++) { in_0 += i; } return in_0; }";

  private static List<Mutant> mutants(ChangeBench bench) {
    var made = new ArrayList<Mutant>();
    for (int seed = 0; seed < 6; seed++) {
      if (bench.tried(seed) instanceof MutantMaker.Tried.Made(Mutant mutant)) {
        made.add(mutant);
      }
    }
    return made;
  }

  @Test
  void theBlockIsDefinedAndLeavesTheRestAlone() {
    List<Mutant> mutants = mutants(ChangeBench.conservative(MUTATOR, TEXT));
    assertTrue(mutants.size() > 2);
    for (Mutant mutant : mutants) {
      Execution run =
          Interpreter.run(
              mutant.program(),
              new Dialect(mutant.program().standard(), false, true),
              Limits.DEFAULT);
      assertEquals(8, assertInstanceOf(Execution.Finished.class, run, mutant.text()).exit());
    }
  }

  @Test
  void theSameSeedGivesTheSameBlock() {
    ChangeBench bench = ChangeBench.of(MUTATOR, TEXT);
    assertEquals(bench.tried(1), bench.tried(1));
  }

  @Test
  void withoutStatementsThereIsNoPlace() {
    assertEquals(
        new MutantMaker.Tried.NoSite(), ChangeBench.of(MUTATOR, "int g; void f(void) {}").tried(1));
  }
}
