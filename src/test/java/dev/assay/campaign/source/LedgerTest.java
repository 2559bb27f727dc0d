package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class LedgerTest {
  private static final int BATCH = Experience.BATCH;

  private static Map<String, Long> counters(long trial) {
    return Map.of("mix " + trial / BATCH + " fcb used s", 1L, "builds", 10L);
  }

  private static long used(Ledger ledger, long trial, String source) {
    return ledger.before(trial, source).orElseThrow().mutators().values().stream()
        .mapToLong(Yields.Yield::used)
        .sum();
  }

  @Test
  void wholeBatchesAreToldWhateverTheOrderInWhichTrialsEnd() {
    var ledger = new Ledger(_ -> false, Map.of());
    for (long trial = 2L * BATCH - 1; trial >= 0; trial--) {
      ledger.end(trial, counters(trial));
    }
    assertEquals(0, used(ledger, BATCH - 1, "s"));
    assertEquals(BATCH, used(ledger, BATCH, "s"));
    assertEquals(2 * BATCH, used(ledger, 2L * BATCH, "s"));
    assertEquals(0, used(ledger, BATCH, "another"));
  }

  @Test
  void aCampaignThatWasStoppedKnowsWhatItKnew() {
    var counters = new HashMap<String, Long>();
    for (long trial = 0; trial < BATCH - 5; trial++) {
      counters(trial).forEach((name, value) -> counters.merge(name, value, Long::sum));
    }
    var ledger = new Ledger(trial -> trial < BATCH - 5, counters);
    for (long trial = BATCH - 5; trial < BATCH; trial++) {
      ledger.end(trial, counters(trial));
    }
    assertEquals(BATCH, used(ledger, BATCH, "s"));
  }

  @Test
  void whatHasNotEndedIsWaitedFor() throws InterruptedException {
    var ledger = new Ledger(trial -> trial < BATCH - 1, Map.of());
    var seen = new AtomicReference<Optional<Yields>>();
    var worker = new Thread(() -> seen.set(ledger.before(BATCH, "s")));
    worker.start();
    assertFalse(worker.join(Duration.ofMillis(100)));
    ledger.end(BATCH - 1, Map.of());
    worker.join();
    assertEquals(Optional.of(Yields.NONE), seen.get());
  }

  @Test
  void whoIsInterruptedWaitsNoLonger() throws InterruptedException {
    var ledger = new Ledger(_ -> false, Map.of());
    var seen = new AtomicReference<Optional<Yields>>();
    var worker = new Thread(() -> seen.set(ledger.before(BATCH, "s")));
    worker.start();
    worker.interrupt();
    assertTrue(worker.join(Duration.ofSeconds(30)));
    assertEquals(Optional.empty(), seen.get());
  }
}
