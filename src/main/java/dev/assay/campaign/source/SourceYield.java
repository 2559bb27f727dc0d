package dev.assay.campaign.source;

/**
 * What one source has yielded, beside what it would have if all sources were alike.
 *
 * @param trials that it had
 * @param sightings of bugs in them
 * @param bugs how many different ones
 * @param points for findings: many for a bug that no earlier batch has shown, few for others
 * @param duePoints those that its trials would have if each trial of a batch were worth the same
 * @param measured trials whose optimisations were counted
 * @param gained optimisations of these that no earlier batch has shown
 * @param dueGain as many as theirs would be if each that was measured in a batch had as many
 */
public record SourceYield(
    long trials,
    long sightings,
    long bugs,
    long points,
    double duePoints,
    long measured,
    long gained,
    double dueGain) {
  public static final SourceYield NONE = new SourceYield(0, 0, 0, 0, 0, 0, 0, 0);

  /** What so much counts for before anything is known: a first finding must not decide alone. */
  private static final double POINTS_BEFORE = 20;

  private static final double GAIN_BEFORE = 20;

  /** Findings count twice as much as optimisations: these only promise the others. */
  private static final int FINDINGS = 2;

  /**
   * With weights from a half to twice as much, shares stay within a quarter and four times as much,
   * whatever the others yield.
   */
  private static final double MOST = 2;

  SourceYield plus(SourceYield other) {
    return new SourceYield(
        trials + other.trials,
        sightings + other.sightings,
        bugs + other.bugs,
        points + other.points,
        duePoints + other.duePoints,
        measured + other.measured,
        gained + other.gained,
        dueGain + other.dueGain);
  }

  /** In a batch whose trials, and whose measured trials, have so much on average. */
  SourceYield among(double pointsOfATrial, double gainOfOne) {
    return new SourceYield(
        trials,
        sightings,
        bugs,
        points,
        trials * pointsOfATrial,
        measured,
        gained,
        measured * gainOfOne);
  }

  /** How many times what is due it has found. */
  public double findings() {
    return (points + POINTS_BEFORE) / (duePoints + POINTS_BEFORE);
  }

  /** How many times what is due it has reached of optimisations. */
  public double optimisations() {
    return (gained + GAIN_BEFORE) / (dueGain + GAIN_BEFORE);
  }

  /** How many times its base weight it gets. */
  public double factor() {
    double mean = (FINDINGS * findings() + optimisations()) / (FINDINGS + 1);
    return Math.clamp(mean, 1 / MOST, MOST);
  }
}
