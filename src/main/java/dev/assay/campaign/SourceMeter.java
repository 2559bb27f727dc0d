package dev.assay.campaign;

import dev.assay.campaign.greybox.FeatureMeter;
import dev.assay.campaign.greybox.FeatureMeter.Measured;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.SourceCounters;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.process.Scratch;
import java.time.Duration;
import java.util.Map;

/**
 * Looks at some programs of all sources for optimisations that no earlier batch of the campaign has
 * reached.
 */
public record SourceMeter(FeatureMeter meter) {
  /** Each look is a compilation by each proxy, beside those of the whole matrix. */
  private static final int ONE_IN = 8;

  /** What a look adds to the campaign's counters, and what it cost. */
  record Look(Map<String, Long> counters, Duration cpu) {
    static final Look NONE = new Look(Map.of(), Duration.ZERO);
  }

  /** As text that can be compared. */
  public String settings() {
    return meter.settings();
  }

  Look look(
      Sourced.Made made, Ticket ticket, String source, Experience experience, Scratch scratch) {
    if (!ticket.seed().child("look").rng().chance(1, ONE_IN) || !isFor(made)) {
      return Look.NONE;
    }
    Measured measured = meter.measure(made.test(), scratch);
    long batch = ticket.number() / Experience.BATCH;
    return new Look(
        switch (measured) {
          case Measured.Seen(var features, var _) ->
              SourceCounters.measured(batch, source, experience.unseen(features, batch));
          case Measured.Refused _, Measured.Died _ -> Map.of();
        },
        measured.cpu());
  }

  /** Whether the proxies can be asked of the program. */
  private boolean isFor(Sourced.Made made) {
    return !made.test().isCxx()
        && meter.proxies().stream()
            .allMatch(
                proxy -> made.promise().map(p -> p.isFor(proxy.compiler().model())).orElse(true));
  }
}
