package dev.assay.campaign.bench;

import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.Features;
import java.time.Duration;
import java.util.List;

/**
 * What the programs of one set make a compiler do, by the CPU time of compiling them one after
 * another.
 *
 * @param programs in the set's order
 */
public record CompileCurve(Configuration configuration, List<Step> programs) {
  public CompileCurve {
    programs = List.copyOf(programs);
  }

  /**
   * One program; it has no features if it was not compiled, and costs its time all the same.
   *
   * @param features so many times something happened, in powers of two, are one
   */
  public record Step(Features features, Duration cpu) {}

  public Duration total() {
    return programs.stream().map(Step::cpu).reduce(Duration.ZERO, Duration::plus);
  }

  /** How many programs, from the first, are done in so much time. */
  public int within(Duration time) {
    Duration used = Duration.ZERO;
    for (int i = 0; i < programs.size(); i++) {
      used = used.plus(programs.get(i).cpu());
      if (used.compareTo(time) > 0) {
        return i;
      }
    }
    return programs.size();
  }

  /** The different features of the programs that are done in so much time. */
  public int features(Duration time) {
    return programs.stream()
        .limit(within(time))
        .map(Step::features)
        .reduce(Features.NONE, Features::union)
        .size();
  }
}
