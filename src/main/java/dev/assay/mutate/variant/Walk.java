package dev.assay.mutate.variant;

import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A walk through the variants of one program, away from it.
 *
 * <p>Each step proposes one more round on top of where the walk stands. It goes there, or stays, as
 * {@link MarkovChain} decides by the distances of both from the program. Where it has been is
 * remembered, so that many threads may ask for steps in any order. It does not go to programs that
 * have grown too long to be changed further.
 */
public final class Walk {
  private final VariantMaker maker;
  private final Distance.Shape origin;
  private final Seed seed;
  private final MarkovChain chain;
  private final Base first;
  private final Growth growth;

  /** The rounds that lead to where the walk stands before each step. */
  private final List<List<Round>> paths = new ArrayList<>(List.of(List.of()));

  private Base base;
  private double distance;

  /** Starts at the program itself. */
  public Walk(VariantMaker maker, Base base, Seed seed, MarkovChain chain) {
    this(maker, base, seed, chain, Growth.DEFAULT);
  }

  Walk(VariantMaker maker, Base base, Seed seed, MarkovChain chain, Growth growth) {
    this.growth = growth;
    this.first = base;
    this.maker = maker;
    this.base = base;
    this.seed = seed;
    this.chain = chain;
    this.origin = Distance.shape(base.program());
  }

  /** The rounds that lead to what is proposed in a step, the first of which is 0. */
  public synchronized List<Round> proposal(int step) {
    while (paths.size() <= step) {
      paths.add(isAccepted() ? longer(paths.size() - 1) : paths.getLast());
    }
    return longer(step);
  }

  private List<Round> longer(int step) {
    var rounds = new ArrayList<>(paths.get(step));
    rounds.add(round(step));
    return List.copyOf(rounds);
  }

  private boolean isAccepted() {
    Round round = round(paths.size() - 1);
    Optional<Variant> proposed =
        base.text().length() <= Chain.LARGEST ? maker.make(base, round) : Optional.empty();
    if (proposed.isEmpty()) {
      return false;
    }
    Base next = proposed.get().base();
    double there = Distance.between(Distance.shape(next.program()), origin);
    boolean accepted =
        growth.allows(next, first)
            && chain.accepts(distance, there, round.seed().child("accepted").rng());
    if (accepted) {
      base = next;
      distance = there;
    }
    return accepted;
  }

  private Round round(int step) {
    return Round.whole(seed.child(step));
  }
}
