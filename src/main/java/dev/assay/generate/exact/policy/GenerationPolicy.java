package dev.assay.generate.exact.policy;

import dev.assay.random.Rng;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** All that a program's random choices depend on, but for the random numbers themselves. */
public final class GenerationPolicy {
  private final Map<Feature, Integer> features;
  private final Map<Distribution, List<Integer>> distributions;
  private final Map<Parameter, Integer> parameters;

  public GenerationPolicy(
      Map<Feature, Integer> features,
      Map<Distribution, List<Integer>> distributions,
      Map<Parameter, Integer> parameters) {
    this.features = new EnumMap<>(features);
    this.distributions = new EnumMap<>(distributions);
    this.parameters = new EnumMap<>(parameters);
  }

  /** Every weight and amount as it is without shuffling. */
  public static GenerationPolicy plain() {
    var features = new EnumMap<Feature, Integer>(Feature.class);
    Arrays.stream(Feature.values()).forEach(f -> features.put(f, f.weight()));
    var distributions = new EnumMap<Distribution, List<Integer>>(Distribution.class);
    Arrays.stream(Distribution.values()).forEach(d -> distributions.put(d, d.weights()));
    var parameters = new EnumMap<Parameter, Integer>(Parameter.class);
    Arrays.stream(Parameter.values()).forEach(p -> parameters.put(p, p.standard()));
    return new GenerationPolicy(features, distributions, parameters);
  }

  public int weight(Feature feature) {
    return features.get(feature);
  }

  /** For features whose weight is a percentage. */
  public boolean happens(Feature feature, Rng rng) {
    return rng.chance(Math.min(100, weight(feature)), 100);
  }

  public int value(Parameter parameter) {
    return parameters.get(parameter);
  }

  /** For parameters that are percentages. */
  public boolean happens(Parameter parameter, Rng rng) {
    return rng.chance(value(parameter), 100);
  }

  public List<Integer> weights(Distribution distribution) {
    return distributions.get(distribution);
  }

  /** The index of an outcome. */
  public int draw(Distribution distribution, Rng rng) {
    List<Integer> weights = weights(distribution);
    int total = weights.stream().mapToInt(Integer::intValue).sum();
    int left = rng.nextInt(total);
    int index = 0;
    while (left >= weights.get(index)) {
      left -= weights.get(index);
      index++;
    }
    return index;
  }
}
