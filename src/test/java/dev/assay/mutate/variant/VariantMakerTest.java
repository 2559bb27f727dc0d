package dev.assay.mutate.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.campaign.source.FunctionFile;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Start;
import dev.assay.mutate.Change;
import dev.assay.mutate.Donors;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutation;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.mutate.preserving.Fcb;
import dev.assay.mutate.preserving.Inject;
import dev.assay.mutate.preserving.Outline;
import dev.assay.mutate.preserving.Peel;
import dev.assay.mutate.preserving.PreservingMutators;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class VariantMakerTest {
  private static final String PROGRAM =
      """
      int g = 3;
      static int twice(int n) { return n + n; }
      int main(void) {
        int sum = 0;
        for (int i = 0; i < 5; i++) {
          if (i == 7) sum = 100;
          sum += twice(i) ^ g;
        }
        printf("%d\\n", sum);
        return sum & 1;
      }
      """;

  /** Puts a lone semicolon before each statement. */
  private record Harmless(String name) implements Mutator {
    @Override
    public String summary() {
      return "adds nothing";
    }

    @Override
    public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
      Stmt added = new Stmt.Empty(List.of(), Span.NONE);
      return Optional.of(
          new Change(
              ";",
              List.of(new Replacement.OfStmt(spot.statement(), List.of(added, spot.statement())))));
    }
  }

  /** Breaks its promise wherever it can: an expression statement goes. */
  private record Harmful(String name) implements Mutator {
    @Override
    public String summary() {
      return "removes what is needed";
    }

    @Override
    public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
      return spot.statement() instanceof Stmt.Expression(Expr expr, Span _)
          ? Optional.of(
              new Change(Printer.print(expr), List.of(Replacement.remove(spot.statement()))))
          : Optional.empty();
    }
  }

  private static Base base(String text) {
    Program program = MutationBench.parse(text);
    return assertInstanceOf(
            Base.Read.Fine.class, Base.of(program, Limits.DEFAULT.withFuel(1_000_000)))
        .base();
  }

  private static VariantMaker all(double probability) {
    return new VariantMaker(Mix.of(PreservingMutators.all()), probability);
  }

  @Test
  void variantsDifferFromTheirBaseAndFromEachOther() {
    Base base = base(PROGRAM);
    Set<String> texts =
        LongStream.range(0, 20)
            .mapToObj(i -> all(0.3).make(base, Round.whole(new Seed(i))))
            .flatMap(Optional::stream)
            .map(variant -> variant.base().text())
            .collect(Collectors.toSet());
    assertTrue(texts.size() > 15, texts.size() + " different ones");
    assertTrue(!texts.contains(base.text()));
  }

  @Test
  void noMutatorBreaksItsPromise() {
    Base base = base(PROGRAM);
    for (long i = 0; i < 60; i++) {
      Optional<Variant> variant = all(0.5).make(base, Round.whole(new Seed(i)));
      assertEquals(List.of(), variant.map(Variant::defects).orElse(List.of()), "seed " + i);
    }
  }

  @Test
  void theSameSeedGivesTheSameBytes() {
    Base base = base(PROGRAM);
    Round round = Round.whole(new Seed(5));
    assertEquals(
        all(0.3).make(base, round).orElseThrow().base().text(),
        all(0.3).make(base, round).orElseThrow().base().text());
  }

  @Test
  void anyOfTheMutationsCanBeLeftOut() {
    Base base = base(PROGRAM);
    var maker = new VariantMaker(Mix.of(List.of(new Harmless("empty"))), 0.5);
    Round round = Round.whole(new Seed(2));
    List<Mutation> mutations = maker.make(base, round).orElseThrow().mutations();
    assertTrue(mutations.size() > 2);
    Mutation one = mutations.get(1);
    Variant small = maker.make(base, round.keeping(Set.of(one.number()))).orElseThrow();
    assertEquals(List.of(one), small.mutations());
    assertEquals(Optional.empty(), maker.make(base, round.keeping(Set.of())));
  }

  @Test
  void whatChangesTheOutputIsLeftOutAndTold() {
    Base base = base(PROGRAM);
    var mix =
        new Mix(
            List.of(
                new Mix.Share(new Harmless("empty"), 1), new Mix.Share(new Harmful("wrong"), 9)));
    Variant variant = new VariantMaker(mix, 1).make(base, Round.whole(new Seed(1))).orElseThrow();
    assertTrue(!variant.defects().isEmpty());
    assertTrue(variant.defects().stream().allMatch(d -> d.mutation().mutator().equals("wrong")));
    assertTrue(variant.mutations().stream().anyMatch(m -> m.mutator().equals("empty")));
    assertEquals(Optional.empty(), base.difference(variant.base().program()));
  }

  @Test
  void jumpsOutOfLoopsAreAddedWhereLoopsAre() {
    Base base = base(PROGRAM);
    var maker = new VariantMaker(Mix.of(List.of(new Peel(), new Fcb(), new Outline())), 0.7);
    int jumps = 0;
    for (long i = 0; i < 80; i++) {
      Variant variant = maker.make(base, Round.whole(new Seed(i))).orElseThrow();
      assertEquals(List.of(), variant.defects(), "seed " + i);
      jumps += variant.base().text().contains("continue;") ? 1 : 0;
    }
    assertTrue(jumps > 5, "only " + jumps);
  }

  @Test
  void functionsAreInjectedInEveryRound() {
    var maker =
        new VariantMaker(
            Mix.of(List.of(new Inject())), 0.7, 60, new Donors(List.of(), FunctionFile.starter()));
    for (long i = 0; i < 10; i++) {
      Chain.Link link = Chain.make(maker, base(PROGRAM), new Seed(i), 4).orElseThrow();
      assertEquals(List.of(), link.defects(), "seed " + i);
      assertTrue(link.mutations().size() > 4, "" + link.mutations().size());
    }
  }

  @Test
  void roundsGoOnFromWhatTheOneBeforeMade() {
    Base base = base(PROGRAM);
    var maker = new VariantMaker(Mix.of(List.of(new Harmless("empty"))), 0.2);
    Chain.Link one = Chain.make(maker, base, new Seed(4), 1).orElseThrow();
    Chain.Link three = Chain.make(maker, base, new Seed(4), 3).orElseThrow();
    assertEquals(3, three.rounds().size());
    assertEquals(one.rounds().getFirst(), three.rounds().getFirst());
    assertNotEquals(one.base().text(), three.base().text());
    assertEquals(Optional.empty(), base.difference(three.base().program()));
  }

  @Test
  void whatHoldsForOneInputOnlyIsNotUsed() {
    String reads =
        "int getchar(void);\n"
            + "int main(void) { int c = getchar(); int d = 0; d = c; printf(\"%d\", d); return 0;"
            + " }";
    Program program = MutationBench.parse(reads);
    Limits limits = Limits.DEFAULT.withFuel(1_000_000);
    Base base =
        assertInstanceOf(
                Base.Read.Fine.class,
                Base.of(
                    program,
                    limits,
                    List.of(new Start(List.of(), "a"), new Start(List.of("x"), "b"))))
            .base();
    assertEquals(
        List.of("97", "98"), base.cases().stream().map(one -> one.expected().stdout()).toList());
    for (long i = 0; i < 40; i++) {
      Optional<Variant> variant = all(0.6).make(base, Round.whole(new Seed(i)));
      assertEquals(List.of(), variant.map(Variant::defects).orElse(List.of()), "seed " + i);
    }
  }

  @Test
  void aProgramThatIsUndefinedIsNoBase() {
    Base.Read read =
        Base.of(
            MutationBench.parse("int main(void) { int a; return a; }"),
            Limits.DEFAULT.withFuel(1000));
    assertTrue(assertInstanceOf(Base.Read.Wrong.class, read).reason().contains("undefined"));
  }

  @Test
  void programsWhoseOutputDependsOnTheOrderOfEvaluationAreNoBase() {
    Program program =
        MutationBench.parse(
            """
            static int a(void) { printf("a"); return 1; }
            static int b(void) { printf("b"); return 1; }
            int main(void) { return a() - b(); }
            """);
    assertEquals(
        "does another thing when operands are evaluated in another order",
        assertInstanceOf(
                Base.Read.Wrong.class, Base.of(program, Limits.DEFAULT.withFuel(1_000_000)))
            .reason());
  }
}
