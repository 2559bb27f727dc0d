package dev.assay.judge.growth;

import dev.assay.compile.timing.TimeReport;
import java.util.Comparator;
import java.util.Optional;

/**
 * The pass whose time grew most between two sizes.
 *
 * @param share its part of what all grew by
 */
public record Blame(String pass, double share) {
  /** Empty if the time did not grow. */
  public static Optional<Blame> of(TimeReport small, TimeReport large) {
    double growth = large.total() - small.total();
    return growth <= 0
        ? Optional.empty()
        : large.passes().keySet().stream()
            .map(pass -> new Blame(pass, (large.seconds(pass) - small.seconds(pass)) / growth))
            .max(Comparator.comparingDouble(Blame::share))
            .filter(blame -> blame.share() > 0);
  }
}
