package dev.assay.compile.process;

import java.time.Duration;
import java.util.concurrent.atomic.LongAdder;

/** Adds up the CPU time of all that is run through it. */
public final class CpuMeter implements ProcessRunner {
  private final ProcessRunner runner;
  private final LongAdder nanos = new LongAdder();

  public CpuMeter(ProcessRunner runner) {
    this.runner = runner;
  }

  @Override
  public Completed run(Task task) {
    Completed completed = runner.run(task);
    nanos.add(completed.cpu().toNanos());
    return completed;
  }

  /** CPU time of our own that belongs to it too. */
  public void add(Duration own) {
    nanos.add(own.toNanos());
  }

  public Duration used() {
    return Duration.ofNanos(nanos.sum());
  }
}
