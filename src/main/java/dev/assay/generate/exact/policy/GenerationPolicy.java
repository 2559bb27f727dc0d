package dev.assay.generate.exact.policy;

import dev.assay.random.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * All that a program's random choices depend on, but for the random numbers themselves.
 *
 * <p>One policy holds for a program; regions of it, which may overlap, have policies of their own.
 */
public final class GenerationPolicy {
  private static final int CERTAIN = 100;
  private static final GenerationPolicy PLAIN =
      of(
          Knob.values().stream().mapToInt(Knob::standard).toArray(),
          new boolean[Knob.values().size()],
          false,
          OperatorContext.ANY,
          ConstantShare.AS_DRAWN);

  private final int[] values;
  private final int[][] sums;
  private final boolean[] kept;
  private final boolean shuffled;
  private final OperatorContext operators;
  private final ConstantShare constants;

  /**
   * @param values by the index of knobs
   * @param sums by the ordinals of distributions: of the weights up to each outcome
   * @param kept those that the user set, which no shuffling changes
   */
  private GenerationPolicy(
      int[] values,
      int[][] sums,
      boolean[] kept,
      boolean shuffled,
      OperatorContext operators,
      ConstantShare constants) {
    this.values = values;
    this.sums = sums;
    this.kept = kept;
    this.shuffled = shuffled;
    this.operators = operators;
    this.constants = constants;
  }

  /** The arrays are taken over, not copied. */
  static GenerationPolicy of(
      int[] values,
      boolean[] kept,
      boolean shuffled,
      OperatorContext operators,
      ConstantShare constants) {
    return new GenerationPolicy(
        values, PolicyTables.sums(values), kept, shuffled, operators, constants);
  }

  /** Every weight and amount as it is without shuffling; all regions are like the whole. */
  public static GenerationPolicy plain() {
    return PLAIN;
  }

  /**
   * As plain, and without the policies that hold for all programs: constants are any numbers, no
   * expression is restricted to some operators or to constants, and none is used again.
   */
  public static GenerationPolicy none() {
    int[] values = PLAIN.values.clone();
    only(values, Distribution.CONSTANT_KINDS, "any");
    only(values, Distribution.OPERATOR_CONTEXTS, OperatorContext.ANY.label());
    only(values, Distribution.CONSTANT_LEAVES, "as drawn");
    values[Knob.index(Feature.COMMON_SUBEXPRESSION)] = 0;
    return of(values, PLAIN.kept, false, OperatorContext.ANY, ConstantShare.AS_DRAWN);
  }

  private static void only(int[] values, Distribution distribution, String outcome) {
    for (int i = 0; i < distribution.outcomes().size(); i++) {
      values[Knob.start(distribution) + i] = distribution.outcomes().get(i).equals(outcome) ? 1 : 0;
    }
  }

  /** Reads what {@link #describe} wrote, also with the stars of a comment before its lines. */
  public static Optional<GenerationPolicy> parse(String text) {
    return PolicyText.parse(text);
  }

  /** What differs from plain, in a few lines that a comment can hold. */
  public String describe() {
    return PolicyText.describe(this);
  }

  /** The same with the user's wishes, which stay in all regions. */
  public GenerationPolicy with(PolicyOverrides overrides) {
    if (overrides.isEmpty()) {
      return this;
    }
    int[] changed = values.clone();
    boolean[] held = kept.clone();
    overrides
        .values()
        .forEach((label, value) -> {
          int index = Knob.find(label).orElseThrow().index();
          changed[index] = value;
          held[index] = true;
        });
    PolicyTables.repair(changed, held);
    return of(changed, held, shuffled, operators, constants);
  }

  /** The same but for one weight. */
  public GenerationPolicy with(Feature feature, int weight) {
    return with(PolicyOverrides.NONE.with(Knob.of(feature), weight));
  }

  /** The same but for one amount. */
  public GenerationPolicy with(Parameter parameter, int value) {
    return with(PolicyOverrides.NONE.with(Knob.of(parameter), value));
  }

  /** The same within a context. */
  public GenerationPolicy within(OperatorContext context) {
    return new GenerationPolicy(values, sums, kept, shuffled, context, constants);
  }

  /** The same with so many constants. */
  public GenerationPolicy within(ConstantShare share) {
    return new GenerationPolicy(values, sums, kept, shuffled, operators, share);
  }

  /** A policy for a part of what this one is for; a plain one has no regions. */
  public GenerationPolicy region(Rng rng) {
    return shuffled ? PolicyShuffle.region(this, rng) : this;
  }

  public int weight(Feature feature) {
    return values[feature.ordinal()];
  }

  /** For features whose weight is a percentage. */
  public boolean happens(Feature feature, Rng rng) {
    return rng.chance(Math.min(CERTAIN, weight(feature)), CERTAIN);
  }

  public int value(Parameter parameter) {
    return values[Knob.index(parameter)];
  }

  /** For parameters that are percentages. */
  public boolean happens(Parameter parameter, Rng rng) {
    return rng.chance(value(parameter), CERTAIN);
  }

  /** Of each outcome, in their order. */
  public List<Integer> weights(Distribution distribution) {
    int start = Knob.start(distribution);
    return IntStream.range(start, start + distribution.outcomes().size())
        .mapToObj(i -> values[i])
        .toList();
  }

  /** Of one outcome. */
  public int weight(Distribution distribution, int outcome) {
    return values[Knob.start(distribution) + outcome];
  }

  /** The index of an outcome. */
  public int draw(Distribution distribution, Rng rng) {
    int[] own = sums[distribution.ordinal()];
    int point = rng.nextInt(own[own.length - 1]);
    int outcome = 0;
    while (point >= own[outcome]) {
      outcome++;
    }
    return outcome;
  }

  /** The operators that are allowed here. */
  public OperatorContext operators() {
    return operators;
  }

  /** How many leaves must be constants here. */
  public ConstantShare constants() {
    return constants;
  }

  /** Whether the numbers were drawn. */
  public boolean isShuffled() {
    return shuffled;
  }

  /** What the user set. */
  public PolicyOverrides overrides() {
    var overrides = PolicyOverrides.NONE;
    for (Knob knob : Knob.values()) {
      if (kept[knob.index()]) {
        overrides = overrides.with(knob, values[knob.index()]);
      }
    }
    return overrides;
  }

  int value(int knob) {
    return values[knob];
  }

  boolean isKept(int knob) {
    return kept[knob];
  }

  int[] copyOfValues() {
    return values.clone();
  }

  /** Not to be changed: it is shared by all regions. */
  boolean[] kept() {
    return kept;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GenerationPolicy that
        && Arrays.equals(values, that.values)
        && Arrays.equals(kept, that.kept)
        && shuffled == that.shuffled
        && operators == that.operators
        && constants == that.constants;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return describe();
  }
}
