package dev.assay.compile.process;

import java.time.Duration;
import java.util.function.IntFunction;

/** Waits for a process while its limits on the clock, on the disk and on its output hold. */
final class Waiting {
  private static final Duration TICK = Duration.ofMillis(100);

  /** More than the kernel needs to take a large process apart. */
  private static final Duration DYING = Duration.ofSeconds(20);

  private static final Duration NAP = Duration.ofMillis(2);

  private Waiting() {}

  /** Why the waiting was over. */
  enum Reason {
    ENDED,
    WALL,
    ASLEEP,
    DISK,
    OUTPUT,
    INTERRUPTED
  }

  /**
   * Returns with the process ended, but not waited for; if a limit was met, killed with its group.
   *
   * @param look whether a limit is met that must be looked for, at a tick of that number
   */
  static Reason await(int pid, Duration wall, IntFunction<Reason> look) {
    int descriptor = Kernel.processDescriptor(pid);
    if (descriptor < 0) {
      return awaitOrKill(new ByState(pid), pid, wall, look);
    }
    try {
      return awaitOrKill(patience -> Kernel.ready(descriptor, patience), pid, wall, look);
    } finally {
      Kernel.close(descriptor);
    }
  }

  /** Tells whether the process has ended, after at most the time given. */
  private interface Watch {
    boolean ended(Duration patience);
  }

  /** For kernels before 5.3. */
  private record ByState(int pid) implements Watch {
    @Override
    public boolean ended(Duration patience) {
      long end = System.nanoTime() + patience.toNanos();
      do {
        if (Processes.info(pid).map(Processes.Info::ended).orElse(true)) {
          return true;
        }
        if (Thread.currentThread().isInterrupted()) {
          return false;
        }
        try {
          Thread.sleep(NAP);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      } while (System.nanoTime() < end);
      return false;
    }
  }

  private static Reason awaitOrKill(Watch watch, int pid, Duration wall, IntFunction<Reason> look) {
    Reason reason = await(watch, new Activity(pid), wall, look);
    if (reason != Reason.ENDED) {
      Kernel.kill(-pid, Kernel.SIGKILL);
      Kernel.kill(pid, Kernel.SIGKILL);
      long start = System.nanoTime();
      while (!watch.ended(TICK) && System.nanoTime() - start < DYING.toNanos()) {
        Thread.onSpinWait();
      }
    }
    return reason;
  }

  private static Reason await(
      Watch watch, Activity activity, Duration wall, IntFunction<Reason> look) {
    long start = System.nanoTime();
    for (int tick = 1; !watch.ended(tickWithin(wall, start)); tick++) {
      if (Thread.currentThread().isInterrupted()) {
        return Reason.INTERRUPTED;
      }
      long passed = System.nanoTime() - start;
      if (passed >= wall.toNanos()) {
        return activity.hasRested(passed) ? Reason.ASLEEP : Reason.WALL;
      }
      if (passed >= wall.toNanos() / 2) {
        activity.begin(passed);
      }
      Reason seen = look.apply(tick);
      if (seen != Reason.ENDED) {
        return seen;
      }
    }
    return Reason.ENDED;
  }

  private static Duration tickWithin(Duration wall, long start) {
    Duration left = wall.minusNanos(System.nanoTime() - start);
    Duration most = left.compareTo(TICK) < 0 ? left : TICK;
    return most.isNegative() ? Duration.ZERO : most;
  }
}
