package dev.assay.campaign.greybox;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * The corpus of a campaign, read and measured when it is first asked for: that takes a while, and
 * other sources need not wait for it.
 */
final class LateHistory {
  private final FutureTask<CorpusHistory> reading;
  private boolean begun;

  LateHistory(Supplier<CorpusHistory> reading) {
    this.reading = new FutureTask<>(reading::get);
  }

  /** Empty if the thread was interrupted; the reading goes on in a thread of its own. */
  Optional<CorpusHistory> get() {
    synchronized (this) {
      if (!begun) {
        begun = true;
        Thread.ofPlatform().daemon().name("corpus").start(reading);
      }
    }
    try {
      return Optional.of(reading.get());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException | CancellationException e) {
      throw new IllegalStateException("the corpus cannot be read: " + e.getMessage(), e);
    }
  }
}
