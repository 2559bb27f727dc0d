package dev.assay.mutate.variant;

import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Homes;
import dev.assay.c.edit.Replacement;
import dev.assay.c.edit.Replacements;
import dev.assay.c.print.PrintMemo;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.DeepThread;
import dev.assay.interpret.Limits;
import dev.assay.mutate.Change;
import dev.assay.mutate.CompatibleChanges;
import dev.assay.mutate.Donors;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutation;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.NamesUsed;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.mutate.profile.Merging;
import dev.assay.mutate.profile.Profile;
import dev.assay.mutate.profile.Profiler;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes variants of programs.
 *
 * <p>In each round statements are chosen by chance, the program is run to see what holds there,
 * each of them gets a mutation, all are made at once, and the result is run: it must do what its
 * base does. Each mutation depends on the base and the round's seed alone, so that any of them can
 * be left out.
 *
 * @param probability how likely a statement is chosen
 * @param most so many mutations a round at most
 */
public record VariantMaker(Mix mix, double probability, int most, Donors donors) {
  public static final double DEFAULT_PROBABILITY = 0.1;
  public static final int DEFAULT_MOST = 60;
  private static final int TRIES = 4;

  /** The same for all variants, so that they can share what was seen. */
  private static final Seed PLACES = new Seed(0).child("places");

  /** Of small programs, too, something is changed. */
  private static final int FEWEST = 3;

  public VariantMaker(Mix mix, double probability) {
    this(mix, probability, DEFAULT_MOST, Donors.NONE);
  }

  /** A mutation with what it does to the tree. */
  private record Planned(Mutation mutation, Change change) {}

  /** What became of a round: a variant, or nothing as no mutator found anything to do. */
  public Optional<Variant> make(Base base, Round round) {
    return DeepThread.call(() -> madeHere(base, round));
  }

  private Optional<Variant> madeHere(Base base, Round round) {
    List<Planned> planned = plan(base, round);
    if (planned.isEmpty()) {
      return Optional.empty();
    }
    return switch (tried(base, planned)) {
      case Tried.Fine(Base next) -> Optional.of(new Variant(next, mutations(planned), List.of()));
      case Tried.Wrong _ -> withoutDefects(base, planned);
    };
  }

  private List<Planned> plan(Base base, Round round) {
    Spots spots = base.memo().of(base.program(), Spots.class, () -> Spots.of(base.program()));
    List<Spot> chosen = chosen(spots, round.seed().child("spots").rng());
    return base.profiles()
        .of(statements(chosen), statements(spots.all()), some -> profile(base, some))
        .map(
            profile -> plan(chosen, new Facts(base.program(), profile, donors, base.memo()), round))
        .orElse(List.of());
  }

  private static List<Stmt> statements(List<Spot> spots) {
    return spots.stream().map(Spot::statement).toList();
  }

  /** What holds in all of the runs that count. */
  private static Optional<Profile> profile(Base base, List<Stmt> statements) {
    Optional<Profile> all = Optional.empty();
    for (Base.Case one : base.cases()) {
      Limits limits = base.limits().withStart(one.start());
      if (!(Profiler.profile(base.program(), base.dialect(), limits, statements, PLACES)
          instanceof Profiler.Result.Done(Profile next))) {
        return Optional.empty();
      }
      all = Optional.of(all.map(before -> Merging.of(before, next)).orElse(next));
    }
    return all;
  }

  private List<Spot> chosen(Spots spots, Rng rng) {
    List<Spot> all = spots.all();
    List<Spot> drawn = all.stream().filter(_ -> rng.nextDouble() < probability).toList();
    if (drawn.size() < FEWEST) {
      return rng.shuffled(all).subList(0, Math.min(FEWEST, all.size()));
    }
    return drawn.size() <= most ? drawn : rng.shuffled(drawn).subList(0, most);
  }

  private List<Planned> plan(List<Spot> spots, Facts facts, Round round) {
    Set<String> taken = NamesUsed.in(facts.program(), facts.memo());
    var planned = new ArrayList<Planned>();
    for (int number = 0; number < spots.size(); number++) {
      if (round.keeps(number)) {
        mutation(number, spots.get(number), facts, taken, round.seed().child(number))
            .ifPresent(planned::add);
      }
    }
    return CompatibleChanges.of(planned, Planned::change);
  }

  private Optional<Planned> mutation(
      int number, Spot spot, Facts facts, Set<String> taken, Seed seed) {
    for (Mutator mutator : mix.draw(TRIES, seed.child("mutator").rng())) {
      Optional<Change> change =
          mutator.at(spot, facts, new FreshNames(taken, number), seed.child("material").rng());
      if (change.isPresent()) {
        var mutation =
            new Mutation(number, mutator.name(), spot.site(), seed, change.get().material());
        return Optional.of(new Planned(mutation, change.get()));
      }
    }
    return Optional.empty();
  }

  private static List<Mutation> mutations(List<Planned> planned) {
    return planned.stream().map(Planned::mutation).toList();
  }

  private sealed interface Tried {
    record Fine(Base next) implements Tried {}

    record Wrong(String reason) implements Tried {}
  }

  private static Tried tried(Base base, List<Planned> planned) {
    List<Replacement> replacements =
        planned.stream().flatMap(p -> p.change().replacements().stream()).toList();
    PrintMemo printed = base.memo().of(base.program(), PrintMemo.class, PrintMemo::new);
    Homes homes = base.memo().of(base.program(), Homes.class, () -> Homes.of(base.program()));
    String text = Printer.print(Replacements.made(replacements, base.program(), homes), printed);
    return switch (Base.reread(base.program(), text)) {
      case Base.Reading.Wrong(String reason) -> new Tried.Wrong(reason);
      case Base.Reading.Fine(Program program) ->
          base.difference(program)
              .<Tried>map(Tried.Wrong::new)
              .orElseGet(() -> new Tried.Fine(base.with(program, text)));
    };
  }

  /** One after another, each on top of those before that keep their promise. */
  private static Optional<Variant> withoutDefects(Base base, List<Planned> planned) {
    var good = new ArrayList<Planned>();
    var defects = new ArrayList<Variant.Defect>();
    Optional<Base> best = Optional.empty();
    for (Planned next : planned) {
      good.add(next);
      switch (tried(base, good)) {
        case Tried.Fine(Base made) -> best = Optional.of(made);
        case Tried.Wrong(String reason) -> {
          good.removeLast();
          defects.add(new Variant.Defect(next.mutation(), reason));
        }
      }
    }
    return best.map(made -> new Variant(made, mutations(good), defects));
  }
}
