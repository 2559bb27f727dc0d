package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.Change;
import dev.assay.mutate.MutationBench;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PointerGuardTest {
  private static Set<String> drawn(String program, String statement) {
    MutationBench bench = MutationBench.of(program);
    Set<String> drawn = new TreeSet<>();
    for (int seed = 0; seed < 60; seed++) {
      bench
          .change(new PointerGuard(), bench.spotOf(statement), seed)
          .map(Change::material)
          .ifPresent(drawn::add);
    }
    return drawn;
  }

  private static String program(String pointers) {
    return "static int g = 1, h; " + pointers + " int main(void) { h = g; return h; }";
  }

  @Test
  void whatWasSeenOfPointers() {
    assertEquals(
        Set.of("if (p) …", "if (p != 0) …", "if ((unsigned long long)p != 0) …"),
        drawn(program("static int *p = &g;"), "h = g"));
    assertEquals(Set.of("if (!p) …", "if (p == 0) …"), drawn(program("static int *p;"), "h = g"));
    Set<String> two = drawn(program("static int *p = &g, *q = &g, *r = &h;"), "h = g");
    assertTrue(two.contains("if (q == p) …") || two.contains("if (p == q) …"), two::toString);
    assertTrue(two.contains("if (r != p) …") || two.contains("if (p != r) …"), two::toString);
  }

  @Test
  void constantsThatMayShareAPlaceAreNotCompared() {
    Set<String> drawn = drawn(program("static char *p = \"a\", *q = \"a\";"), "h = g");
    assertTrue(drawn.stream().noneMatch(d -> d.matches(".*[pq] != [pq].*")));
  }

  @Test
  void theEndOfAnArrayIsNotCompared() {
    Set<String> drawn = drawn(program("static int a[2], *p = a + 2, *q = &g;"), "h = g");
    assertTrue(drawn.stream().noneMatch(d -> d.matches(".*[pq] != [pq].*")), drawn::toString);
  }

  @Test
  void aPointerThatIsSometimesNullIsNoGuard() {
    String text =
        """
        static int g, *p;
        int main(void) {
          for (int i = 0; i < 2; i++) { g += i; p = &g; }
          return g;
        }
        """;
    assertEquals(Set.of(), drawn(text, "g += i"));
  }

  @Test
  void declarationsAreNotGuarded() {
    String text = "static int g, *p = &g; int main(void) { int x = 3; return x + *p; }";
    assertEquals(Set.of(), drawn(text, "int x"));
  }

  @Test
  void programsDoTheSame() {
    int made = 0;
    for (MutationBench bench : LivePrograms.all()) {
      made += bench.assertPreserved(new PointerGuard(), 2);
    }
    assertTrue(made > 30, "only " + made);
  }
}
