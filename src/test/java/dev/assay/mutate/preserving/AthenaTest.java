package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.Donors;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AthenaTest {
  private static final int SEEDS = 40;

  private static Set<String> results(MutationBench bench, Spot spot) {
    Set<String> results = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      bench.mutated(new Athena(), spot, seed).ifPresent(results::add);
    }
    return results;
  }

  @Test
  void statementOfAnotherProgramGetsPlacesInScope() {
    var donor = MutationBench.parse("long count; int f(int x) { count += x * 2; return 0; }");
    var bench =
        MutationBench.of(
            "long g; int main(void) { int a = 0; if (a) { g = 1; } return a; }",
            new Donors(List.of(donor)));
    Set<String> results = results(bench, bench.spotOf("g = 1;"));
    assertTrue(
        results.stream().anyMatch(text -> text.contains("g += a * 2;\n    g = 1;")),
        results.toString());
  }

  @Test
  void variableThatNothingInScopeStandsForIsDeclared() {
    var donor = MutationBench.parse("int f(float *x) { x[2] = 1; return 0; }");
    var bench =
        MutationBench.of(
            "int main(void) { int a = 0; if (a) { a = 1; } return a; }",
            new Donors(List.of(donor)));
    Set<String> results = results(bench, bench.spotOf("a = 1;"));
    assertTrue(
        results.stream().anyMatch(text -> text.contains("float *u_0_0;")), results.toString());
  }

  @Test
  void unknownFunctionGivesWayToVariable() {
    var donor = MutationBench.parse("int g(int); int f(int x) { x = g(x) + 1; return 0; }");
    var bench =
        MutationBench.of(
            "int main(void) { int a = 0; if (a) { a = 1; } return a; }",
            new Donors(List.of(donor)));
    Set<String> results = results(bench, bench.spotOf("a = 1;"));
    assertTrue(
        results.stream().anyMatch(text -> text.contains("a = u_0_0 + 1;")), results.toString());
    assertTrue(results.stream().noneMatch(text -> text.contains("g(")), results.toString());
  }

  @Test
  void variablesOfTheStatementGetNewNames() {
    var donor = MutationBench.parse("int f(int a) { for (int i = 0; i < a; i++) a--; return 0; }");
    var bench =
        MutationBench.of(
            "int main(void) { int i = 0; if (i) { i = 1; } return i; }",
            new Donors(List.of(donor)));
    Set<String> results = results(bench, bench.spotOf("i = 1;"));
    assertTrue(
        results.stream().anyMatch(text -> text.contains("for (int v_0_0 = 0; v_0_0 < i; v_0_0++)")),
        results.toString());
  }

  @Test
  void nothingIsAddedWhereCodeIsExecuted() {
    var donor = MutationBench.parse("int f(int a) { a = 2; return 0; }");
    var bench =
        MutationBench.of(
            "int main(void) { int i = 0; i = 1; return i; }", new Donors(List.of(donor)));
    assertEquals(Set.of(), results(bench, bench.spotOf("i = 1;")));
  }

  @Test
  void jumpsAreTakenOnlyWhereTheyCanStand() {
    var donor =
        MutationBench.parse(
            "int f(int a) { while (a) { if (a == 3) break; if (a == 2) continue; } return 0; }");
    var bench =
        MutationBench.of(
            "int main(void) { int i = 0; if (i) { i = 1; } return i; }",
            new Donors(List.of(donor)));
    for (String text : results(bench, bench.spotOf("i = 1;"))) {
      boolean inLoop = text.contains("while (");
      assertTrue(inLoop || !text.contains("break") && !text.contains("continue"), text);
    }
  }

  @Test
  void typesOfAnotherProgramAreNotTaken() {
    var donor =
        MutationBench.parse(
            "struct s { int m; }; typedef int number; int f(struct s *p) { p->m = 1; number n = 3;"
                + " { number k = n; n = k + k; } return 0; }");
    var bench =
        MutationBench.of(
            "int main(void) { int i = 0; if (i) { i = 1; } return i; }",
            new Donors(List.of(donor)));
    Set<String> results = results(bench, bench.spotOf("i = 1;"));
    assertTrue(results.stream().noneMatch(t -> t.contains("struct s")), results.toString());
    assertTrue(results.stream().noneMatch(t -> t.contains("number")), results.toString());
    assertTrue(results.stream().anyMatch(t -> t.contains("int v_0_0 = i;")), results.toString());
  }

  @Test
  void sameSeedSameText() {
    var bench = MutationBench.of(MixedPrograms.DEAD_BRANCHES);
    Spot spot = bench.spotOf("shared.second++");
    Optional<String> first = bench.mutated(new Athena(), spot, 5);
    assertEquals(first, bench.mutated(new Athena(), spot, 5));
  }

  @Test
  void programsKeepTheirOutput() {
    var donors = new Donors(MixedPrograms.all().stream().map(MutationBench::parse).toList());
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program, donors).assertPreserved(new Athena(), 3);
    }
    assertTrue(made > 50, "made " + made);
  }
}
