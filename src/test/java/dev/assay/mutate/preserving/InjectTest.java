package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.IntKind;
import dev.assay.campaign.source.FunctionFile;
import dev.assay.harvest.FunctionEntry;
import dev.assay.harvest.FunctionEntry.Pair;
import dev.assay.mutate.Change;
import dev.assay.mutate.Donors;
import dev.assay.mutate.MutationBench;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class InjectTest {
  private static final int SEEDS = 400;

  private static final FunctionEntry TWICE =
      new FunctionEntry(
          "h0123456789_twice",
          new FunctionEntry.Source("test", "test.c", 1, "twice", ""),
          "static int h0123456789_twice(int n) {\n  return n * 2;\n}\n",
          List.of(IntKind.INT),
          IntKind.INT,
          List.of(new Pair(List.of(BigInteger.valueOf(-4)), BigInteger.valueOf(-8), 0)),
          new FunctionEntry.Traits(3, 0, 1, 10, List.of()));

  private static MutationBench bench(String text) {
    return MutationBench.of(text, new Donors(List.of(), List.of(TWICE)));
  }

  private static Optional<String> first(MutationBench bench, String spot, String wanted) {
    for (long seed = 0; seed < SEEDS; seed++) {
      Optional<String> variant = bench.mutated(new Inject(), bench.spotOf(spot), seed);
      if (variant.isPresent() && variant.get().contains(wanted)) {
        bench.assertSame(variant.get());
        return variant;
      }
    }
    return Optional.empty();
  }

  @Test
  void aConstantBecomesTheResultAndTheDifference() {
    MutationBench bench = bench("int main(void) { int a = 5; a = 7; return a; }");
    String variant =
        first(bench, "a = 7", "(int)((unsigned long long)h_0_0_twice(-4) + 15ULL)").orElseThrow();
    assertTrue(variant.contains("int h_0_0_twice(int n)"), variant);
  }

  @Test
  void toAnotherValueNothingIsAdded() {
    MutationBench bench = bench("int main(void) { int a = 5; short b = 2; a = b + a; return a; }");
    assertTrue(first(bench, "a = b", "h_0_0_twice(").isPresent());
    assertTrue(first(bench, "a = b", "+ 8ULL)").isPresent(), "the result is -8");
  }

  @Test
  void whatAlwaysHasTheSameValueIsReplaced() {
    String program = "int main(void) { int k = 3, a = 5; a = k * 7; return a; }";
    assertTrue(first(bench(program), "a = k", "a = (int)(h_0_0_twice(-4) + 29);").isPresent());
    assertTrue(first(bench(program), "a = k", "a = (int)(h_0_0_twice(-4) + 11) * 7;").isPresent());
    MutationBench bench =
        bench("int k = 3; int main(void) { int a; a = (k = 4, k * 7); return a; }");
    assertEquals(
        Optional.empty(),
        first(bench, "a = (k", "+ 29)"),
        "the statement itself changes the variable");
  }

  @Test
  void aValueThatFollowsFromAVariableIsReplacedByATable() {
    MutationBench bench =
        MutationBench.of(
            """
            int main(void) {
              int s = 0;
              for (int i = 2; i < 6; i++) { s = i * i; printf("%d", s); }
              return s;
            }
            """,
            new Donors(List.of(), List.of(twice(pair(-4, -8), pair(3, 6), pair(7, 14)))));
    String variant = first(bench, "s = i * i", "_twice(t_0_1[i - 2])").orElseThrow();
    assertTrue(variant.contains("int t_0_1[4] = {"), variant);
    assertTrue(variant.matches("(?s).*s = [^;]*t_0_2\\[i - 2\\][^;]*;.*"), variant);
    assertFalse(variant.contains("i * i"), variant);
    bench.assertSameByGcc(variant);
  }

  @Test
  void argumentsMayComeFromTables() {
    MutationBench bench =
        MutationBench.of(
            "int main(void) { int s = 0; for (int i = 0; i < 90; i++) s += 5; return s & 1; }",
            new Donors(List.of(), List.of(twice(pair(-4, -8), pair(3, 6), pair(7, 14)))));
    String variant = first(bench, "s += 5", "_twice(t_0_1[i & 1])").orElseThrow();
    assertTrue(variant.matches("(?s).*static (const )?int t_0_1\\[2\\] = \\{.*"), variant);
    bench.assertSameByGcc(variant);
  }

  @Test
  void resultsAreCompensatedInManyWays() {
    MutationBench bench = bench("int main(void) { int k = 3, a = 5; a = 7; return a + k; }");
    for (String wanted :
        List.of(
            "a = (int)(h_0_0_twice(-4) + 15);",
            "a = (int)(h_0_0_twice(-4) - -15);",
            "a = (int)(-1 - h_0_0_twice(-4));",
            "a = (int)(h_0_0_twice(-4) ^ -1);",
            "a = (int)(~h_0_0_twice(-4)",
            "a = (int)((h_0_0_twice(-4) == -8) * 7);",
            "a = (int)(h_0_0_twice(-4) == -8 ? 7 : ",
            "a = (int)((long)h_0_0_twice(-4)",
            "a = (int)((unsigned long long)h_0_0_twice(-4)")) {
      assertTrue(first(bench, "a = 7", wanted).isPresent(), wanted);
    }
  }

  @Test
  void conditionsAndStepsOfLoopsHaveCalls() {
    String loops =
        """
        int main(void) {
          int s = 0;
          for (int i = 0; i < 9; i += 1) s += i;
          while (s < 99) s += 7;
          do s--; while (s > 3);
          return s;
        }
        """;
    MutationBench bench = bench(loops);
    assertTrue(first(bench, "for", "i < (int)(h_0_0_twice(-4) + 17);").isPresent());
    assertTrue(first(bench, "for", "i += (int)(h_0_0_twice(-4) + 9)").isPresent());
    assertTrue(first(bench, "while", "while (s < (int)(h_0_0_twice(-4) + 107))").isPresent());
    assertTrue(first(bench, "do", "while (s > (int)(h_0_0_twice(-4) + 11))").isPresent());
    String often = "int main(void) { int i = 0; while (i < 9000) i++; return 0; }";
    assertEquals(Optional.empty(), first(bench(often), "while", "twice"));
  }

  @Test
  void bitFieldsKeepTheTypeThatTheyArePromotedTo() {
    MutationBench bench =
        bench(
            """
            struct s { unsigned a : 3; unsigned b : 32; unsigned long c : 40; int d : 5; } s = {1, 2, 3, 4};
            int main(void) {
              int z = s.a - 2 < 0;
              int y = s.b - 3 < 0;
              long x = s.c;
              return z + y + (x == 3);
            }
            """);
    assertTrue(first(bench, "int z", "= (int)(s.a + (int)(").isPresent());
    assertTrue(first(bench, "int y", "= (unsigned int)(s.b + (unsigned int)(").isPresent());
    assertEquals(Optional.empty(), first(bench, "long x", "s.c +"), "compilers differ on its type");
  }

  @Test
  void argumentsAreExpressionsOverVariables() {
    MutationBench bench = bench("int main(void) { int k = 3; int a = 5; a = 7 + k; return a; }");
    assertTrue(first(bench, "a = 7", "_twice(k").isPresent());
  }

  @Test
  void whatRunsTooOftenOrNeverIsLeftAlone() {
    String loop =
        "int main(void) { int a = 0; for (int i = 0; i < 9000; i++) { a = i; } return a & 1; }";
    assertEquals(Optional.empty(), first(bench(loop), "a = i", "twice"));
    String dead = "int main(void) { int a = 0; if (a) { a = 7; } return a; }";
    assertEquals(Optional.empty(), first(bench(dead), "a = 7", "twice"));
    assertEquals(
        Optional.empty(),
        first(MutationBench.of("int main(void) { return 7; }"), "return", "twice"),
        "there are no functions");
  }

  /** A function that is called could read and change anything. */
  @Test
  void functionsThatPromiseNotToReadAreLeftAlone() {
    String text =
        """
        static int called(int a) { a += 5; return a; }
        static int f(int a)%s;
        static int f(int a) { a += 6; return called(a); }
        int main(void) { return f(1) - 12; }
        """;
    MutationBench bound = bench(text.formatted(" __attribute__((const))"));
    assertEquals(Optional.empty(), first(bound, "a += 6", "twice"));
    assertEquals(Optional.empty(), first(bound, "a += 5", "twice"));
    MutationBench free = bench(text.formatted(""));
    assertTrue(first(free, "a += 6", "twice").isPresent());
    assertTrue(first(free, "a += 5", "twice").isPresent());
  }

  @Test
  void programsDoTheSame() {
    List<FunctionEntry> functions = FunctionFile.starter();
    assertTrue(functions.size() >= 150, functions.size() + " functions");
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made +=
          MutationBench.of(program, new Donors(List.of(), functions))
              .assertPreserved(new Inject(), 1);
      made +=
          MutationBench.of(program, new Donors(List.of(), functions))
              .assertPreserved(new InjectGuard(), 1);
    }
    assertTrue(made > 120, "only " + made);
  }

  @Test
  void longFunctionsAreTakenTheLessOften() {
    String padding = "static int h0123456789_table[] = {" + "1, ".repeat(8000) + "};\n";
    var longer =
        new FunctionEntry(
            TWICE.name(),
            new FunctionEntry.Source("test", "test.c", 1, "longer", ""),
            padding + TWICE.code(),
            TWICE.parameters(),
            TWICE.result(),
            TWICE.pairs(),
            TWICE.traits());
    MutationBench bench =
        MutationBench.of(
            "int main(void) { int a = 5; a = 7; return a; }",
            new Donors(List.of(), List.of(TWICE, longer)));
    int taken = 0;
    int lengthy = 0;
    for (long seed = 0; seed < 200; seed++) {
      Optional<Change> change = bench.change(new Inject(), bench.spotOf("a = 7"), seed);
      taken += change.isPresent() ? 1 : 0;
      lengthy += change.isPresent() && change.get().material().contains("longer") ? 1 : 0;
    }
    assertTrue(taken > 100, "only " + taken);
    assertTrue(lengthy > 0 && lengthy < taken / 5, lengthy + " of " + taken);
  }

  @Test
  void argumentsMayChangeFromVisitToVisit() {
    FunctionEntry entry = twice(TWICE.pairs().getFirst(), pair(3, 6));
    MutationBench bench =
        MutationBench.of(
            "int main(void) { int s = 0; for (int i = 0; i < 4; i++) s += 5; return s; }",
            new Donors(List.of(), List.of(entry)));
    String variant =
        first(bench, "s += 5", "-4 : 3)").or(() -> first(bench, "s += 5", "3 : -4)")).orElseThrow();
    assertTrue(variant.matches("(?s).*twice\\(i [=>&]+ \\d \\? .* \\? .* : .*"), variant);
  }

  @Test
  void argumentsThatChangeTakeAnotherPath() {
    var other = new Pair(List.of(BigInteger.valueOf(9)), BigInteger.valueOf(18), 1);
    FunctionEntry entry = twice(TWICE.pairs().getFirst(), pair(3, 6), pair(5, 10), other);
    MutationBench bench =
        MutationBench.of(
            "int main(void) { int s = 0; for (int i = 0; i < 4; i++) s += 5; return s; }",
            new Donors(List.of(), List.of(entry)));
    Pattern choice = Pattern.compile("twice\\(i [=>&]+ \\d \\? (-?\\d) : (-?\\d)\\)");
    int chosen = 0;
    for (long seed = 0; seed < 400; seed++) {
      Optional<String> variant = bench.mutated(new Inject(), bench.spotOf("s += 5"), seed);
      Matcher found = choice.matcher(variant.orElse(""));
      if (found.find()) {
        chosen++;
        assertTrue(found.group(1).equals("9") != found.group(2).equals("9"), variant.get());
      }
    }
    assertTrue(chosen > 0);
  }

  private static FunctionEntry twice(Pair... pairs) {
    return new FunctionEntry(
        TWICE.name(),
        TWICE.source(),
        TWICE.code(),
        TWICE.parameters(),
        TWICE.result(),
        List.of(pairs),
        TWICE.traits());
  }

  private static Pair pair(long argument, long result) {
    return new Pair(List.of(BigInteger.valueOf(argument)), BigInteger.valueOf(result), 0);
  }

  @Test
  void aCallGuardsAStatementBoundsALoopOrIsChecked() {
    String program = "int main(void) { int a = 5; a = a * 7; return a; }";
    MutationBench bench = bench(program);
    Set<String> forms = new TreeSet<>();
    for (long seed = 0; seed < 60; seed++) {
      Optional<Change> change = bench.change(new InjectGuard(), bench.spotOf("a = a * 7"), seed);
      change.ifPresent(c -> forms.add(c.material().split(" ")[0]));
      bench
          .mutated(new InjectGuard(), bench.spotOf("a = a * 7"), seed)
          .ifPresent(bench::assertSame);
    }
    assertEquals(Set.of("if", "for", "check"), forms);
    String dead = "int main(void) { int a = 0; if (a) { a = 7; } return a; }";
    assertEquals(
        Optional.empty(), bench(dead).change(new InjectGuard(), bench(dead).spotOf("a = 7"), 1));
  }

  @Test
  void typesWithoutANameComeAlong() {
    var entry =
        new FunctionEntry(
            TWICE.name(),
            TWICE.source(),
            """
            typedef struct { int a; union { int b; float c; }; } h0123456789_thing;
            static int h0123456789_twice(int n) {
              h0123456789_thing t = {n, {n}};
              return t.a + t.b;
            }
            """,
            TWICE.parameters(),
            TWICE.result(),
            TWICE.pairs(),
            TWICE.traits());
    MutationBench bench =
        MutationBench.of(
            "typedef struct { int z; } own; int main(void) { own a = {5}; a.z = 7; return a.z; }",
            new Donors(List.of(), List.of(entry)));
    String variant = first(bench, "a.z = 7", "h_0_0_twice(").orElseThrow();
    assertTrue(variant.contains("} h_0_0_thing;"), variant);
    bench.assertSameByGcc(variant);
  }
}
