package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.FreshNames;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import dev.assay.random.Seed;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TcbTest {
  private final Tcb tcb = new Tcb();

  private void refuses(MutationBench bench, Spot spot) {
    for (int seed = 0; seed < 20; seed++) {
      var names = new FreshNames(Set.of(), 0);
      assertEquals(Optional.empty(), tcb.at(spot, bench.facts(), names, new Seed(seed).rng()));
    }
  }

  @Test
  void changesAndRestores() {
    MutationBench bench = MutationBench.of("static int g = 3; int main(void) { g++; return g; }");
    String expected =
        """
        static int g = 3;

        int main\\(void\\) \\{
        (  \\{
        )? *int b_0_0 =\\s.*;
        \\s*if \\(.*\\) \\{
         *b_0_0 = g;
         *g \\S*= .*;
         *(if|while) \\(.*\\) \\{
         *__builtin_printf\\("%d\\\\n", g\\);
        .* *\\}
         *\\}
         *g = b_0_0;
        (  \\}
        )?  g\\+\\+;
          return g;
        \\}
        """;
    for (int seed = 0; seed < 20; seed++) {
      String text = bench.mutated(tcb, bench.spotOf("g++"), seed).orElseThrow();
      assertTrue(text.matches("(?s)" + expected), text);
      bench.assertSame(text);
    }
  }

  @Test
  void changesAtTheFirstOrTheLastVisitOnly() {
    MutationBench bench =
        MutationBench.of(
            """
            int main(void) {
              int g = 3;
              for (int i = 0; i < 4; i++) g += i;
              return g;
            }
            """);
    Set<String> guards = new HashSet<>();
    for (int seed = 0; seed < 120; seed++) {
      String text = bench.mutated(tcb, bench.spotOf("g += i"), seed).orElse("");
      if (text.contains("int b_0_0 = g;\n")
          && text.matches("(?s).*if \\(i (==|<=|>=) [03]\\) .*")) {
        guards.add(text.replaceAll("(?s).*if \\((i .= .)\\) .*", "$1"));
        bench.assertSame(text);
      }
    }
    assertTrue(guards.contains("i == 0") && guards.contains("i == 3"), guards::toString);
  }

  @Test
  void changesVariablesOfManyTypes() {
    MutationBench bench =
        MutationBench.of(
            """
            struct s { unsigned bits : 3; long wide; } s = {2, 3};
            static _Bool flag = 1;
            static float f = 0.5f;
            static enum { ONE = 1, TWO } e = TWO;
            static int list[2] = {4, 5};
            int main(void) {
              struct s *p = &s;
              int *q = list;
              printf("%d %ld %d %g %d %d\\n", p->bits, s.wide, flag, f, e, *q);
              return 0;
            }
            """);
    Spot spot = bench.spotOf("printf");
    Set<String> changed = new HashSet<>();
    for (int seed = 0; seed < 80; seed++) {
      var change = bench.change(tcb, spot, seed);
      change.ifPresent(c -> {
        for (String name : c.material().split(": ", 2)[0].split(", ")) {
          changed.add(name);
        }
        bench.assertSame(bench.text(List.of(c)));
      });
    }
    assertEquals(
        Set.of("s.bits", "s.wide", "flag", "f", "e", "list[0]", "list[1]", "p", "q"), changed);
  }

  @Test
  void leavesAloneWhatMayNotBeChanged() {
    MutationBench bench =
        MutationBench.of(
            """
            static const int fixed = 3;
            static volatile int port = 4;
            static struct { const int a; } part = {5};
            int main(void) { printf("%d\\n", fixed + port + part.a); return 0; }
            """);
    refuses(bench, bench.spotOf("printf"));
  }

  @Test
  void leavesAFunctionAloneThatReturnsTwice() {
    MutationBench bench =
        MutationBench.of(
            """
            int _setjmp(void *);
            static int g;
            int main(void) { int a = 3; g++; if (a == 4) { void *b[64]; _setjmp(b); } return a; }
            """);
    refuses(bench, bench.spotOf("g++"));
  }

  @Test
  void knowsThatAPointerReachesTheVariable() {
    MutationBench bench =
        MutationBench.of(
            """
            int main(void) {
              int v = 1;
              int *p = &v;
              for (int i = 0; i < 2; i++) v += *p;
              return v;
            }
            """);
    Spot spot = bench.spotOf("v += ");
    boolean some = false;
    for (int seed = 0; seed < 60; seed++) {
      Optional<String> text = bench.mutated(tcb, spot, seed);
      text.ifPresent(bench::assertSame);
      some |= text.isPresent();
    }
    assertTrue(some);
  }

  @Test
  void keepsTheOutput() {
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program).assertPreserved(tcb, 2);
    }
    assertTrue(made > 100, made + " changes");
  }

  @Test
  void addsNoNameTwice() {
    MutationBench bench = MutationBench.of("int g; int b_0_0; int main(void) { g = 1; return g; }");
    for (int seed = 0; seed < 20; seed++) {
      String text = bench.mutated(tcb, bench.spotOf("g = 1"), seed).orElse("");
      assertFalse(text.contains("int b_0_0 ="), text);
    }
  }
}
