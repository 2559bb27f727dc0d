package dev.assay.campaign.reduction;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Task;
import java.time.Duration;

/**
 * Runs processes, and waits after each so long that all of them together use no more than a share
 * of the machine, until it is set free.
 */
final class CpuShare implements ProcessRunner {
  private final ProcessRunner runner;
  private final double processors;
  private final long start = System.nanoTime();
  private long used;
  private boolean free;

  /**
   * @param processors how many may be busy with it on average: 0.5 for half of one
   */
  CpuShare(ProcessRunner runner, double processors) {
    this.runner = runner;
    this.processors = processors;
  }

  @Override
  public Completed run(Task task) {
    Completed completed = runner.run(task);
    await(completed.cpu());
    return completed;
  }

  /** From now on it may use what it can. */
  synchronized void release() {
    free = true;
    notifyAll();
  }

  /** Time in which nothing was done is not saved for later. */
  private synchronized void await(Duration cpu) {
    long now = System.nanoTime() - start;
    used = Math.max(used, (long) (now * processors) - cpu.toNanos()) + cpu.toNanos();
    try {
      long until = (long) (used / processors);
      while (!free && System.nanoTime() - start < until) {
        wait(1 + (until - (System.nanoTime() - start)) / 1_000_000);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
