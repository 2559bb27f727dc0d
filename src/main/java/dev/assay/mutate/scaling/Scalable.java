package dev.assay.mutate.scaling;

import dev.assay.c.Program;
import dev.assay.c.edit.Replacements;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Names;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A program with a place at which it can be made larger: the same text for the same factor. */
public record Scalable(Program program, Scaling scaling, Place place, Set<String> taken) {
  /** Enough for names to clash and for labels to be there twice. */
  private static final int TRIED = 3;

  private static final int TRIES = 8;

  public Scalable {
    taken = Set.copyOf(taken);
  }

  /** One of the scalings at one of its places, each scaling as likely that has any. */
  public static Optional<Scalable> drawn(Program program, List<Scaling> scalings, Rng rng) {
    Set<String> taken = Names.taken(program);
    for (Scaling scaling : rng.shuffled(scalings)) {
      List<Place> places = scaling.places(program);
      for (int i = 0; i < TRIES && !places.isEmpty(); i++) {
        var scalable = new Scalable(program, scaling, rng.pick(places), taken);
        if (scalable.isReadable()) {
          return Optional.of(scalable);
        }
      }
    }
    return Optional.empty();
  }

  /** What our parser refuses is dropped: compilers would refuse it as well. */
  private boolean isReadable() {
    ParseResult parsed =
        Parser.parse(
            SourceText.of(program.file(), text(Math.min(TRIED, place.most()))),
            program.model(),
            program.standard());
    return !parsed.hasErrors() && parsed.unsupported().isEmpty();
  }

  /** The larger program; its types are right only once it is printed and parsed. */
  public Program at(int factor) {
    if (factor < 1 || factor > place.most()) {
      throw new IllegalArgumentException("no factor of " + scaling.name() + ": " + factor);
    }
    var names = new FreshNames(taken, 0);
    return Replacements.made(place.growth().by(factor, names), program);
  }

  public String text(int factor) {
    return Printer.print(at(factor));
  }

  /** As reports name it: {@code nest-if at f:3}. */
  @Override
  public String toString() {
    return scaling.name() + " at " + place.where();
  }
}
