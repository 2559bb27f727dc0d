package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.print.Printer;
import dev.assay.random.Seed;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScalingsTest {
  private static final String PROGRAM =
      """
      static int unused;
      static int used;
      static int helper(int a) { return a + used; }
      static inline int f(int a) { int b = helper(a); used = b; return b; }
      int main(void) { return f(unused); }
      """;

  @Test
  void namesAreDifferentAndFound() {
    List<Scaling> all = Scalings.all();
    assertEquals(
        all.size(), new HashSet<>(all.stream().map(Scaling::name).toList()).size(), "names");
    assertEquals(
        "nest-if",
        ((Scalings.Named.Found) Scalings.named(List.of("nest-if"))).scalings().getFirst().name());
    assertEquals(all.size(), ((Scalings.Named.Found) Scalings.named(List.of())).scalings().size());
    assertEquals(
        new Scalings.Named.Unknown("nest-when"), Scalings.named(List.of("nest-if", "nest-when")));
  }

  @Test
  void theSameSeedGivesTheSameText() {
    Program program = ScalingBench.parse(PROGRAM);
    for (int seed = 0; seed < 20; seed++) {
      Optional<Scalable> one = Scalable.drawn(program, Scalings.all(), new Seed(seed).rng());
      Optional<Scalable> again = Scalable.drawn(program, Scalings.all(), new Seed(seed).rng());
      assertEquals(one.orElseThrow().text(5), again.orElseThrow().text(5));
      assertTrue(one.get().text(64).length() > one.get().text(8).length(), one.get()::toString);
    }
  }

  @Test
  void whatHasNoPlaceIsNotScaled() {
    assertEquals(
        Optional.empty(),
        Scalable.drawn(ScalingBench.parse("int x;"), Scalings.all(), new Seed(1).rng()));
  }

  @Test
  void anExcerptIsAFunctionWithWhatItNeeds() {
    Program program = ScalingBench.parse(PROGRAM);
    var function = (Decl.Function) program.declarations().get(3);
    assertEquals(
        """
        static int used;

        static int helper(int a) {
          return a + used;
        }

        int f(int a) {
          int b = helper(a);

          used = b;
          return b;
        }
        """,
        Printer.print(Excerpt.of(function, program)));
    assertEquals(
        "int x;",
        Printer.print(Excerpt.drawn(ScalingBench.parse("int x;"), new Seed(1).rng())).strip());
  }
}
