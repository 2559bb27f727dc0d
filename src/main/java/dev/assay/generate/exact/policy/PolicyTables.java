package dev.assay.generate.exact.policy;

import java.util.Arrays;
import java.util.List;

/** What the arrays of numbers inside of policies must obey. */
final class PolicyTables {
  private static final List<Distribution> DISTRIBUTIONS = List.of(Distribution.values());
  private static final List<Feature> FEATURES = List.of(Feature.values());

  /** Without these there is no program at all. */
  private static final List<Feature> ESSENTIAL =
      List.of(Feature.ASSIGNMENT, Feature.CONSTANT, Feature.VARIABLE);

  private PolicyTables() {}

  static boolean isEssential(Feature feature) {
    return ESSENTIAL.contains(feature);
  }

  /** For each distribution, at each outcome, the sum of the weights up to it. */
  static int[][] sums(int[] values) {
    int[][] sums = new int[DISTRIBUTIONS.size()][];
    for (Distribution distribution : DISTRIBUTIONS) {
      int start = Knob.start(distribution);
      int[] own = Arrays.copyOfRange(values, start, start + distribution.outcomes().size());
      for (int i = 1; i < own.length; i++) {
        own[i] += own[i - 1];
      }
      sums[distribution.ordinal()] = own;
    }
    return sums;
  }

  /** Every choice gets an outcome: those that are free become what they are without shuffling. */
  static void repair(int[] values, boolean[] kept) {
    for (Feature feature : ESSENTIAL) {
      int i = feature.ordinal();
      values[i] = kept[i] ? values[i] : Math.max(1, values[i]);
    }
    for (Feature.Group group : List.of(Feature.Group.STATEMENT, Feature.Group.EXPRESSION)) {
      if (FEATURES.stream().noneMatch(f -> f.group() == group && values[f.ordinal()] > 0)) {
        FEATURES.stream()
            .filter(f -> f.group() == group && !kept[f.ordinal()])
            .forEach(f -> values[f.ordinal()] = f.weight());
      }
    }
    DISTRIBUTIONS.forEach(distribution -> repair(distribution, values, kept));
  }

  static void repair(Distribution distribution, int[] values, boolean[] kept) {
    int start = Knob.start(distribution);
    int end = start + distribution.outcomes().size();
    if (Arrays.stream(values, start, end).anyMatch(weight -> weight > 0)) {
      return;
    }
    for (int i = start; i < end; i++) {
      values[i] = kept[i] ? values[i] : distribution.weights().get(i - start);
    }
  }
}
