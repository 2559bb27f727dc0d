package dev.assay.campaign.reduction;

import dev.assay.campaign.source.VariantRecipe;
import dev.assay.campaign.source.VariantSource;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.mutate.Mutation;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.variant.Round;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Leaves out the mutations of a variant that a bug does not need: large parts of them first. It
 * takes fewer builds than to reduce the program, and tells what made the difference.
 */
public final class MutationDropping {
  /** Where so many builds have not told, those of the reduction of the program are worth more. */
  private static final int MOST_TRIES = 80;

  private final Specimen specimen;
  private final Tools tools;
  private final VariantSource source;
  private final BooleanSupplier stop;
  private final VariantRecipe recipe;
  private final Preparation.Settled.Fine settled;
  private int tries;

  /** One mutation of one round. */
  private record Part(int round, Mutation mutation) {}

  /**
   * A variant with no more than what it needs.
   *
   * @param needed none if the program that it is a variant of shows the bug too
   * @param isSure whether none of these can be left out by itself
   */
  public record Dropped(Specimen specimen, List<Mutation> needed, boolean isSure) {
    public Dropped {
      needed = List.copyOf(needed);
    }
  }

  private MutationDropping(
      Specimen specimen,
      Tools tools,
      VariantSource source,
      BooleanSupplier stop,
      VariantRecipe recipe,
      Preparation.Settled.Fine settled) {
    this.specimen = specimen;
    this.tools = tools;
    this.source = source;
    this.stop = stop;
    this.recipe = recipe;
    this.settled = settled;
  }

  /** Empty if the program is no variant of this source, or does not show the bug any more. */
  public static Optional<Dropped> of(
      Specimen specimen, Tools tools, VariantSource source, BooleanSupplier stop) {
    Optional<VariantRecipe> recipe = VariantRecipe.parse(specimen.test().origin().detail());
    if (recipe.isEmpty() || recipe.get().rounds().isEmpty()) {
      return Optional.empty();
    }
    return new Preparation(specimen, tools, Staying.NONE).ofText()
            instanceof Preparation.Settled.Fine fine
        ? new MutationDropping(specimen, tools, source, stop, recipe.get(), fine).run()
        : Optional.empty();
  }

  private Optional<Dropped> run() {
    Optional<VariantSource.Remade> whole = remade(recipe);
    if (whole.isEmpty() || !whole.get().test().files().equals(specimen.test().files())) {
      return Optional.empty();
    }
    List<Part> kept = parts(whole.get());
    List<Part> needed = shows(List.of()) ? List.of() : minimised(kept);
    return remade(recipe(needed))
        .map(made ->
            new Dropped(
                new Specimen(made.test(), specimen.bad(), specimen.symptom()),
                needed.stream().map(Part::mutation).toList(),
                !isOver()));
  }

  private static List<Part> parts(VariantSource.Remade whole) {
    var parts = new ArrayList<Part>();
    for (int round = 0; round < whole.rounds().size(); round++) {
      for (Mutation mutation : whole.rounds().get(round)) {
        parts.add(new Part(round, mutation));
      }
    }
    return parts;
  }

  private boolean isOver() {
    return tries >= MOST_TRIES || stop.getAsBoolean();
  }

  /**
   * The last rounds first: what a round does depends on what those before it have left, so that a
   * mutation of an early round is hardly ever left out alone.
   */
  private List<Part> minimised(List<Part> all) {
    List<Part> kept = all.reversed();
    for (int length = (all.size() + 1) / 2; length > 0; length /= 2) {
      int start = 0;
      while (start < kept.size() && !isOver()) {
        tries++;
        List<Part> fewer = without(kept, start, Math.min(kept.size(), start + length));
        if (shows(fewer)) {
          kept = fewer;
        } else {
          start += length;
        }
      }
    }
    return kept.reversed();
  }

  private static List<Part> without(List<Part> parts, int start, int end) {
    var fewer = new ArrayList<>(parts.subList(0, start));
    fewer.addAll(parts.subList(end, parts.size()));
    return fewer;
  }

  /** Rounds at the end in which nothing is left to do are left out. */
  private VariantRecipe recipe(List<Part> parts) {
    var rounds = new ArrayList<Round>();
    for (int i = 0; i < recipe.rounds().size(); i++) {
      Set<Integer> numbers = new HashSet<>();
      for (Part part : parts) {
        if (part.round() == i) {
          numbers.add(part.mutation().number());
        }
      }
      rounds.add(recipe.rounds().get(i).keeping(numbers));
    }
    while (!rounds.isEmpty() && rounds.getLast().kept().orElseThrow().isEmpty()) {
      rounds.removeLast();
    }
    return recipe.with(rounds);
  }

  private boolean shows(List<Part> parts) {
    Optional<VariantSource.Remade> made = remade(recipe(parts));
    if (made.isEmpty()) {
      return false;
    }
    TestCase test = made.get().test();
    var model = FlagMeaning.setting(specimen.bad(), test.standard()).parsed();
    try (Scratch scratch = tools.scratch()) {
      return settled
          .traits()
          .of(settled.bad())
          .isIn(
              new Candidate(test, new TextSense(test, model, Optional.of(specimen.bad()), tools)),
              scratch);
    }
  }

  private Optional<VariantSource.Remade> remade(VariantRecipe wanted) {
    try (Scratch scratch = tools.scratch()) {
      return source.remade(specimen.test().origin().seed(), wanted, scratch);
    }
  }
}
