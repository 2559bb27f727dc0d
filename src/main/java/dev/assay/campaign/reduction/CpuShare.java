package dev.assay.campaign.reduction;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Task;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Runs processes, and waits after each so long that all of them together use no more than a share
 * of the machine, until it is set free.
 */
final class CpuShare implements ProcessRunner {
  private final ProcessRunner runner;
  private final double processors;
  private final LongSupplier nanos;
  private final long start;
  private long used;
  private boolean free;

  /**
   * @param processors how many may be busy with it on average: 0.5 for half of one
   */
  CpuShare(ProcessRunner runner, double processors) {
    this(runner, processors, System::nanoTime);
  }

  CpuShare(ProcessRunner runner, double processors, LongSupplier nanos) {
    this.runner = runner;
    this.processors = processors;
    this.nanos = nanos;
    this.start = nanos.getAsLong();
  }

  @Override
  public Completed run(Task task) {
    long begun = now();
    Completed completed = runner.run(task);
    await(due(begun, completed.cpu()));
    return completed;
  }

  /** From now on it may use what it can. */
  synchronized void release() {
    free = true;
    notifyAll();
  }

  /**
   * When what was begun then is paid for; time in which nothing was done is not saved for later.
   */
  synchronized long due(long begun, Duration cpu) {
    used = Math.max(used, (long) (begun * processors)) + cpu.toNanos();
    return (long) (used / processors);
  }

  private synchronized void await(long until) {
    try {
      for (long left = until - now(); !free && left > 0; left = until - now()) {
        wait(1 + left / 1_000_000);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private long now() {
    return nanos.getAsLong() - start;
  }
}
