package dev.assay.mutate.changing;

import dev.assay.c.Program;
import dev.assay.c.edit.Replacements;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Names;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes mutants, one change each.
 *
 * @param weights how often each is tried, by its name; 4 for one without a weight
 * @param largest a mutant whose text is longer is dropped, unless it is shorter than its subject
 */
public record MutantMaker(
    List<ChangingMutator> mutators, Map<String, Integer> weights, int largest) {
  /** What a mutator weighs of which nothing is known. */
  public static final int PLAIN_WEIGHT = 4;

  public static final int DEFAULT_LARGEST = 60_000;

  private static final int TRIES = 8;

  public MutantMaker {
    mutators = List.copyOf(mutators);
    weights = Map.copyOf(weights);
  }

  /** All mutators, none preferred. */
  public static MutantMaker ofAll() {
    return new MutantMaker(ChangingMutators.all(), Map.of(), DEFAULT_LARGEST);
  }

  /** One alone. */
  public static MutantMaker of(ChangingMutator mutator) {
    return new MutantMaker(List.of(mutator), Map.of(), DEFAULT_LARGEST);
  }

  /** What became of one step. */
  public sealed interface Tried {
    record Made(Mutant mutant) implements Tried {}

    /** The mutator found no site, or there is no such mutator. */
    record NoSite() implements Tried {}

    /** Our parser refuses what came out, or it is too large; for people. */
    record Refused(String reason) implements Tried {}
  }

  /**
   * What came of drawing steps until one gave a mutant.
   *
   * @param refused mutators whose results were refused on the way
   */
  public record Result(Optional<Mutant> mutant, List<String> refused) {}

  /** Draws mutators by weight until one of them gives a mutant, or too many gave none. */
  public Result make(Subject subject, Seed seed) {
    Rng rng = seed.child("mutator").rng();
    var left = new ArrayList<>(mutators);
    var refused = new ArrayList<String>();
    for (int i = 0; i < TRIES && !left.isEmpty(); i++) {
      ChangingMutator mutator = rng.pick(left, this::weight);
      left.remove(mutator);
      switch (step(subject, new Step(mutator.name(), seed.child(i)))) {
        case Tried.Made(Mutant mutant) -> {
          return new Result(Optional.of(mutant), refused);
        }
        case Tried.Refused _ -> refused.add(mutator.name());
        case Tried.NoSite _ -> {}
      }
    }
    return new Result(Optional.empty(), refused);
  }

  private int weight(ChangingMutator mutator) {
    return weights.getOrDefault(mutator.name(), PLAIN_WEIGHT);
  }

  /** Whether the mutator of that name may take code from another program. */
  public boolean takesFromOthers(String mutator) {
    return mutators.stream().anyMatch(m -> m.name().equals(mutator) && m.takesFromOthers());
  }

  /** Makes a step, for the first time or again. */
  public Tried step(Subject subject, Step step) {
    Program program = subject.program();
    var names = new FreshNames(Names.taken(program), 0);
    Optional<Change> change =
        mutators.stream()
            .filter(mutator -> mutator.name().equals(step.mutator()))
            .findFirst()
            .flatMap(mutator -> mutator.change(subject, names, step.seed().rng()));
    return change.map(made -> read(program, made, step)).orElseGet(Tried.NoSite::new);
  }

  private Tried read(Program program, Change change, Step step) {
    String text = Printer.print(Replacements.made(change.replacements(), program));
    if (text.length() > largest && text.length() > Printer.print(program).length()) {
      return new Tried.Refused("too large");
    }
    ParseResult parsed =
        Parser.parse(SourceText.of(program.file(), text), program.model(), program.standard());
    if (parsed.unsupported().isPresent()) {
      return new Tried.Refused(parsed.unsupported().get().message());
    }
    if (parsed.hasErrors()) {
      var first = parsed.errors().getFirst();
      return new Tried.Refused(first.span() + ": " + first.message());
    }
    return new Tried.Made(new Mutant(parsed.program(), text, step, change.material()));
  }
}
