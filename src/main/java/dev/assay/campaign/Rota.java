package dev.assay.campaign;

import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.VariantSource;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Which sources make the programs of one batch.
 *
 * <p>A batch has a few slots, and its trials go through them again and again: a source is given
 * slots, not trials, so that a program and all its variants find room in one, and sources still
 * take turns from the first trial on.
 *
 * @param slots the number of the source that each slot is for
 */
record Rota(List<Integer> slots) {
  private static final int FAMILY = VariantSource.DEFAULT_VARIANTS + 1;
  static final int SLOTS = Experience.BATCH / FAMILY;

  Rota {
    slots = List.copyOf(slots);
  }

  /**
   * At equal distances along all weights, from a point that is drawn: each source gets as many
   * slots as its weight says, up to what is left over of one.
   */
  static Rota draw(List<Integer> weights, Rng rng) {
    long total = weights.stream().mapToLong(Integer::longValue).sum();
    long start = rng.nextLong(total);
    var slots = new ArrayList<Integer>();
    for (int slot = 0; slot < SLOTS; slot++) {
      slots.add(at((slot * total + start) / SLOTS, weights));
    }
    return new Rota(rng.shuffled(slots));
  }

  private static int at(long point, List<Integer> weights) {
    int source = 0;
    long end = weights.getFirst();
    while (end <= point) {
      source++;
      end += weights.get(source);
    }
    return source;
  }

  /** The number of the source of a trial. */
  int source(long trial) {
    return slots.get(slot(trial));
  }

  /** A number for the trial by which trials of a slot follow each other. */
  static long turn(long trial) {
    long batch = trial / Experience.BATCH;
    long place = trial % Experience.BATCH / SLOTS;
    return batch * Experience.BATCH + (long) slot(trial) * FAMILY + place;
  }

  private static int slot(long trial) {
    return (int) (trial % Experience.BATCH % SLOTS);
  }
}
