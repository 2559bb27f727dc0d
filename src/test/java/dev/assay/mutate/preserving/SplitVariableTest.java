package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SplitVariableTest {
  private static final int SEEDS = 20;

  private static Set<String> results(String program, String statement) {
    var bench = MutationBench.of(program);
    Set<String> results = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      bench.mutated(new SplitVariable(), bench.spotOf(statement), seed).ifPresent(results::add);
    }
    return results;
  }

  private static void assertHas(String part, Set<String> results) {
    assertTrue(
        results.stream().map(text -> text.replaceAll("\\s+", " ")).anyMatch(t -> t.contains(part)),
        results.toString());
  }

  @Test
  void valueIsTheSumOrDifferenceOfTwo() {
    Set<String> results =
        results("int main(void) { int a = 5; a = a - 2; return a - 3; }", "int a");
    assertHas(
        "rest_0_0 = (unsigned int)(int)((int)(rest_0_0 + mask_0_1) - 2) - mask_0_1;", results);
    assertHas(
        "rest_0_0 = (unsigned int)(int)((int)(rest_0_0 ^ mask_0_1) - 2) ^ mask_0_1;", results);
    assertHas("return (int)(rest_0_0 ^ mask_0_1) - 3;", results);
  }

  @Test
  void valueIsInTwoHalves() {
    Set<String> results = results("int main(void) { long a = 5; a++; return a - 6; }", "long a");
    assertHas("high_0_1 = whole_0_2 >> 32", results);
    assertHas("low_0_0 = whole_0_2 & 4294967295u", results);
    assertHas("return (long)(high_0_1 << 32 | low_0_0) - 6;", results);
  }

  @Test
  void whatIsJumpedIntoNeedsNoFirstValue() {
    Set<String> results =
        results(
            "int main(void) { switch (1) { int a; case 1: a = 4; return a - 4; } return 1; }",
            "int a");
    assertTrue(!results.isEmpty());
    assertTrue(results.stream().noneMatch(text -> text.contains("mask")), results.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { int a = 1; int *p = &a; return *p - a; }|int a",
        "int main(void) { volatile int a = 1; return a - 1; }|volatile int a",
        "int main(void) { static int a = 1; return a - 1; }|static int a",
        "int main(void) { int a = 2; int v[a]; v[0] = a; return v[0] - 2; }|int a",
        "int main(void) { __int128 a = 1; return a - 1; }|__int128 a",
        "int main(void) { float a = 1; return a - 1; }|float a"
      })
  void whatElseIsDoneWithVariableKeepsIt(String given) {
    int bar = given.indexOf('|');
    assertEquals(Set.of(), results(given.substring(0, bar), given.substring(bar + 1)), given);
  }

  @Test
  void programsKeepTheirOutput() {
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program).assertPreserved(new SplitVariable(), 3);
    }
    assertTrue(made > 60, "made " + made);
  }
}
