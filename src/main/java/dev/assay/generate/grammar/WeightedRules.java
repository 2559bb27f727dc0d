package dev.assay.generate.grammar;

import dev.assay.random.Rng;
import java.util.List;
import java.util.function.Predicate;

/** Rules of one kind with the weights that a program has for them. */
public final class WeightedRules<R extends GrammarRule> {
  private final List<R> rules;
  private final int[] weights;

  WeightedRules(List<R> rules, GrammarOptions options) {
    this.rules = rules;
    this.weights = rules.stream().mapToInt(options::weight).toArray();
  }

  /** One of those that fit, of which there must be one, by their weights. */
  public R pick(Rng rng, Predicate<R> fits) {
    int[] sums = new int[weights.length];
    int sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i] > 0 && fits.test(rules.get(i)) ? weights[i] : 0;
      sums[i] = sum;
    }
    int point = rng.nextInt(sum);
    int drawn = 0;
    while (point >= sums[drawn]) {
      drawn++;
    }
    return rules.get(drawn);
  }
}
