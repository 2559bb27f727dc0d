package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.campaign.config.ExactSettings;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.generate.grammar.GrammarOptions;
import dev.assay.generate.grammar.Vocabulary;
import dev.assay.mutate.Origin;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs of the grammar in campaigns. */
final class GrammarSourcesTest {
  private static final ExactSource EXACT =
      new ExactSource(ExactSettings.DEFAULT, List.of(DataModel.LP64));

  static Stream<ProgramSource> sources() {
    return Stream.of(
        new GrammarSource(false),
        new GrammarSource(true),
        RemSource.plain(false),
        RemSource.over(EXACT));
  }

  private static Sourced.Made made(ProgramSource source, long number, Scratch scratch) {
    return assertInstanceOf(
        Sourced.Made.class, source.make(new Ticket(number, new Seed(number).child("p")), scratch));
  }

  @ParameterizedTest
  @MethodSource("sources")
  void aProgramCanBeMadeAgainFromItsOrigin(ProgramSource source) {
    try (var runner = NativeProcessRunner.detect(System.getenv());
        Scratch scratch = runner.scratch()) {
      for (long number = 0; number < 8; number++) {
        Sourced.Made first = made(source, number, scratch);
        Sourced again = source.again(first.test().origin(), number, scratch);
        assertEquals(first.test(), assertInstanceOf(Sourced.Made.class, again).test());
      }
      var strange = new Origin(source.name(), new Seed(1), "--colour red");
      assertInstanceOf(Sourced.Failed.class, source.again(strange, 1, scratch));
    }
  }

  @ParameterizedTest
  @MethodSource("sources")
  void onlyProgramsWithAnAnswerAreCompared(ProgramSource source) {
    try (var runner = NativeProcessRunner.detect(System.getenv());
        Scratch scratch = runner.scratch()) {
      for (long number = 0; number < 12; number++) {
        Sourced.Made program = made(source, number, scratch);
        Promise promise = program.promise().orElseThrow();
        assertEquals(promise.expected().isPresent(), program.test().expectation().comparable());
        assertTrue(promise.isFor(DataModel.LP64) || source.name().equals("remgen-exact"));
        if (source.name().equals("remgen-exact")) {
          assertTrue(promise.expected().isPresent());
        }
      }
    }
  }

  @Test
  void optionsAreReadBack() {
    for (long seed = 0; seed < 20; seed++) {
      GrammarOptions drawn = GrammarRecipe.drawn(new Seed(seed).rng(), seed % 2 == 0);
      assertEquals(Optional.of(drawn), GrammarRecipe.parse(drawn.text()));
      assertTrue(seed % 2 == 0 || drawn.vocabulary() != Vocabulary.GCC);
    }
    assertEquals(Optional.empty(), GrammarRecipe.parse("--size small"));
    String whole = "--size small --vocabulary full --nesting 3 --depth 2";
    assertTrue(GrammarRecipe.parse(whole).isPresent());
    for (String strange :
        List.of(
            whole + " and",
            whole + " --weight if",
            whole.replace("small", "huge"),
            whole.replace("3", "three"))) {
      assertEquals(Optional.empty(), GrammarRecipe.parse(strange), strange);
    }
  }

  /** What earlier batches have shown, as counters of a campaign would tell it. */
  private static RemSource after(Map<String, Long> counters) {
    var ledger = new Ledger(trial -> trial < Experience.BATCH, counters);
    return RemSource.plain(false).with(new CampaignMemory(ledger, Path.of("none"), 0, _ -> false));
  }

  @Test
  void whatEarlierBatchesHaveShownIsNotNew() {
    try (var runner = NativeProcessRunner.detect(System.getenv());
        Scratch scratch = runner.scratch()) {
      long later = 2L * Experience.BATCH;
      RemSource fresh = after(Map.of());
      boolean differs = false;
      for (long number = later; number < later + 12; number++) {
        Sourced.Made program = made(fresh, number, scratch);
        assertEquals(program.test(), made(fresh, number, scratch).test());
        Map<String, Long> shown =
            program.credit().counters(false).entrySet().stream()
                .collect(
                    Collectors.toMap(
                        e -> e.getKey().replaceFirst("^mix 2 ", "mix 0 "), Map.Entry::getValue));
        assertFalse(shown.isEmpty());
        Sourced.Made second = made(after(shown), number, scratch);
        assertTrue(second.credit().counters(false).size() < shown.size());
        differs |= !second.test().files().equals(program.test().files());
        Sourced again = fresh.again(second.test().origin(), number, scratch);
        assertEquals(second.test(), assertInstanceOf(Sourced.Made.class, again).test());
      }
      assertTrue(differs, "another snippet is chosen when the first is known");
    }
  }
}
