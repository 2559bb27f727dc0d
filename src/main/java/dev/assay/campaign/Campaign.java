package dev.assay.campaign;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugStore;
import dev.assay.bugs.DoneTrials;
import dev.assay.bugs.Recorded;
import dev.assay.bugs.TrialRecord;
import dev.assay.compile.process.Scratch;
import dev.assay.random.Seed;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The main job: trials, one after another, on several threads, until there is a reason to stop.
 *
 * <pre>
 *   number → Seed → Program → Execution → TestCase → CompilerRun → Verdict → Bug
 * </pre>
 *
 * <p>Which trials there are, and what each one does, depends on the campaign's seed and settings
 * alone: never on the number of threads or on the clock. A trial is counted when it is stored.
 */
public final class Campaign {
  /** Deeply nested C makes for deep recursion; only what is used of this gets memory. */
  private static final long STACK_BYTES = 1L << 29;

  /** How long a worker that was told to stop is waited for; what it does then is not kept. */
  private static final Duration STOPPING = Duration.ofSeconds(5);

  /** So many trials in a row that break Assay itself are no accident. */
  private static final int BROKEN_IN_A_ROW = 20;

  private final Seed seed;
  private final Trial trial;
  private final BugStore store;
  private final CampaignLimits limits;
  private final Supplier<Scratch> scratches;
  private final Consumer<CampaignEvent> listener;
  private final DoneTrials done;
  private final AtomicLong next = new AtomicLong();
  private final AtomicInteger broken = new AtomicInteger();
  private final AtomicReference<CampaignEnd> end = new AtomicReference<>();
  private final List<Thread> workers = new ArrayList<>();

  public Campaign(
      Seed seed,
      Trial trial,
      BugStore store,
      DoneTrials done,
      CampaignLimits limits,
      Supplier<Scratch> scratches,
      Consumer<CampaignEvent> listener) {
    this.seed = seed;
    this.trial = trial;
    this.store = store;
    this.limits = limits;
    this.scratches = scratches;
    this.listener = listener;
    this.done = done;
  }

  /** Runs to the end, and says why it ended. */
  public CampaignEnd run() {
    Instant start = Instant.now();
    synchronized (workers) {
      for (int i = 0; i < limits.jobs() && end.get() == null; i++) {
        workers.add(
            Thread.ofPlatform()
                .daemon()
                .name("worker-" + i)
                .stackSize(STACK_BYTES)
                .start(this::work));
      }
    }
    for (Thread worker : List.copyOf(workers)) {
      await(worker, start);
    }
    end.compareAndSet(null, new CampaignEnd.CountReached());
    awaitStopped(Instant.now().plus(STOPPING));
    return end.get();
  }

  private void awaitStopped(Instant latest) {
    try {
      for (Thread worker : List.copyOf(workers)) {
        boolean _ = worker.join(Duration.between(Instant.now(), latest));
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Stops it soon: what is under way is dropped, and will run again when resumed. */
  public void stop() {
    stop(new CampaignEnd.Stopped());
  }

  private void stop(CampaignEnd why) {
    end.compareAndSet(null, why);
    synchronized (workers) {
      workers.forEach(Thread::interrupt);
    }
  }

  private void await(Thread worker, Instant start) {
    try {
      while (end.get() == null && worker.isAlive()) {
        worker.join(Duration.ofMillis(100));
        Optional<Duration> time = limits.time();
        if (time.isPresent() && Duration.between(start, Instant.now()).compareTo(time.get()) > 0) {
          stop(new CampaignEnd.TimeOver());
        }
      }
    } catch (InterruptedException _) {
      stop();
      Thread.currentThread().interrupt();
    }
  }

  private void work() {
    try (Scratch scratch = scratches.get()) {
      while (end.get() == null) {
        long number = next.getAndIncrement();
        if (limits.count().isPresent() && number >= limits.count().getAsLong()) {
          return;
        }
        if (!done.contains(number)) {
          attempt(number, scratch);
        }
      }
    } catch (UncheckedIOException e) {
      stop(new CampaignEnd.StoreUnusable("no scratch folder can be made: " + e.getMessage()));
    }
  }

  private void attempt(long number, Scratch scratch) {
    try {
      Optional<TrialResult> result = trial.run(number, seed, scratch);
      if (result.isPresent() && !Thread.currentThread().isInterrupted()) {
        record(result.get());
        broken.set(0);
      }
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      if (end.get() == null) {
        listener.accept(new CampaignEvent.TrialBroken(number, failure));
        if (broken.incrementAndGet() >= BROKEN_IN_A_ROW) {
          stop(new CampaignEnd.Broken(failure));
        }
      }
    }
  }

  private void record(TrialResult result) {
    Recorded recorded =
        store.record(
            new TrialRecord(
                result.number(),
                result.generator(),
                result.seed(),
                result.verdict().spelling(),
                result.test(),
                result.findings(),
                result.refused().refused(),
                result.counters(),
                Instant.now()));
    switch (recorded) {
      case Recorded.Stored(List<Bug> fresh, List<Bug> again) -> {
        listener.accept(new CampaignEvent.TrialDone(result));
        fresh.forEach(bug -> listener.accept(new CampaignEvent.NewBug(bug, result.number())));
        again.forEach(bug -> listener.accept(new CampaignEvent.BugAgain(bug, result.number())));
      }
      case Recorded.Before() -> {}
      case Recorded.StoreFull(String message) -> stop(new CampaignEnd.StoreUnusable(message));
      case Recorded.StoreFailed(String message) -> stop(new CampaignEnd.StoreUnusable(message));
    }
  }
}
