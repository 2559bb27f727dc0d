package dev.assay.campaign.source;

import dev.assay.compile.process.Scratch;
import dev.assay.generate.grammar.GrammarOptions;
import dev.assay.generate.grammar.RemExactGenerator;
import dev.assay.generate.grammar.RemGenerator;
import dev.assay.generate.grammar.Remanufactured;
import dev.assay.generate.grammar.snippet.Choices;
import dev.assay.generate.grammar.snippet.SnippetOptions;
import dev.assay.mutate.Origin;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Programs that end with snippets, each chosen for what the campaign has not seen yet.
 *
 * <p>What it has seen are pairs of nested rules in programs of earlier batches, so that a program
 * depends neither on the number of workers nor on which of them is faster.
 */
public final class RemSource implements LearningSource {
  /** The name of the one whose programs are those of the exact generator. */
  public static final String OVER_EXACT = RemGenerator.NAME + "-exact";

  private static final int LARGEST_ONE_IN = 4;

  private final Optional<ExactSource> exact;
  private final boolean onlyGcc;
  private final Experience experience;

  private RemSource(Optional<ExactSource> exact, boolean onlyGcc, Experience experience) {
    this.exact = exact;
    this.onlyGcc = onlyGcc;
    this.experience = experience;
  }

  /** Over the plain generator. */
  public static RemSource plain(boolean onlyGcc) {
    return new RemSource(Optional.empty(), onlyGcc, Experience.NONE);
  }

  /** Over the exact generator: all programs have an answer. */
  public static RemSource over(ExactSource exact) {
    return new RemSource(Optional.of(exact), false, Experience.NONE);
  }

  @Override
  public String name() {
    return exact.isPresent() ? OVER_EXACT : RemGenerator.NAME;
  }

  @Override
  public String settings() {
    return exact.map(ExactSource::settings).orElse(onlyGcc ? "gcc" : "");
  }

  @Override
  public RemSource with(CampaignMemory memory) {
    return new RemSource(exact, onlyGcc, memory.experience());
  }

  @Override
  public Sourced make(Ticket ticket, Scratch scratch) {
    long batch = ticket.number() / Experience.BATCH;
    Rng rng = ticket.seed().child("recipe").rng();
    return experience
        .before((batch - 1) * Experience.BATCH, name())
        .map(yields -> make(ticket.seed(), rng, batch, yields.mutators().keySet()))
        .orElseGet(() -> new Sourced.Failed("interrupted", Duration.ZERO));
  }

  private Sourced make(Seed seed, Rng rng, long batch, Set<String> known) {
    var snippets =
        new SnippetOptions(
            SnippetOptions.DEFAULT.bound(),
            rng.between(2, 4),
            rng.chance(1, LARGEST_ONE_IN)
                ? SnippetOptions.Choice.LARGEST
                : SnippetOptions.Choice.NOVEL,
            true);
    Choices choices = Choices.against(snippets, known);
    Function<Remanufactured, Credit> credit = made -> credit(batch, made, known);
    return exact.isPresent()
        ? overExact(seed, exact.get().recipe(rng), snippets, choices, credit)
        : plain(seed, GrammarRecipe.drawn(rng, onlyGcc), snippets, choices, credit);
  }

  private Sourced plain(
      Seed seed,
      GrammarOptions options,
      SnippetOptions snippets,
      Choices choices,
      Function<Remanufactured, Credit> credit) {
    Remanufactured made = new RemGenerator(options, snippets, choices).remanufactured(seed);
    return GrammarSource.sourced(
        origin(seed, options.text(), snippets, made), made.program(), credit.apply(made));
  }

  private Sourced overExact(
      Seed seed,
      ExactRecipe recipe,
      SnippetOptions snippets,
      Choices choices,
      Function<Remanufactured, Credit> credit) {
    Remanufactured made =
        new RemExactGenerator(recipe.options(), snippets, choices).remanufactured(seed);
    return ExactSource.sourced(
        origin(seed, recipe.text(), snippets, made), recipe, made.program(), credit.apply(made));
  }

  private Origin origin(Seed seed, String recipe, SnippetOptions snippets, Remanufactured made) {
    var chosen =
        new SnippetRecipe(
            snippets, made.program().statistics().attempts(), made.choices().chosen());
    return new Origin(name(), seed, recipe + chosen.text());
  }

  /** What is seen in this program for the first time, as far as it could know. */
  private Credit credit(long batch, Remanufactured made, Set<String> known) {
    List<String> fresh =
        made.choices().pairs().stream().filter(pair -> !known.contains(pair)).toList();
    return new Credit(
        YieldCounters.credit(batch, name(), fresh, Optional.empty()).always(), Credit.NONE.found());
  }

  @Override
  public Sourced again(Origin origin, long trial, Scratch scratch) {
    return SnippetRecipe.parse(origin.detail())
        .flatMap(parsed -> again(origin.seed(), parsed))
        .orElseGet(() -> new Sourced.Failed("not understood: " + origin.detail(), Duration.ZERO));
  }

  private Optional<Sourced> again(Seed seed, SnippetRecipe.Parsed parsed) {
    SnippetOptions snippets = parsed.recipe().options();
    Choices choices = parsed.recipe().choices();
    return exact.isPresent()
        ? ExactRecipe.parse(parsed.before())
            .map(recipe -> overExact(seed, recipe, snippets, choices, _ -> Credit.NONE))
        : GrammarRecipe.parse(parsed.before())
            .map(options -> plain(seed, options, snippets, choices, _ -> Credit.NONE));
  }
}
