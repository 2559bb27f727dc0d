package dev.assay.generate.exact.policy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One number of a policy: the weight of a feature, a parameter, or the weight of one outcome of a
 * distribution.
 *
 * @param label as users write it; of an outcome, the distribution's label, a dot and the outcome
 * @param standard its value without shuffling
 * @param least the smallest value it may have
 * @param most the largest
 */
public record Knob(
    Section section, int index, String label, int standard, int least, int most, String about) {
  /** The largest weight. */
  public static final int MOST_WEIGHT = 1000;

  private static final int PERCENT = 100;

  /** The tables of {@code [exact]} in {@code assay.toml}. */
  public enum Section {
    FEATURES,
    PARAMETERS,
    DISTRIBUTIONS
  }

  private static final List<Knob> ALL = all();
  private static final int FEATURES = Feature.values().length;
  private static final Map<String, Knob> BY_LABEL =
      ALL.stream().collect(Collectors.toUnmodifiableMap(Knob::label, Function.identity()));
  private static final Map<Distribution, Integer> STARTS = starts();

  /** All of them, by their index. */
  public static List<Knob> values() {
    return ALL;
  }

  public static Knob of(Feature feature) {
    return ALL.get(index(feature));
  }

  public static Knob of(Parameter parameter) {
    return ALL.get(index(parameter));
  }

  public static Knob of(Distribution distribution, int outcome) {
    return ALL.get(start(distribution) + outcome);
  }

  public static Optional<Knob> find(String label) {
    return Optional.ofNullable(BY_LABEL.get(label));
  }

  static int index(Feature feature) {
    return feature.ordinal();
  }

  static int index(Parameter parameter) {
    return FEATURES + parameter.ordinal();
  }

  /** The index of a distribution's first outcome; the others follow. */
  static int start(Distribution distribution) {
    return STARTS.get(distribution);
  }

  private static List<Knob> all() {
    var knobs = new ArrayList<Knob>();
    for (Feature f : Feature.values()) {
      int most =
          switch (f.group()) {
            case STATEMENT, EXPRESSION -> MOST_WEIGHT;
            case TYPE, FUNCTION -> PERCENT;
          };
      knobs.add(
          new Knob(
              Section.FEATURES, knobs.size(), f.label(), f.weight(), 0, most, f.explanation()));
    }
    for (Parameter p : Parameter.values()) {
      knobs.add(
          new Knob(
              Section.PARAMETERS,
              knobs.size(),
              p.label(),
              p.standard(),
              p.least(),
              p.most(),
              p.explanation()));
    }
    for (Distribution d : Distribution.values()) {
      for (int i = 0; i < d.outcomes().size(); i++) {
        knobs.add(
            new Knob(
                Section.DISTRIBUTIONS,
                knobs.size(),
                d.label() + "." + d.outcomes().get(i),
                d.weights().get(i),
                0,
                MOST_WEIGHT,
                d.explanation()));
      }
    }
    return List.copyOf(knobs);
  }

  private static Map<Distribution, Integer> starts() {
    var starts = new EnumMap<Distribution, Integer>(Distribution.class);
    int next = Feature.values().length + Parameter.values().length;
    for (Distribution distribution : Distribution.values()) {
      starts.put(distribution, next);
      next += distribution.outcomes().size();
    }
    return starts;
  }
}
