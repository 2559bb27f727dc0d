package dev.assay.campaign.source;

import dev.assay.c.Program;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.Compiler;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Donors;
import dev.assay.mutate.Mutation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.variant.Base;
import dev.assay.mutate.variant.Chain;
import dev.assay.mutate.variant.Mix;
import dev.assay.mutate.variant.Round;
import dev.assay.mutate.variant.VariantMaker;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Variants of another source's programs: each program itself, and then so many variants of it.
 *
 * <p>Its name is that of the other source and of the mutators: {@code csmith+emi}.
 */
public final class VariantSource implements ProgramSource {
  public static final int DEFAULT_VARIANTS = 10;
  private static final int MOST_ROUNDS = 3;
  private static final int DONORS = 2;
  private static final String FILE = "test.c";

  private final ProgramSource source;
  private final String mutators;
  private final Mix mix;
  private final int variants;
  private final Bases bases;

  /** Of a source with named mutators. */
  public VariantSource(
      ProgramSource source,
      String mutators,
      Mix mix,
      int variants,
      ProcessRunner runner,
      List<Compiler> readers) {
    this.source = source;
    this.mutators = mutators;
    this.mix = mix;
    this.variants = variants;
    this.bases = new Bases(source, runner, readers);
  }

  @Override
  public String name() {
    return source.name() + "+" + mutators;
  }

  @Override
  public String settings() {
    return (source.settings() + " --variants " + variants).strip();
  }

  @Override
  public Sourced make(Ticket ticket, Scratch scratch) {
    long family = ticket.number() / (variants + 1);
    Rng rng = ticket.seed().child("rounds").rng();
    boolean isItself = ticket.number() % (variants + 1) == 0;
    int count = isItself ? 0 : rng.between(1, MOST_ROUNDS);
    var rounds = new ArrayList<Round>();
    for (int i = 0; i < count; i++) {
      rounds.add(Round.whole(ticket.seed().child("round").child(i)));
    }
    var donors = new ArrayList<VariantRecipe.Key>();
    for (int i = 1; i <= DONORS && i <= family; i++) {
      donors.add(program(ticket, family - i));
    }
    return made(ticket.seed(), new VariantRecipe(program(ticket, family), donors, rounds), scratch);
  }

  private static VariantRecipe.Key program(Ticket ticket, long family) {
    return new VariantRecipe.Key(family, ticket.campaign().child("family").child(family));
  }

  @Override
  public Sourced again(Origin origin, long trial, Scratch scratch) {
    Optional<VariantRecipe> recipe = VariantRecipe.parse(origin.detail());
    return recipe.isPresent()
        ? made(origin.seed(), recipe.get(), scratch)
        : new Sourced.Failed("not understood: " + origin.detail(), Duration.ZERO);
  }

  /** A variant, with what was done in each round. */
  public record Remade(TestCase test, List<List<Mutation>> rounds) {}

  /** The variant of a recipe of this source; empty if there is none. */
  public Optional<Remade> remade(Seed seed, VariantRecipe recipe, Scratch scratch) {
    if (!(bases.of(recipe.program(), scratch) instanceof Bases.Found.Ready ready)) {
      return Optional.empty();
    }
    var itself = new Chain.Link(ready.base(), List.of(), List.of());
    Chain.Link link = chain(recipe, ready.base(), scratch).link().orElse(itself);
    return Optional.of(new Remade(test(seed, recipe, ready.test(), link.base()), link.rounds()));
  }

  private Sourced made(Seed seed, VariantRecipe recipe, Scratch scratch) {
    return switch (bases.of(recipe.program(), scratch)) {
      case Bases.Found.Useless(String reason, Duration cpu) -> new Sourced.Failed(reason, cpu);
      case Bases.Found.Ready(TestCase test, Base base, Duration cpu) -> {
        if (recipe.rounds().isEmpty()) {
          yield made(seed, recipe, test, base, cpu);
        }
        Chained chained = chain(recipe, base, scratch);
        Duration all = cpu.plus(chained.cpu());
        yield chained
            .link()
            .map(link -> made(seed, recipe, test, link.base(), all))
            .orElseGet(() -> new Sourced.Failed("nothing to mutate", all));
      }
    };
  }

  private record Chained(Optional<Chain.Link> link, Duration cpu) {}

  private Chained chain(VariantRecipe recipe, Base base, Scratch scratch) {
    Donated donated = donated(recipe, scratch);
    var maker =
        new VariantMaker(
            mix, VariantMaker.DEFAULT_PROBABILITY, VariantMaker.DEFAULT_MOST, donated.donors());
    return new Chained(Chain.make(maker, base, recipe.rounds()), donated.cpu());
  }

  private record Donated(Donors donors, Duration cpu) {}

  private Donated donated(VariantRecipe recipe, Scratch scratch) {
    var programs = new ArrayList<Program>();
    Duration cpu = Duration.ZERO;
    for (VariantRecipe.Key key : recipe.donors()) {
      Bases.Found found = bases.of(key, scratch);
      cpu = cpu.plus(found.cpu());
      if (found instanceof Bases.Found.Ready ready) {
        programs.add(ready.base().program());
      }
    }
    return new Donated(new Donors(programs), cpu);
  }

  private Sourced made(Seed seed, VariantRecipe recipe, TestCase test, Base base, Duration cpu) {
    var promise = new Promise(base.program().model(), base.cases().getFirst().expected(), false);
    return new Sourced.Made(test(seed, recipe, test, base), cpu, Optional.of(promise));
  }

  private TestCase test(Seed seed, VariantRecipe recipe, TestCase test, Base base) {
    String text = new String(SourceText.encode(base.text()), StandardCharsets.ISO_8859_1);
    return TestCase.of(
        new Origin(name(), seed, recipe.text()),
        test.standard(),
        List.of(new SourceFile(FILE, text)),
        List.of());
  }
}
