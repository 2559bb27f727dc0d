package dev.assay.generate.exact.expression;

import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.GenerationPolicy;
import java.util.List;
import java.util.Optional;

/** Draws kinds by the weights of policies; the sums of weights are kept for the last policy. */
final class KindChoice {
  private static final int TRIES = 16;

  private final List<ExpressionKind> kinds;
  private final int[] sums;
  private GenerationPolicy policy;

  KindChoice(List<ExpressionKind> kinds) {
    this.kinds = kinds;
    this.sums = new int[kinds.size()];
  }

  /** A kind that fits; none if only kinds came up that do not. */
  Optional<ExpressionKind> draw(Spot spot) {
    add(spot.policy());
    int total = sums[sums.length - 1];
    for (int i = 0; total > 0 && i < TRIES; i++) {
      ExpressionKind kind = kinds.get(position(spot.rng().nextInt(total)));
      if ((kind.isLeaf() || kind.fitsRegion(spot)) && kind.fits(spot)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  private void add(GenerationPolicy now) {
    if (now == policy) {
      return;
    }
    int sum = 0;
    for (int i = 0; i < sums.length; i++) {
      sum += now.weight(kinds.get(i).feature());
      sums[i] = sum;
    }
    policy = now;
  }

  private int position(int point) {
    int i = 0;
    while (point >= sums[i]) {
      i++;
    }
    return i;
  }
}
