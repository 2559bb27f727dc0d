package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Mutator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@link Interchange}, {@link Fission} and {@link Fusion} make of loops. */
class LoopOrderTest {
  private static final String HEAD =
      """
      static int a[3][4], b[4][3], s, t, n = 3, *p = &t;
      static unsigned u;
      int main(void) {
        int i, j;
      """;

  private static MutationBench bench(String loops) {
    return MutationBench.of(HEAD + loops + " return a[2][1] + b[3][2] + s + t + u + i + j; }");
  }

  private static void assertBecomes(Mutator mutator, String before, String after) {
    MutationBench bench = bench("i = j = 0; " + before);
    String variant = bench.mutated(mutator, bench.spotOf("for"), 0).orElseThrow();
    assertTrue(
        variant.replaceAll("\\s+", " ").contains(after), () -> "not " + after + "\n" + variant);
    bench.assertSame(variant);
  }

  private static void assertStays(Mutator mutator, String loops) {
    MutationBench bench = bench("i = j = 0; " + loops);
    assertEquals(Optional.empty(), bench.mutated(mutator, bench.spotOf("for"), 0));
  }

  @Test
  void nestedLoopsChangePlaces() {
    assertBecomes(
        new Interchange(),
        "for (i = 0; i < 3; i++) for (j = 3; j >= 0; j--) { a[i][j] = i + a[i][j]; u += j; }",
        "for (j = 3; j >= 0; j--) for (i = 0; i < 3; i++) {" + " a[i][j] = i + a[i][j]; u += j; }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a[i][j] = a[i][3 - j];",
        "a[i][0] = j;",
        "s += i;",
        "s = j;",
        "u += a[i][j]; a[i][j] = u;",
        "a[i][j] = *p;",
        "u ^= i; if (u) break;",
        "a[i][j] = j; i++;"
      })
  void whereTheOrderMayMatter(String body) {
    assertStays(
        new Interchange(), "for (i = 0; i < 2; i++) { for (j = 0; j < 3; j++) { " + body + " } }");
  }

  @Test
  void whereTheNumbersOfIterationsAreNotFixed() {
    assertStays(new Interchange(), "for (i = 0; i < 2; i++) for (j = 0; j < n; j++) a[i][j] = 1;");
    assertStays(new Interchange(), "for (i = 0; i < 2; i++) for (j = 0; j < i; j++) a[i][j] = 1;");
    assertStays(new Interchange(), "for (i = 0; i < 2; i++) for (j = 0; j < 0; j++) a[i][j] = 1;");
  }

  @Test
  void oneLoopBecomesTwo() {
    assertBecomes(
        new Fission(),
        "for (i = 0; i < n; i++) { s += i; t ^= i + 1; }",
        "{ for (i = 0; i < n; i++) { s += i; } for (i = 0; i < n; i++) { t ^= i + 1; } }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "s += i; t += s;",
        "s += t; t += i;",
        "s += i; i++;",
        "s += i; n = 2;",
        "s += i; *p = 3;",
        "s += i; if (i == 1) break; u += 1;",
        "s += i; printf(\"\");"
      })
  void partsThatDependOnEachOtherStayTogether(String body) {
    assertStays(new Fission(), "for (i = 0; i < n; i++) { " + body + " }");
  }

  @Test
  void twoLoopsBecomeOne() {
    assertBecomes(
        new Fusion(),
        "for (i = 0; i < n; i++) s += i; for (i = 0; i < n; i++) { t ^= i; }",
        "for (i = 0; i < n; i++) { s += i; { t ^= i; } }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (i = 0; i < n; i++) s += i; for (i = 0; i <= n; i++) { t ^= i; }",
        "for (i = 0; i < n; i++) s += i; for (j = 0; j < n; j++) { t ^= j; }",
        "for (i = 0; i < n; i++) s += i; for (i = 0; i < n; i++) { t ^= s; }",
        "for (i = 0; i < n; i++) s += i; t = 3; for (i = 0; i < n; i++) { t ^= i; }"
      })
  void loopsThatStayTwo(String loops) {
    assertStays(new Fusion(), loops);
  }

  @Test
  void programsDoTheSame() {
    int made = 0;
    for (MutationBench bench : LivePrograms.all()) {
      for (Mutator mutator : List.of(new Interchange(), new Fission(), new Fusion())) {
        made += bench.assertPreserved(mutator, 1);
      }
    }
    assertTrue(made >= 4, "only " + made);
  }
}
