package dev.assay.mutate.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Seed;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ProfilerTest {
  private static Profile profile(Program program, List<Stmt> chosen, long seed) {
    Profiler.Result result =
        Profiler.profile(program, Dialect.DEFAULT, Limits.DEFAULT, chosen, new Seed(seed));
    return assertInstanceOf(Profiler.Result.Done.class, result, result::toString).profile();
  }

  /** Each place with all its values, as C writes the place. */
  private static Map<String, List<Object>> values(Point point) {
    Map<String, List<Object>> values = new TreeMap<>();
    for (Point.Column column : point.columns()) {
      values.put(Printer.print(column.place().lvalue()), column.values().orElseThrow());
    }
    return values;
  }

  private static Point.Column column(Point point, String place) {
    return point.columns().stream()
        .filter(c -> Printer.print(c.place().lvalue()).equals(place))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> texts(List<Place> places) {
    return places.stream().map(p -> Printer.print(p.lvalue())).toList();
  }

  @Test
  void withoutARunOnlyWhatIsInScopeIsKnown() {
    Program program =
        MutationBench.parse("int a; int f(int b) { { long c = b; a = c; } return a; }");
    Stmt chosen =
        Spots.of(program).all().stream()
            .map(Spot::statement)
            .filter(stmt -> Printer.print(stmt).equals("a = c;"))
            .findFirst()
            .orElseThrow();
    Profile profile = Profiler.withoutRun(program, List.of(chosen), new Seed(1));
    assertEquals(List.of("c", "b", "a"), texts(profile.scope(chosen)));
    assertTrue(profile.isDead(chosen));
    assertEquals(Optional.empty(), profile.at(chosen));
  }

  @Test
  void showsTheValuesOfTheVariablesInScope() {
    MutationBench bench =
        MutationBench.of(
            """
            int a;
            int main() {
              int b = -1, d, e = 0, f[2] = {0};
              unsigned short c = b;
              for (; e < 3; e++)
                for (d = 0; d < 2; d++)
                  ;
              return 0;
            }
            """);
    Point point = bench.point(bench.spotOf(";"));
    assertEquals(
        Map.of(
            "a", List.of(0L),
            "b", List.of(-1L),
            "c", List.of(65535L),
            "d", List.of(0L, 1L),
            "e", List.of(0L, 1L, 2L),
            "f[0]", List.of(0L),
            "f[1]", List.of(0L)),
        values(point));
    assertEquals(6, point.visits());
    assertEquals(6, point.rows().orElseThrow().size());
  }

  @Test
  void keepsFirstAndLastAndTheRange() {
    MutationBench bench =
        MutationBench.of(
            """
            int main(void) {
              unsigned long long u = -3;
              signed char s = 2;
              while (s > -4) {
                s -= 3;
                u += 2;
              }
              printf("%d", s);
              return 0;
            }
            """);
    Point point = bench.point(bench.spotOf("u += 2"));
    assertEquals(
        new Point.Column(
            column(point, "s").place(),
            Optional.of(List.of(-1L, -4L)),
            -1L,
            -4L,
            new Point.Range(BigInteger.valueOf(-4), BigInteger.valueOf(-1))),
        column(point, "s"));
    BigInteger most = BigInteger.TWO.pow(64);
    assertEquals(
        new Point.Range(most.subtract(BigInteger.valueOf(3)), most.subtract(BigInteger.ONE)),
        column(point, "u").range());
    assertEquals(-3L, column(point, "u").first());
  }

  @Test
  void manyValuesKeepTheirRangeOnly() {
    MutationBench bench =
        MutationBench.of(
            "int main(void) { int x = 1; for (int i = 0; i < 1000; i++) printf(\"\"); return x; }");
    Point point = bench.point(bench.spotOf("printf"));
    assertEquals(1000, point.visits());
    assertEquals(Optional.empty(), point.rows());
    assertEquals(Optional.empty(), column(point, "i").values());
    assertEquals(BigInteger.valueOf(999), column(point, "i").range().greatest());
    assertEquals(Optional.of(List.of(1L)), column(point, "x").values());
  }

  @Test
  void rowsArePlentyBeforeValuesAre() {
    MutationBench bench =
        MutationBench.of(
            """
            int main(void) {
              for (int i = 0; i < 15; i++)
                for (int j = 0; j < 15; j++)
                  printf("");
            }
            """);
    Point point = bench.point(bench.spotOf("printf"));
    assertEquals(225, point.rows().orElseThrow().size());
    assertEquals(List.of(1L, 0L), row(point, 15, "i", "j"));
  }

  private static List<Object> row(Point point, int number, String... places) {
    List<String> names = texts(point.columns().stream().map(Point.Column::place).toList());
    List<Object> row = point.rows().orElseThrow().get(number);
    return List.of(places).stream().map(p -> row.get(names.indexOf(p))).toList();
  }

  @Test
  void statementsReachedTooOftenAreOnlyCounted() {
    MutationBench bench =
        MutationBench.of(
            "int main(void) { int i; for (i = 0; i < 30000; i++) printf(\"\"); return i < 3; }");
    assertEquals(
        new Point(30000, List.of(), Optional.empty()), bench.point(bench.spotOf("printf")));
    assertEquals(30000, bench.facts().profile().visits(bench.spotOf("printf").statement()));
  }

  @Test
  void whatFailsOnceIsNoColumn() {
    MutationBench bench =
        MutationBench.of(
            """
            int main(void) {
              int x = 1, n = 0, *p = &x;
              for (; n < 3; n++) {
                p = n == 1 ? 0 : &x;
                printf("");
              }
              return 0;
            }
            """);
    Point point = bench.point(bench.spotOf("printf"));
    assertEquals(
        List.of("p", "n", "x"), texts(point.columns().stream().map(Point.Column::place).toList()));
    assertEquals(3, point.rows().orElseThrow().size());
    assertTrue(
        texts(bench.facts().profile().scope(bench.spotOf("printf").statement())).contains("*p"));
  }

  @Test
  void deadStatementsHaveNoPointButAScope() {
    MutationBench bench =
        MutationBench.of(
            """
            static int never(int x) { return x; }
            int main(void) {
              int k = 0;
              if (k)
                k = never(1);
              switch (k) {
                case 0:
                  goto end;
                default:
                  k = 5;
              }
              k = 6;
            end:
              ;
              return k;
            }
            """);
    Profile profile = bench.facts().profile();
    Map<String, Boolean> dead =
        bench.spots().all().stream()
            .collect(
                Collectors.toMap(s -> s.site().toString(), s -> profile.isDead(s.statement())));
    List<String> expected = List.of("never:0", "never:1", "main:3", "main:8", "main:9", "main:10");
    assertEquals(
        expected.stream().sorted().toList(),
        dead.entrySet().stream()
            .filter(Map.Entry::getValue)
            .map(Map.Entry::getKey)
            .sorted()
            .toList());
    Spot inner = bench.spotOf("k = 5;");
    assertEquals(Optional.empty(), profile.at(inner.statement()));
    assertEquals(List.of("k"), texts(profile.scope(inner.statement())));
    assertEquals(List.of("x"), texts(profile.scope(bench.spotOf("return x;").statement())));
  }

  @Test
  void labelledStatementsReachedByJumpsAloneHaveNoPoint() {
    MutationBench bench =
        MutationBench.of("int main(void) { goto end; end: printf(\"x\"); return 0; }");
    Profile profile = bench.facts().profile();
    Spot labelled = bench.spotOf("end:");
    assertFalse(profile.isDead(labelled.statement()));
    assertEquals(Optional.empty(), profile.at(labelled.statement()));
    assertEquals(1, bench.point(bench.spotOf("printf")).visits());
  }

  @Test
  void onlyWhatIsChosenIsLookedAt() {
    Program program =
        MutationBench.parse(
            "int g; int main(void) { int i; for (i = 0; i < 4; i++) g += i; return g; }");
    Stmt chosen =
        Spots.of(program).all().stream()
            .map(Spot::statement)
            .filter(s -> Printer.print(s).equals("g += i;"))
            .findFirst()
            .orElseThrow();
    Profile profile = profile(program, List.of(chosen), 1);
    assertEquals(1, profile.points().size());
    assertEquals(1, profile.scopes().size());
    assertEquals(4, profile.visits(chosen));
    Stmt.Block main = (Stmt.Block) Spots.of(program).all().getFirst().statement();
    assertEquals(1, profile.visits(main));
    assertEquals(1, profile.visits(main.items().getFirst()), "a declaration that does nothing");
  }

  @Test
  void placesAreDrawnWhereThereAreTooMany() {
    String variables =
        IntStream.range(0, 70)
            .mapToObj(i -> "int v" + i + " = " + i + "; int a" + i + "[9];")
            .collect(Collectors.joining("\n"));
    Program program = MutationBench.parse(variables + "int main(void) { return 0; }");
    List<Stmt> all = Spots.of(program).all().stream().map(Spot::statement).toList();
    List<Place> places = profile(program, all, 1).scope(all.getLast());
    assertEquals(48, places.size());
    assertEquals(
        32, places.stream().filter(p -> texts(List.of(p)).getFirst().startsWith("v")).count());
    assertEquals(places, profile(program, all, 1).scope(all.getLast()));
    assertFalse(places.equals(profile(program, all, 2).scope(all.getLast())));
    assertEquals(
        places, profile(program, List.of(all.getLast()), 1).scope(all.getLast()), "one by one");
  }

  @Test
  void sameSeedSameProfile() {
    String text =
        """
        static int g[3];
        static int step(int *p, int n) { *p += n; return *p; }
        int main(void) { for (int i = 0; i < 20; i++) step(&g[i % 3], i); return 0; }
        """;
    Profile one = MutationBench.of(text).facts().profile();
    MutationBench again = MutationBench.of(text);
    MutationBench other = MutationBench.of(text);
    assertEquals(one.execution(), again.facts().profile().execution());
    for (int i = 0; i < again.spots().all().size(); i++) {
      assertEquals(
          again.facts().profile().at(again.spots().all().get(i).statement()),
          other.facts().profile().at(other.spots().all().get(i).statement()));
    }
  }

  @Test
  void whatIsSeenHoldsInBothOrdersOfEvaluation() {
    MutationBench bench =
        MutationBench.of(
            """
            static int g;
            static int once(void) { g = 7; return 1; }
            static int look(void) { int x; x = 2; return x; }
            int main(void) { return once() + look(); }
            """);
    assertEquals(
        Map.of("g", List.of(7L, 0L)), values(bench.point(bench.spotOf("x = 2"))), "once first");
  }

  /** Whether it is the first order or the second in which there are too many visits. */
  @Test
  void whatOneOrderReachesTooOftenIsOnlyCounted() {
    for (String sum : List.of("many() + look()", "look() + many()")) {
      MutationBench bench =
          MutationBench.of(
              """
              static int n = 5;
              static int many(void) { n = 30000; return 0; }
              static int look(void) { return n; }
              int main(void) {
                int most = %s;
                for (int i = 0; i < most; i++)
                  printf("");
                return 0;
              }
              """
                  .formatted(sum));
      assertEquals(
          new Point(30005, List.of(), Optional.empty()), bench.point(bench.spotOf("printf")), sum);
    }
  }

  @Test
  void programsThatDoNotFinishHaveNoProfile() {
    Program program = MutationBench.parse("int main(void) { int z = 0; return 1 / z; }");
    Profiler.Result result =
        Profiler.profile(program, Dialect.DEFAULT, Limits.DEFAULT, List.of(), new Seed(1));
    assertInstanceOf(
        Execution.Undefined.class,
        assertInstanceOf(Profiler.Result.Failed.class, result).execution());
  }
}
