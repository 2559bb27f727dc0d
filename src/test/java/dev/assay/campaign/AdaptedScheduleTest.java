package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.campaign.source.CampaignMemory;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.Ledger;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.SourceCounters;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Signature;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Campaigns without programs: what sources yield is made up, but depends on the trial alone. */
@Timeout(120)
final class AdaptedScheduleTest {
  private static final Seed CAMPAIGN = new Seed(42);
  private static final long TRIALS = 8L * Experience.BATCH;

  private record Named(String name) implements ProgramSource {
    @Override
    public Sourced make(Ticket ticket, Scratch scratch) {
      return new Sourced.Failed("not asked for", Duration.ZERO);
    }
  }

  private static final Schedule SCHEDULE =
      new Schedule(
          List.of(
              new Schedule.Share(new Named("rich"), 2),
              new Schedule.Share(new Named("same"), 2),
              new Schedule.Share(new Named("poor"), 2)),
          new Schedule.Order.Adapted(Experience.NONE, Optional.empty()));

  /** What a campaign has stored: sources by trial, and the sum of all counters. */
  private static final class Stored {
    private final Map<Long, String> sources = new ConcurrentSkipListMap<>();
    private final Map<String, Long> counters = new ConcurrentHashMap<>();
  }

  /** Goes on with what is stored, up to a number of trials, of which some may be left out. */
  private static void run(Stored stored, long trials, LongPredicate lost, int workers) {
    Set<Long> done = Set.copyOf(stored.sources.keySet());
    var ledger = new Ledger(done::contains, Map.copyOf(stored.counters));
    Schedule schedule =
        SCHEDULE.with(new CampaignMemory(ledger, Path.of("none"), 1, done::contains));
    var next = new AtomicLong();
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < workers; i++) {
      threads.add(
          Thread.ofVirtual()
              .start(() -> {
                for (long n = next.getAndIncrement(); n < trials; n = next.getAndIncrement()) {
                  if (!done.contains(n) && !lost.test(n)) {
                    trial(n, schedule, ledger, stored);
                  }
                }
              }));
    }
    threads.forEach(AdaptedScheduleTest::join);
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void trial(long number, Schedule schedule, Ledger ledger, Stored stored) {
    Seed seed = CAMPAIGN.child("trial").child(number);
    Turn turn = schedule.turn(number, seed, CAMPAIGN).orElseThrow();
    String source = turn.source().name();
    long batch = number / Experience.BATCH;
    var counters = new TreeMap<>(SourceCounters.trial(batch, source, findings(source, seed.rng())));
    Features reached =
        Features.ofHashes(LongStream.range(0, 9).map(i -> seed.child(i).value() & 0xfff));
    if (number % 8 == 0) {
      counters.putAll(SourceCounters.measured(batch, source, ledger.unseen(reached, batch)));
    }
    counters.forEach((name, value) -> stored.counters.merge(name, value, Long::sum));
    stored.sources.put(number, source + " " + turn.number());
    ledger.end(number, counters);
  }

  private static List<Finding> findings(String source, Rng rng) {
    return switch (source) {
      case "rich" -> rng.chance(1, 20) ? List.of(finding("bug " + rng.nextInt(1000))) : List.of();
      case "same" -> rng.chance(1, 2) ? List.of(finding("the same bug")) : List.of();
      default -> List.of();
    };
  }

  private static Finding finding(String key) {
    return new Finding(
        new Signature(BugClass.WRONG_OUTPUT, "gcc", key), "", List.of(), true, "interpreter");
  }

  private static Stored whole(int workers) {
    var stored = new Stored();
    run(stored, TRIALS, _ -> false, workers);
    return stored;
  }

  @Test
  void theNumberOfWorkersChangesNothing() {
    Stored one = whole(1);
    assertEquals(TRIALS, one.sources.size());
    for (int workers : List.of(2, 8)) {
      Stored many = whole(workers);
      assertEquals(one.sources, many.sources, workers + " workers");
      assertEquals(one.counters, many.counters, workers + " workers");
    }
  }

  @Test
  void aCampaignThatWasKilledGoesOnAlike() {
    Stored one = whole(1);
    for (long killed : List.of(50L, 230L, 600L)) {
      var resumed = new Stored();
      // Trials end in any order: some of the last ones are missing when it ends.
      run(resumed, killed, number -> number > killed - 30 && number % 3 == 1, 4);
      assertTrue(resumed.sources.size() < killed);
      run(resumed, TRIALS, _ -> false, 3);
      assertEquals(one.sources, resumed.sources, "killed at " + killed);
      assertEquals(one.counters, resumed.counters, "killed at " + killed);
    }
  }

  @Test
  void whoYieldsMoreGetsMoreTrialsAndNobodyIsGivenUp() {
    Stored stored = whole(4);
    Map<String, Long> last = new TreeMap<>();
    stored.sources.forEach((number, source) -> {
      if (number >= TRIALS - 3L * Experience.BATCH) {
        last.merge(source.split(" ")[0], 1L, Long::sum);
      }
    });
    assertTrue(last.get("rich") > 3L * Experience.BATCH / 2, last::toString);
    assertTrue(last.get("poor") >= 3L * Experience.BATCH / 3 / 4, last::toString);
    assertTrue(last.get("same") < last.get("rich"), last::toString);
  }

  @Test
  void theFirstTwoBatchesHaveTheBaseWeights() {
    Stored stored = whole(2);
    long rich =
        stored.sources.entrySet().stream()
            .filter(e -> e.getKey() < 2L * Experience.BATCH && e.getValue().startsWith("rich"))
            .count();
    assertTrue(rich >= 6 * 11 && rich <= 8 * 11, rich + " of 220");
  }

  @Test
  void weightsThatWereGivenStayAndTrialsAreDrawnOneByOne() {
    var fixed = new Schedule(SCHEDULE.shares());
    for (long number = 0; number < 50; number++) {
      Seed seed = CAMPAIGN.child("trial").child(number);
      Turn turn = fixed.turn(number, seed, CAMPAIGN).orElseThrow();
      assertEquals(number, turn.number());
      assertEquals(
          seed.child("source").rng().pick(fixed.shares(), Schedule.Share::weight).source(),
          turn.source());
    }
  }
}
