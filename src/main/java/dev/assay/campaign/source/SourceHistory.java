package dev.assay.campaign.source;

import dev.assay.compile.feedback.Features;
import dev.assay.judge.BugClass;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What each batch of a campaign showed of its sources, read from the campaign's counters.
 *
 * <p>A bug is new in the first batch that shows it, for each source that does so in that batch.
 * Later it counts little, and once a batch: a bug that is found again and again must not starve the
 * other sources.
 */
public final class SourceHistory {
  private static final int NEW_WRONG_OUTPUT = 20;
  private static final int NEW_OTHER = 10;
  private static final int AGAIN = 1;

  private record Sight(String source, BugClass kind, String bug) {}

  private record Batch(Map<String, SourceYield> sources, Map<Sight, Long> sights) {}

  private final TreeMap<Long, Batch> batches = new TreeMap<>();
  private final Map<Long, Long> reached = new HashMap<>();

  /** That of a campaign with these counters. */
  public static SourceHistory of(Map<String, Long> counters) {
    var history = new SourceHistory();
    counters.forEach(history::add);
    return history;
  }

  void add(String name, long value) {
    SourceCounter.parse(name, value).ifPresent(this::add);
  }

  private void add(SourceCounter counter) {
    switch (counter) {
      case SourceCounter.Trials(long batch, String source, long count) ->
          add(batch, source, new SourceYield(count, 0, 0, 0, 0, 0, 0, 0));
      case SourceCounter.Measured(long batch, String source, long count) ->
          add(batch, source, new SourceYield(0, 0, 0, 0, 0, count, 0, 0));
      case SourceCounter.Gained(long batch, String source, long count) ->
          add(batch, source, new SourceYield(0, 0, 0, 0, 0, 0, count, 0));
      case SourceCounter.Found(long batch, String source, BugClass kind, String bug, long count) ->
          batch(batch).sights().merge(new Sight(source, kind, bug), count, Long::sum);
      case SourceCounter.Reached(long batch, long feature) ->
          reached.merge(feature, batch, Math::min);
    }
  }

  private void add(long batch, String source, SourceYield some) {
    batch(batch).sources().merge(source, some, SourceYield::plus);
  }

  private Batch batch(long number) {
    return batches.computeIfAbsent(number, _ -> new Batch(new HashMap<>(), new HashMap<>()));
  }

  /** Of the features those that no batch below that number had. */
  Features unseen(Features features, long batch) {
    return Features.ofHashes(
        features.stream().filter(hash -> reached.getOrDefault(hash, Long.MAX_VALUE) >= batch));
  }

  /** What all batches below that number showed. */
  public SourceYields before(long batch) {
    Map<String, SourceYield> sum = new HashMap<>();
    Set<String> bugs = new HashSet<>();
    Set<Sight> seen = new HashSet<>();
    for (Batch one : batches.headMap(batch).values()) {
      Map<String, SourceYield> yields = new HashMap<>(one.sources());
      one.sights()
          .forEach((sight, count) -> {
            long points = bugs.contains(sight.bug()) ? AGAIN : worth(sight.kind());
            long fresh = seen.contains(sight) ? 0 : 1;
            yields.merge(
                sight.source(),
                new SourceYield(0, count, fresh, points, 0, 0, 0, 0),
                SourceYield::plus);
          });
      one.sights().keySet().forEach(sight -> bugs.add(sight.bug()));
      seen.addAll(one.sights().keySet());
      SourceYield all = yields.values().stream().reduce(SourceYield.NONE, SourceYield::plus);
      double points = (double) all.points() / Math.max(1, all.trials());
      double gain = (double) all.gained() / Math.max(1, all.measured());
      yields.forEach(
          (source, yield) -> sum.merge(source, yield.among(points, gain), SourceYield::plus));
    }
    return new SourceYields(sum);
  }

  /** Wrong code is what nobody notices; all else is told by the compiler itself. */
  private static int worth(BugClass kind) {
    return switch (kind) {
      case WRONG_OUTPUT -> NEW_WRONG_OUTPUT;
      case CRASH, HANG, REJECTED, SANITIZER, UNSTABLE -> NEW_OTHER;
      case DISAGREEMENT -> 0;
    };
  }
}
