package dev.assay.generate.exact.policy;

import dev.assay.random.Rng;
import java.util.List;
import java.util.Set;

/**
 * Draws policies: random choices with the same chances everywhere make programs that all differ and
 * all look the same, so the chances are drawn first.
 */
public final class PolicyShuffle {
  private static final List<Feature> FEATURES = List.of(Feature.values());
  private static final List<Parameter> PARAMETERS = List.of(Parameter.values());
  private static final List<Distribution> DISTRIBUTIONS = List.of(Distribution.values());
  private static final List<OperatorContext> CONTEXTS = List.of(OperatorContext.values());
  private static final List<ConstantShare> SHARES = List.of(ConstantShare.values());

  /** In percent. */
  private static final List<Integer> FACTORS =
      List.of(10, 25, 50, 75, 100, 100, 150, 200, 300, 400);

  /** How many percent of a program's features are switched off. */
  private static final List<Integer> SILENCES = List.of(0, 0, 0, 10, 25);

  /** Those that are drawn from before there are regions. */
  private static final Set<Distribution> OF_WHOLE_PROGRAMS =
      Set.of(
          Distribution.GLOBAL_ROLES,
          Distribution.QUALIFIERS,
          Distribution.VARIABLE_SHAPES,
          Distribution.ARRAY_ELEMENTS,
          Distribution.ARRAY_DIMENSIONS,
          Distribution.ARRAY_LENGTHS,
          Distribution.STRUCT_MEMBERS,
          Distribution.BIT_FIELD_WIDTHS,
          Distribution.COMPOUND_TYPES,
          Distribution.ARRAY_REPRESENTATIONS,
          Distribution.ELEMENT_ACCESS,
          Distribution.PARAMETER_COUNTS,
          Distribution.OPERATOR_CONTEXTS,
          Distribution.CONSTANT_LEAVES);

  /**
   * Those whose one-sided forms would leave a program little to compute with: no inputs, or hardly
   * a leaf that is no constant.
   */
  private static final Set<Distribution> GENTLE =
      Set.of(
          Distribution.GLOBAL_ROLES,
          Distribution.LEAVES,
          Distribution.TARGETS,
          Distribution.OPERATOR_CONTEXTS,
          Distribution.CONSTANT_LEAVES);

  private static final List<Distribution> REGIONAL =
      DISTRIBUTIONS.stream().filter(d -> !OF_WHOLE_PROGRAMS.contains(d)).toList();
  private static final List<Feature> REGIONAL_FEATURES =
      FEATURES.stream()
          .filter(
              f -> f.group() == Feature.Group.STATEMENT || f.group() == Feature.Group.EXPRESSION)
          .toList();

  private static final int PERCENT = 100;
  private static final int AS_STANDARD = 60;
  private static final int BY_FACTORS = 1;

  private PolicyShuffle() {}

  /** The policy of a program. */
  public static GenerationPolicy of(Rng rng, PolicyOverrides overrides) {
    GenerationPolicy plain = GenerationPolicy.plain().with(overrides);
    int[] values = plain.copyOfValues();
    boolean[] kept = plain.kept();
    int silence = rng.pick(SILENCES);
    for (Feature feature : FEATURES) {
      boolean off = rng.chance(silence, PERCENT) && !PolicyTables.isEssential(feature);
      feature(values, kept, feature, off ? 0 : factor(rng));
    }
    for (Parameter parameter : PARAMETERS) {
      int drawn =
          rng.chance(AS_STANDARD, PERCENT)
              ? parameter.standard()
              : rng.between(parameter.least(), parameter.most());
      int i = Knob.index(parameter);
      values[i] = kept[i] ? values[i] : drawn;
    }
    DISTRIBUTIONS.forEach(distribution -> shuffle(values, kept, distribution, rng));
    PolicyTables.repair(values, kept);
    return GenerationPolicy.of(values, kept, true, OperatorContext.ANY, ConstantShare.AS_DRAWN);
  }

  /** The policy of a region of what the given one is for. */
  static GenerationPolicy region(GenerationPolicy outer, Rng rng) {
    return switch (rng.nextInt(5)) {
      case 0, 1 -> outer.within(CONTEXTS.get(outer.draw(Distribution.OPERATOR_CONTEXTS, rng)));
      case 2 -> outer.within(SHARES.get(outer.draw(Distribution.CONSTANT_LEAVES, rng)));
      case 3 ->
          numbers(outer, rng)
              .within(CONTEXTS.get(outer.draw(Distribution.OPERATOR_CONTEXTS, rng)))
              .within(SHARES.get(outer.draw(Distribution.CONSTANT_LEAVES, rng)));
      default -> numbers(outer, rng);
    };
  }

  /** One to three distributions drawn anew, and a few features more or less likely. */
  private static GenerationPolicy numbers(GenerationPolicy outer, Rng rng) {
    int[] values = outer.copyOfValues();
    boolean[] kept = outer.kept();
    for (int left = rng.between(1, 3); left > 0; left--) {
      shuffle(values, kept, rng.pick(REGIONAL), rng);
    }
    for (int left = rng.between(0, 4); left > 0; left--) {
      feature(values, kept, rng.pick(REGIONAL_FEATURES), factor(rng));
    }
    return GenerationPolicy.of(values, kept, true, outer.operators(), outer.constants());
  }

  private static int factor(Rng rng) {
    return rng.pick(FACTORS);
  }

  /** What is never wanted stays so, and what is wanted stays possible unless the factor is 0. */
  private static void feature(int[] values, boolean[] kept, Feature feature, int percent) {
    int i = feature.ordinal();
    if (!kept[i] && values[i] > 0) {
      values[i] = scaled(values[i], percent, Knob.of(feature).most());
    }
  }

  private static int scaled(int weight, int percent, int most) {
    return percent == 0 ? 0 : Math.clamp((long) weight * percent / PERCENT, 1, most);
  }

  private static void shuffle(int[] values, boolean[] kept, Distribution distribution, Rng rng) {
    int start = Knob.start(distribution);
    List<Integer> standard = distribution.weights();
    int drawnWay = rng.nextInt(10);
    int way = GENTLE.contains(distribution) ? BY_FACTORS : drawnWay;
    int favourite = rng.nextInt(standard.size());
    for (int i = 0; i < standard.size(); i++) {
      int weight = standard.get(i);
      int drawn = weight == 0 ? 0 : drawn(way, weight, i == favourite, rng);
      values[start + i] = kept[start + i] ? values[start + i] : drawn;
    }
    PolicyTables.repair(distribution, values, kept);
  }

  private static int drawn(int way, int standard, boolean favourite, Rng rng) {
    return switch (way) {
      case 0 -> standard;
      case BY_FACTORS, 2, 3, 4 ->
          rng.chance(1, 8) ? 0 : scaled(standard, factor(rng), Knob.MOST_WEIGHT);
      case 5, 6, 7 -> rng.between(1, PERCENT);
      default -> favourite ? rng.between(PERCENT, 3 * PERCENT) : rng.between(0, 10);
    };
  }
}
