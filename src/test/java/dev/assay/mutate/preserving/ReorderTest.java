package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReorderTest {
  private static final String HEAD =
      """
      static int g = 1, h = 2, *p = &g;
      static volatile int v;
      static int f(void) { return g++; }
      int main(void) {
        int x = 3, y = 4, a[2] = {0};
        int *q = &y;
      """;

  private static MutationBench bench(String first, String second) {
    return MutationBench.of(
        HEAD + first + ";" + second + "; return x + y + g + h + a[0] + *q + v + f(); }");
  }

  private static String start(String statement) {
    return statement.substring(0, Math.min(5, statement.length()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x = 5|g = h",
        "x++|y = 9",
        "x += h|h == 3 ? 1 : 0",
        "int z|x = 7",
        "int z = g|x = h",
        "*p = 6|x = 8",
        "a[1] = x|*p = 2",
        "if (x) x = 2|for (int i = 0; i < 3; i++) g += i",
        "x = sizeof(y)|y = 1"
      })
  void independentStatementsChangePlaces(String first, String second) {
    MutationBench bench = bench(first, second);
    String variant = bench.mutated(new Reorder(), bench.spotOf(start(first)), 1).orElseThrow();
    String changed = variant.substring(variant.indexOf("int *q"));
    assertTrue(changed.indexOf(start(second)) < changed.indexOf(start(first)), changed);
    bench.assertSame(variant);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x = 5|y = x",
        "y = x|x = 5",
        "x = 5|x = 6",
        "*p = 3|g = 4",
        "*p = 3|x = g",
        "*q = 3|x = y",
        "x = f()|y = 3",
        "x = v|y = 3",
        "a[0] = 1|a[1] = 2",
        "int z|z = 3",
        "int z|x = sizeof(z)",
        "if (x) return 1|y = 2",
        "x = 1|l: y = 2",
        "x = ({ 3; })|y = 2"
      })
  void dependentOnesDoNot(String first, String second) {
    MutationBench bench = bench(first, second);
    assertEquals(Optional.empty(), bench.mutated(new Reorder(), bench.spotOf(start(first)), 1));
  }

  @Test
  void programsDoTheSame() {
    int made = 0;
    for (MutationBench bench : LivePrograms.all()) {
      made += bench.assertPreserved(new Reorder(), 1);
    }
    assertTrue(made > 10, "only " + made);
  }
}
