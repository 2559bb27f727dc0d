package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Standard;
import dev.assay.campaign.RealGcc;
import dev.assay.campaign.source.Yields.Yield;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.preserving.PreservingMutators;
import dev.assay.mutate.variant.Mix;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Variants of programs that differ by a number. */
final class VariantSourceTest {
  private static final Seed CAMPAIGN = new Seed(77);
  private static final int FAMILY = VariantSource.DEFAULT_VARIANTS + 1;

  private NativeProcessRunner runner;
  private Scratch scratch;

  @BeforeEach
  void open() {
    runner = NativeProcessRunner.detect(System.getenv());
    scratch = runner.scratch();
  }

  @AfterEach
  void close() {
    scratch.close();
    runner.close();
  }

  private record Numbered(String name) implements ProgramSource {
    @Override
    public Sourced make(Ticket ticket, Scratch scratch) {
      String text =
          """
          #include <stdio.h>
          static int g = %d;
          int main(void) {
            int sum = 0;
            for (int i = 0; i < 5; i++) {
              if (i == 7) { sum = 100; g = sum; }
              sum += i ^ g;
              sum ^= 5;
              if (sum & 1) sum += g; else sum -= 2;
            }
            for (int j = 9; j > g; j -= 3) { sum ^= j; sum += 1; }
            while (sum > 1000) { sum /= 2; g++; }
            printf("%%d\\n", sum);
            return 0;
          }
          """
              .formatted(ticket.number());
      return new Sourced.Made(
          TestCase.of(
              new Origin(name, ticket.seed(), ""),
              Standard.DEFAULT,
              List.of(new SourceFile("test.c", text)),
              List.of()),
          Duration.ZERO);
    }
  }

  private VariantSource source(Experience experience) {
    return new VariantSource(
        new Numbered("numbered"),
        "emi",
        Mix.of(PreservingMutators.all()),
        VariantSource.DEFAULT_VARIANTS,
        Injectable.starter(),
        runner,
        List.of(RealGcc.compiler()),
        experience);
  }

  private Sourced.Made made(VariantSource source, long number) {
    scratch.clear();
    Seed seed = CAMPAIGN.child("trial").child(number);
    return assertInstanceOf(
        Sourced.Made.class, source.make(new Ticket(number, seed, CAMPAIGN), scratch));
  }

  private static String text(Sourced.Made made) {
    return made.test().files().getFirst().text();
  }

  private static VariantRecipe recipe(Sourced.Made made) {
    return VariantRecipe.parse(made.test().origin().detail()).orElseThrow();
  }

  @Test
  void aProgramIsFollowedByItsVariants() {
    VariantSource source = source(Experience.NONE);
    Set<String> texts = new HashSet<>();
    for (long number = FAMILY; number < 2 * FAMILY; number++) {
      Sourced.Made made = made(source, number);
      assertEquals(1, recipe(made).program().number());
      assertEquals(number == FAMILY, recipe(made).rounds().isEmpty());
      assertEquals(made(source, FAMILY).promise().orElseThrow(), made.promise().orElseThrow());
      texts.add(text(made));
    }
    assertTrue(texts.size() > FAMILY - 2, texts.size() + " different ones");
  }

  @Test
  void aTicketGivesTheSameWhateverWasMadeBefore() {
    VariantSource one = source(Experience.NONE);
    for (long number = 0; number < 3 * FAMILY; number++) {
      made(one, number);
    }
    for (long number : List.of(2L * FAMILY + 9, 2L * FAMILY + 3, 5L)) {
      assertEquals(
          made(one, number).test(), made(source(Experience.NONE), number).test(), "" + number);
    }
  }

  @Test
  void someFamiliesWalkAndOthersDoNot() {
    VariantSource source = source(Experience.NONE);
    int longest = 0;
    int walking = 0;
    for (long family = 0; family < 8; family++) {
      int rounds = recipe(made(source, family * FAMILY + 10)).rounds().size();
      longest = Math.max(longest, rounds);
      walking += rounds > 3 ? 1 : 0;
    }
    assertTrue(longest <= 10, "" + longest);
    assertTrue(walking > 0 && walking < 8, walking + " walk");
  }

  @Test
  void whatYieldedMoreIsInTheRecipeAndComesBackFromIt() {
    var yields =
        new Yields(
            Map.of(
                "identity", new Yield(900, 900, 900_000, 0),
                "fcb", new Yield(900, 900, 0, 0)));
    VariantSource source = source((_, _) -> Optional.of(yields));
    Sourced.Made made = made(source, 4);
    assertEquals(8, recipe(made).mix().get("identity"));
    assertEquals(1, recipe(made).mix().get("fcb"));
    assertNotEquals(text(made), text(made(source(Experience.NONE), 4)));
    var again = source(Experience.NONE).again(made.test().origin(), 4, scratch);
    assertEquals(made.test(), assertInstanceOf(Sourced.Made.class, again).test());
  }

  @Test
  void aBatchKnowsWhatAllButTheOneBeforeShowed() {
    var asked = new HashSet<Long>();
    VariantSource source =
        source((trial, name) -> {
          asked.add(trial);
          assertEquals("numbered+emi", name);
          return Optional.of(Yields.NONE);
        });
    made(source, 1);
    made(source, Experience.BATCH + 1L);
    made(source, 3L * Experience.BATCH - 1);
    assertEquals(Set.of(-110L, 0L, 110L), asked);
  }

  @Test
  void mutationsAreCounted() {
    VariantSource source = source(Experience.NONE);
    boolean isMeasured = false;
    for (long number = 1; number < FAMILY; number++) {
      Sourced.Made made = made(source, number);
      Map<String, Long> counters = made.credit().counters(false);
      long used =
          counters.entrySet().stream()
              .filter(e -> e.getKey().matches("mix 0 [a-z-]+ used numbered[+]emi"))
              .mapToLong(Map.Entry::getValue)
              .sum();
      assertEquals(counters.get(VariantSource.MUTATIONS), used);
      assertTrue(used > 0);
      assertEquals(0, counters.get(VariantSource.DEFECTS));
      isMeasured |= counters.keySet().stream().anyMatch(name -> name.contains(" gained "));
      assertFalse(counters.keySet().stream().anyMatch(name -> name.contains(" found ")));
    }
    assertTrue(isMeasured, "some variants are compiled to see what they reach");
  }

  @Test
  void whoIsInterruptedMakesNothing() {
    Sourced made = source((_, _) -> Optional.empty()).make(new Ticket(3, CAMPAIGN), scratch);
    assertInstanceOf(Sourced.Failed.class, made);
  }
}
