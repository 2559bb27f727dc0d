package dev.assay.campaign;

import com.sun.management.OperatingSystemMXBean;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.BareLoop;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Measures a campaign's inner loop beside a bare shell loop over the same programs. */
public record CampaignBench(
    ProgramSource source,
    Supplier<Scratch> scratches,
    List<Configuration> configurations,
    int jobs) {
  private static final long STACK_BYTES = 1L << 29;

  public CampaignBench {
    configurations = List.copyOf(configurations);
  }

  /**
   * One measurement.
   *
   * @param wall time on the clock while all workers are busy
   * @param outside CPU time that was spent neither in compilers nor in test programs
   */
  public record Measured(Duration wall, Usage usage, Duration outside) {
    /** The part of all CPU time that is neither a compiler's nor a test program's. */
    public double outsideShare() {
      double inside = usage.compiling().plus(usage.running()).toNanos();
      return outside.toNanos() / Math.max(1.0, inside + outside.toNanos());
    }
  }

  /** So many programs whose behaviour is known, so that every one is built and run. */
  public List<TestCase> programs(int count, Understanding understanding) {
    var made = new ArrayList<TestCase>();
    try (Scratch scratch = scratches.get()) {
      for (long n = 0; made.size() < count && n < 20L * count; n++) {
        scratch.clear();
        Sourced sourced = source.make(new Ticket(n, new Seed(1).child(n)), scratch);
        if (sourced instanceof Sourced.Made(TestCase test, var _, var _, var _)
            && isFinished(test, understanding, scratch)) {
          made.add(test);
        }
      }
    }
    return List.copyOf(made);
  }

  private boolean isFinished(TestCase test, Understanding understanding, Scratch scratch) {
    var settings = Examination.settings(test, configurations);
    return understanding.of(test, settings, scratch)
            instanceof Understanding.Understood.Known(var expectation, var _)
        && configurations.stream()
            .allMatch(c -> Examination.isRunnable(test.expecting(expectation), c));
  }

  /** A campaign runs for hours: what the first programs cost until all is loaded is left out. */
  public void warmUp(Examination examination, List<TestCase> tests) {
    try (Scratch scratch = scratches.get()) {
      for (TestCase test : tests) {
        examination.examine(test, configurations.subList(0, 1), scratch);
      }
    }
  }

  public Optional<BareLoop.Took> bare(BareLoop loop, List<TestCase> tests) {
    try (Scratch scratch = scratches.get()) {
      return loop.run(tests, configurations, scratch);
    }
  }

  /** All that a campaign does with a program once it is made, but for storing. */
  public Measured measure(Examination examination, List<TestCase> tests) {
    var queue = new ConcurrentLinkedQueue<>(tests);
    var usage = new AtomicReference<>(Usage.NONE);
    long own = ownCpu();
    var busy = new AtomicLong();
    var workers = new ArrayList<Thread>();
    for (int i = 0; i < jobs; i++) {
      workers.add(
          Thread.ofPlatform()
              .stackSize(STACK_BYTES)
              .start(() -> drain(queue, examination, usage, busy)));
    }
    for (Thread worker : workers) {
      join(worker);
    }
    // A campaign has no last program for which the other workers wait.
    Duration wall = Duration.ofNanos(busy.get() / jobs);
    Duration ours = Duration.ofNanos(ownCpu() - own);
    return new Measured(wall, usage.get(), ours.plus(usage.get().preprocessing()));
  }

  private void drain(
      ConcurrentLinkedQueue<TestCase> queue,
      Examination examination,
      AtomicReference<Usage> usage,
      AtomicLong busy) {
    long start = System.nanoTime();
    try (Scratch scratch = scratches.get()) {
      for (TestCase test = queue.poll(); test != null; test = queue.poll()) {
        examination
            .examine(test, configurations, scratch)
            .ifPresent(seen -> usage.accumulateAndGet(seen.usage(), Usage::plus));
      }
    }
    busy.addAndGet(System.nanoTime() - start);
  }

  private static void join(Thread worker) {
    try {
      worker.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static long ownCpu() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }
}
