package dev.assay.mutate.variant;

import dev.assay.mutate.Mutator;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Mutators and how often each is tried, relative to the others. */
public record Mix(List<Share> shares) {
  /** One mutator with its weight. */
  public record Share(Mutator mutator, int weight) {}

  public Mix {
    shares = shares.stream().filter(share -> share.weight() > 0).toList();
    if (shares.isEmpty()) {
      throw new IllegalArgumentException("no mutators");
    }
  }

  /** Each as often. */
  public static Mix of(List<Mutator> mutators) {
    return new Mix(mutators.stream().map(mutator -> new Share(mutator, 1)).toList());
  }

  /** The names of the mutators. */
  public List<String> names() {
    return shares.stream().map(share -> share.mutator().name()).toList();
  }

  /** With other weights, by the names of mutators; who has none there keeps its own. */
  public Mix with(Map<String, Integer> weights) {
    return new Mix(
        shares.stream()
            .map(share ->
                new Share(
                    share.mutator(), weights.getOrDefault(share.mutator().name(), share.weight())))
            .toList());
  }

  /** So many different ones, in the order in which to try them. */
  List<Mutator> draw(int count, Rng rng) {
    var left = new ArrayList<>(shares);
    var drawn = new ArrayList<Mutator>();
    while (drawn.size() < count && !left.isEmpty()) {
      Share share = rng.pick(left, Share::weight);
      left.remove(share);
      drawn.add(share.mutator());
    }
    return drawn;
  }
}
