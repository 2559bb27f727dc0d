package dev.assay.campaign.source;

import dev.assay.compile.feedback.Features;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;

/**
 * The experience of a campaign that goes on.
 *
 * <p>What a batch of trials showed is told only when all of them and all before them have ended: so
 * it is the same for any number of workers, and when a campaign was stopped in between.
 */
public final class Ledger implements Experience {
  private record Place(long batch, String source) {}

  private final Map<Place, Yields> yields = new HashMap<>();
  private final SourceHistory history = new SourceHistory();
  private final Set<Long> ended = new HashSet<>();
  private final LongPredicate endedBefore;
  private long below;

  /** Goes on after what earlier starts of the campaign have counted. */
  public Ledger(LongPredicate ended, Map<String, Long> counters) {
    this.endedBefore = ended;
    counters.forEach(this::add);
    advance();
  }

  /** A trial has ended with these counters. */
  public synchronized void end(long trial, Map<String, Long> counters) {
    counters.forEach(this::add);
    ended.add(trial);
    advance();
    notifyAll();
  }

  private void add(String name, long value) {
    history.add(name, value);
    YieldCounters.parse(name, value)
        .ifPresent(entry ->
            yields.merge(new Place(entry.batch(), entry.source()), entry.yields(), Yields::plus));
  }

  private void advance() {
    while (ended.remove(below) || endedBefore.test(below)) {
      below++;
    }
  }

  @Override
  public synchronized Optional<Yields> before(long trial, String source) {
    if (!awaitAllBelow(trial)) {
      return Optional.empty();
    }
    Yields sum = Yields.NONE;
    for (Map.Entry<Place, Yields> entry : yields.entrySet()) {
      Place place = entry.getKey();
      if (place.source().equals(source) && (place.batch() + 1) * BATCH <= trial) {
        sum = sum.plus(entry.getValue());
      }
    }
    return Optional.of(sum);
  }

  @Override
  public synchronized Optional<SourceYields> sources(long trial) {
    return awaitAllBelow(trial)
        ? Optional.of(history.before(Math.floorDiv(trial, BATCH)))
        : Optional.empty();
  }

  @Override
  public synchronized Features unseen(Features features, long batch) {
    return history.unseen(features, batch - 1);
  }

  /** False if the thread was interrupted. */
  private boolean awaitAllBelow(long trial) {
    try {
      while (below < trial) {
        wait();
      }
      return true;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
