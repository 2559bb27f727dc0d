package dev.assay.campaign.source;

import dev.assay.compile.process.Scratch;
import dev.assay.mutate.variant.MarkovChain;
import dev.assay.mutate.variant.Round;
import dev.assay.mutate.variant.Walk;
import dev.assay.random.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Walks through the variants of programs.
 *
 * <p>The last ones are kept, as trials ask for one step after another; what is kept changes nothing
 * but the time it takes.
 */
final class Walks {
  private static final int KEPT = 8;

  private final Variants variants;
  private final Map<VariantRecipe, Walk> known =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<VariantRecipe, Walk> eldest) {
          return size() > KEPT;
        }
      };

  Walks(Variants variants) {
    this.variants = variants;
  }

  /** The rounds of a step; none if there is no program to start from. */
  List<Round> proposal(VariantRecipe recipe, Seed seed, int step, Scratch scratch) {
    if (!(variants.bases().of(recipe.program(), scratch) instanceof Bases.Found.Ready ready)) {
      return List.of();
    }
    Walk walk;
    synchronized (known) {
      walk =
          known.computeIfAbsent(
              recipe,
              r ->
                  new Walk(
                      variants.equipped(r, scratch).maker(),
                      ready.base(),
                      seed.child("steps"),
                      MarkovChain.DEFAULT));
    }
    return walk.proposal(step);
  }
}
