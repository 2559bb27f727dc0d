package dev.assay.mutate.variant;

import dev.assay.random.Seed;
import java.util.Optional;
import java.util.Set;

/**
 * One round of mutation, as data: with its base and the mix it gives the same variant again.
 *
 * @param seed what sites and material are drawn with
 * @param kept the numbers of the mutations to be made; empty for all of them
 */
public record Round(Seed seed, Optional<Set<Integer>> kept) {
  public Round {
    kept = kept.map(Set::copyOf);
  }

  public static Round whole(Seed seed) {
    return new Round(seed, Optional.empty());
  }

  public Round keeping(Set<Integer> numbers) {
    return new Round(seed, Optional.of(numbers));
  }

  boolean keeps(int number) {
    return kept.isEmpty() || kept.get().contains(number);
  }
}
