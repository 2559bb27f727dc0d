package dev.assay.campaign.reduction;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugStore;
import dev.assay.bugs.Example;
import dev.assay.bugs.ExampleKey;
import dev.assay.bugs.Kept;
import dev.assay.bugs.Reduced;
import dev.assay.campaign.CampaignEvent;
import dev.assay.campaign.source.VariantSource;
import dev.assay.compile.Compiler;
import dev.assay.compile.process.CpuMeter;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.BugClass;
import dev.assay.reduce.pass.Passes;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Reduces the bugs of a store, one at a time, while a campaign goes on.
 *
 * <p>What is reduced is stored at once; what was under way when it stops is begun again at the next
 * start, as its bug has no reduced program then.
 */
public final class BackgroundReduction {
  /** Deeply nested C makes for deep recursion; only what is used of this gets memory. */
  private static final long STACK_BYTES = 1L << 29;

  /** How long a reduction that was told to stop is waited for; what it does then is not kept. */
  private static final Duration STOPPING = Duration.ofSeconds(5);

  private final BugStore store;
  private final Means means;
  private final Consumer<CampaignEvent> listener;
  private final CpuShare share;
  private final BlockingQueue<Optional<Bug>> queue = new LinkedBlockingQueue<>();
  private final Thread worker;
  private volatile boolean stopped;

  /**
   * What it may use.
   *
   * @param processors how many may be busy with it on average while the campaign goes on
   * @param budget CPU time for one bug; the best so far is kept when it is spent
   * @param variants the campaign's sources whose programs are variants of others
   */
  public record Means(
      ProcessRunner runner,
      Supplier<Scratch> scratches,
      List<Compiler> compilers,
      ProcessLimits program,
      double processors,
      Duration budget,
      List<VariantSource> variants) {
    public Means {
      variants = List.copyOf(variants);
      compilers = List.copyOf(compilers);
    }
  }

  public BackgroundReduction(BugStore store, Means means, Consumer<CampaignEvent> listener) {
    this.store = store;
    this.means = means;
    this.listener = listener;
    this.share = new CpuShare(means.runner(), means.processors());
    this.worker =
        Thread.ofPlatform().daemon().name("reducer").stackSize(STACK_BYTES).unstarted(this::work);
  }

  /** Begins with the bugs that earlier starts left. */
  public void start() {
    store.bugs().forEach(this::submit);
    worker.start();
  }

  /** One more to reduce. */
  public void submit(Bug bug) {
    queue.add(Optional.of(bug));
  }

  /** No more bugs come: goes on at full speed, and returns when all are reduced. */
  public void finish() {
    queue.add(Optional.empty());
    share.release();
    try {
      worker.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends soon; what is under way is dropped. */
  public void stop() {
    stopped = true;
    worker.interrupt();
    try {
      boolean _ = worker.join(STOPPING);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void work() {
    Set<String> seen = new HashSet<>();
    try {
      for (Optional<Bug> bug = queue.take(); bug.isPresent() && !stopped; bug = queue.take()) {
        if (seen.add(bug.get().id()) && isOpen(bug.get())) {
          reduce(bug.get());
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isOpen(Bug bug) {
    return bug.isOpen()
        && bug.signature().kind().isBug()
        && bug.signature().kind() != BugClass.UNSTABLE
        && store.examples(bug.id()).stream()
            .findFirst()
            .filter(key -> store.reduced(key).isEmpty())
            .isPresent();
  }

  private void reduce(Bug bug) {
    listener.accept(new CampaignEvent.ReductionBegun(bug));
    Optional<String> problem;
    try {
      ExampleKey key = store.examples(bug.id()).getFirst();
      problem =
          store
              .example(key)
              .map(example -> reduce(bug, key, example))
              .orElse(Optional.of("its program is not stored"));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      problem = Optional.of("internal: " + failure);
    }
    if (!stopped) {
      problem.ifPresent(why -> listener.accept(new CampaignEvent.NotReduced(bug, why)));
    }
  }

  /** What was in the way, if anything was. */
  private Optional<String> reduce(Bug bug, ExampleKey key, Example example) {
    return switch (StoredSpecimen.of(bug.signature(), example, means.compilers())) {
      case StoredSpecimen.None(String message, boolean _) -> Optional.of(message);
      case StoredSpecimen.Found(Specimen specimen) -> reduce(bug, key, specimen);
    };
  }

  private Optional<String> reduce(Bug bug, ExampleKey key, Specimen specimen) {
    var meter = new CpuMeter(share);
    var tools = new Tools(meter, means.scratches(), means.compilers(), means.program());
    var wish =
        new ReductionWish(
            Passes.all(),
            Math.max(1, (int) means.processors()),
            () -> stopped || meter.used().compareTo(means.budget()) > 0,
            Staying.NONE,
            means.variants().stream()
                .filter(source -> source.name().equals(specimen.test().origin().generator()))
                .findFirst());
    return switch (new ReductionJob(specimen, tools, wish, ReductionWatch.SILENT).run()) {
      case ReductionJob.Outcome.Impossible(String message) -> Optional.of(message);
      case ReductionJob.Outcome.Done(Shrunk shrunk) ->
          stopped
              ? Optional.empty()
              : shrunk
                  .stored()
                  .map(reduced -> keep(bug, key, reduced))
                  .orElse(Optional.of("its result could not be looked at"));
    };
  }

  private Optional<String> keep(Bug bug, ExampleKey key, Reduced reduced) {
    return switch (store.keepReduced(key, reduced)) {
      case Kept.Failed(String message) -> Optional.of(message);
      case Kept.Done() -> {
        listener.accept(
            new CampaignEvent.BugReduced(bug, reduced.originalTokens(), reduced.tokens()));
        yield Optional.empty();
      }
    };
  }
}
