package dev.assay.mutate.variant;

import dev.assay.mutate.Mutation;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rounds of mutation one after another: each works on what the one before made. */
public final class Chain {
  /** Programs that grow beyond this are not worth a compiler's time. */
  static final int LARGEST = 400_000;

  private Chain() {}

  /**
   * Where a chain has got to, with all that was done on the way.
   *
   * @param rounds what was done in each round
   */
  public record Link(Base base, List<List<Mutation>> rounds, List<Variant.Defect> defects) {
    public Link {
      rounds = List.copyOf(rounds);
      defects = List.copyOf(defects);
    }

    public List<Mutation> mutations() {
      return rounds.stream().flatMap(List::stream).toList();
    }

    private Link and(Optional<Variant> variant) {
      var all = new ArrayList<>(rounds);
      all.add(variant.map(Variant::mutations).orElse(List.of()));
      var wrong = new ArrayList<>(defects);
      variant.ifPresent(made -> wrong.addAll(made.defects()));
      return new Link(variant.map(Variant::base).orElse(base), all, wrong);
    }
  }

  /** So many rounds; empty if not one mutation was made in all of them. */
  public static Optional<Link> make(VariantMaker maker, Base base, Seed seed, int rounds) {
    var all = new ArrayList<Round>();
    for (int i = 0; i < rounds; i++) {
      all.add(Round.whole(seed.child(i)));
    }
    return make(maker, base, all);
  }

  /** The given rounds; one in which nothing can be done is passed over. */
  public static Optional<Link> make(VariantMaker maker, Base base, List<Round> rounds) {
    var link = new Link(base, List.of(), List.of());
    for (Round round : rounds) {
      boolean fits = link.base().text().length() <= LARGEST;
      link = link.and(fits ? maker.make(link.base(), round) : Optional.empty());
    }
    return link.mutations().isEmpty() ? Optional.empty() : Optional.of(link);
  }
}
