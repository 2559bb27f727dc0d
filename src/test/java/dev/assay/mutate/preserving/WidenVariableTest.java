package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WidenVariableTest {
  private static final int SEEDS = 20;

  private static Set<String> results(String program, String statement) {
    var bench = MutationBench.of(program);
    Set<String> results = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      bench.mutated(new WidenVariable(), bench.spotOf(statement), seed).ifPresent(results::add);
    }
    return results;
  }

  @Test
  void readsAndWritesAreConverted() {
    Set<String> results =
        results(
            "int main(void) { short s = 40000; int b = 1; s += b; b = s = 3; ++s; return s - 4; }",
            "short s");
    String expected =
        """
        int main(void) {
          long s = (short)40000;
          int b = 1;

          s = (short)((short)s + b);
          b = (s = (short)3, (short)s);
          s = (short)((short)s + 1);
          return (short)s - 4;
        }
        """;
    assertTrue(results.contains(expected), results.toString());
  }

  @Test
  void postfixStepGivesTheOldValue() {
    Set<String> results =
        results(
            "int main(void) { unsigned char c = 255; int b = c++; return b + c - 255; }",
            "unsigned char c");
    assertTrue(
        results.stream()
            .anyMatch(text ->
                text.contains(
                    "(c = (unsigned char)((unsigned char)c + 1),"
                        + " (unsigned char)((unsigned char)c - 1))")),
        results.toString());
  }

  @Test
  void variableOfLoopIsWidened() {
    Set<String> results =
        results(
            "int main(void) { int s = 0; for (int i = 0; i < 3; i++) s += i; return s - 3; }",
            "for (");
    assertTrue(
        results.stream()
            .anyMatch(
                text -> text.contains("for (long i = (int)0; (int)i < 3; i = (int)((int)i + 1))")),
        results.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { int a = 1; int *p = &a; return *p - a; }|int a",
        "int main(void) { volatile int a = 1; return a - 1; }|volatile int a",
        "int main(void) { static int a = 1; return a - 1; }|static int a",
        "int main(void) { int a = 1; return sizeof a - 4 + a - 1; }|int a",
        "int main(void) { int a = 1; return _Generic(a, int: 0, default: 1); }|int a",
        "int main(void) { int a = 1; __typeof__(a) b = a; return b - 1; }|int a",
        "int main(void) { unsigned long long a = 1; return a - 1; }|unsigned long long a",
        "int main(void) { _Bool a = 1; return a - 1; }|_Bool a",
        "int main(void) { double a = 1; return a - 1; }|double a"
      })
  void whatElseIsDoneWithVariableKeepsIt(String given) {
    int bar = given.indexOf('|');
    assertEquals(Set.of(), results(given.substring(0, bar), given.substring(bar + 1)), given);
  }

  @Test
  void programsKeepTheirOutput() {
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program).assertPreserved(new WidenVariable(), 3);
    }
    assertTrue(made > 60, "made " + made);
  }
}
