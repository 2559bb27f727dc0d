package dev.assay.campaign.source;

import dev.assay.compile.Compiler;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Mutation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.variant.Mix;
import dev.assay.mutate.variant.Round;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Variants of another source's programs: each program itself, and then so many variants of it.
 *
 * <p>Its name is that of the other source and of the mutators: {@code csmith+emi}. Of half of the
 * programs variants are drawn one by one, with a few rounds each; of the others they are the steps
 * of a walk. Mutators that have yielded more in the batches before are used more often.
 */
public final class VariantSource implements LearningSource {
  public static final int DEFAULT_VARIANTS = 10;

  /** A campaign's counter of what was done to programs. */
  public static final String MUTATIONS = "mutations";

  /** A campaign's counter of what would have changed what programs do, and was left out. */
  public static final String DEFECTS = "mutations.defects";

  private static final int MOST_ROUNDS = 3;
  private static final int DONORS = 2;
  private static final int MEASURE_ONE_IN = 5;

  private final ProgramSource source;
  private final Variants made;
  private final int variants;
  private final Walks walks;
  private final Gain gain;
  private final Injectable functions;
  private final Emphasis emphasis;
  private final Experience experience;

  /** Of a source with named mutators. */
  public VariantSource(
      ProgramSource source,
      String mutators,
      Mix mix,
      int variants,
      Injectable functions,
      ProcessRunner runner,
      List<Compiler> compilers,
      Experience experience) {
    this.source = source;
    this.variants = variants;
    this.made =
        new Variants(
            source.name() + "+" + mutators + functions.suffix(),
            mix,
            new Bases(source, runner, compilers),
            functions.functions());
    this.functions = functions;
    this.emphasis = Emphasis.of(mutators);
    this.walks = new Walks(made);
    this.gain = Gain.of(runner, compilers);
    this.experience = experience;
  }

  @Override
  public String name() {
    return made.name();
  }

  @Override
  public String settings() {
    return (source.settings() + " --variants " + variants + emphasis.told() + functions.told())
        .strip();
  }

  @Override
  public VariantSource with(CampaignMemory memory) {
    return new VariantSource(this, memory.experience());
  }

  private VariantSource(VariantSource other, Experience experience) {
    this.source = other.source;
    this.variants = other.variants;
    this.made = other.made;
    this.walks = other.walks;
    this.gain = other.gain;
    this.functions = other.functions;
    this.emphasis = other.emphasis;
    this.experience = experience;
  }

  @Override
  public Sourced make(Ticket ticket, Scratch scratch) {
    long family = ticket.turn() / (variants + 1);
    int place = (int) (ticket.turn() % (variants + 1));
    var itself = new VariantRecipe(program(ticket, family), List.of(), List.of());
    if (place == 0) {
      return sourced(made.make(ticket.seed(), itself, scratch), Credit.NONE);
    }
    // The same for the whole family: a walk goes on with what it began with.
    long batch = family * (variants + 1) / Experience.BATCH;
    return experience
        .before((batch - 1) * Experience.BATCH, name())
        .map(yields -> emphasis.in(yields.weights(made.mix().names())))
        .map(mix -> recipe(ticket, family, place, mix, scratch))
        .map(recipe -> variant(ticket, recipe, batch, scratch))
        .orElseGet(() -> new Sourced.Failed("interrupted", Duration.ZERO));
  }

  private VariantRecipe recipe(
      Ticket ticket, long family, int place, SortedMap<String, Integer> mix, Scratch scratch) {
    var donors = new ArrayList<VariantRecipe.Key>();
    for (int i = 1; i <= DONORS && i <= family; i++) {
      donors.add(program(ticket, family - i));
    }
    var recipe = new VariantRecipe(program(ticket, family), donors, List.of(), mix);
    Seed choice = ticket.campaign().child("walk").child(family);
    return recipe.with(
        choice.rng().chance(1, 2)
            ? walks.proposal(recipe, choice, place - 1, scratch)
            : rounds(ticket.seed()));
  }

  private static List<Round> rounds(Seed seed) {
    int count = seed.child("rounds").rng().between(1, MOST_ROUNDS);
    var rounds = new ArrayList<Round>();
    for (int i = 0; i < count; i++) {
      rounds.add(Round.whole(seed.child("round").child(i)));
    }
    return rounds;
  }

  private static VariantRecipe.Key program(Ticket ticket, long family) {
    return new VariantRecipe.Key(family, ticket.campaign().child("family").child(family));
  }

  private Sourced variant(Ticket ticket, VariantRecipe recipe, long batch, Scratch scratch) {
    Variants.Done done = made.make(ticket.seed(), recipe, scratch);
    if (!(done instanceof Variants.Done.Ready ready)) {
      return sourced(done, Credit.NONE);
    }
    Rng rng = ticket.seed().child("measured").rng();
    Gain.Measured measured =
        rng.chance(1, MEASURE_ONE_IN) ? measured(ready, rng, scratch) : Gain.Measured.NOT;
    List<Mutation> mutations = ready.link().mutations();
    Credit yields =
        YieldCounters.credit(
            batch, name(), mutations.stream().map(Mutation::mutator).toList(), measured.gain());
    var counters = new TreeMap<>(yields.always());
    counters.putAll(Map.of(MUTATIONS, (long) mutations.size(), DEFECTS, defects(ready)));
    return sourced(
        new Variants.Done.Ready(
            ready.program(), ready.test(), ready.link(), ready.cpu().plus(measured.cpu())),
        new Credit(counters, yields.found()));
  }

  private static long defects(Variants.Done.Ready ready) {
    return ready.link().defects().size();
  }

  private Gain.Measured measured(Variants.Done.Ready ready, Rng rng, Scratch scratch) {
    TestCase test = ready.test();
    var program =
        TestCase.of(
            test.origin(), test.standard(), List.of(Variants.file(ready.program())), test.flags());
    return gain.between(program, test, rng, scratch);
  }

  private static Sourced sourced(Variants.Done done, Credit credit) {
    return switch (done) {
      case Variants.Done.Failed(String reason, Duration cpu) -> new Sourced.Failed(reason, cpu);
      case Variants.Done.Ready(var _, TestCase test, var link, Duration cpu) -> {
        var base = link.base();
        var promise =
            new Promise(
                base.program().model(), Optional.of(base.cases().getFirst().expected()), false);
        yield new Sourced.Made(test, cpu, Optional.of(promise), credit);
      }
    };
  }

  @Override
  public Sourced again(Origin origin, long trial, Scratch scratch) {
    return VariantRecipe.parse(origin.detail())
        .map(recipe -> sourced(made.make(origin.seed(), recipe, scratch), Credit.NONE))
        .orElseGet(() -> new Sourced.Failed("not understood: " + origin.detail(), Duration.ZERO));
  }

  /** A variant, with what was done in each round. */
  public record Remade(TestCase test, List<List<Mutation>> rounds) {}

  /** The variant of a recipe of this source; empty if there is none. */
  public Optional<Remade> remade(Seed seed, VariantRecipe recipe, Scratch scratch) {
    return made.make(seed, recipe, scratch) instanceof Variants.Done.Ready ready
        ? Optional.of(new Remade(ready.test(), ready.link().rounds()))
        : Optional.empty();
  }
}
