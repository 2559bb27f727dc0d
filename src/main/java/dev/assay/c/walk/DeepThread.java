package dev.assay.c.walk;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * A thread with room for deep recursion over trees.
 *
 * <p>What is asked of it on such a thread already is done there: who parses and runs many programs
 * starts one thread for all of it. Its stack gets memory only as far as it is used, and gives it
 * back when the thread ends.
 */
public final class DeepThread extends Thread {
  /** Room for what interpreting a program takes at the deepest. */
  private static final long ROOM = 1L << 30;

  private static final long LEAST_ROOM = 1L << 21;

  private final long room;

  private DeepThread(Runnable work, long room) {
    super(null, work, "deep", room);
    this.room = room;
  }

  /** Does it with as much room as there may be. */
  public static <T> T call(Supplier<T> work) {
    return call(ROOM, work);
  }

  /** Does it, here if there is so much room; whatever it throws is thrown. */
  public static <T> T call(long bytes, Supplier<T> work) {
    if (Thread.currentThread() instanceof DeepThread here && here.room >= bytes) {
      return work.get();
    }
    var job = new Job<>(work);
    join(started(job, bytes));
    return job.result();
  }

  /** A machine short of address space gives a smaller stack, and so less recursion. */
  private static Thread started(Runnable work, long bytes) {
    var thread = new DeepThread(work, bytes);
    try {
      thread.start();
      return thread;
    } catch (OutOfMemoryError failure) {
      if (bytes <= LEAST_ROOM) {
        throw failure;
      }
      return started(work, bytes / 8);
    }
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException _) {
        // The work ends by itself; the interruption is for the caller.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** What the thread does, and what came of it. */
  private static final class Job<T> implements Runnable {
    private final Supplier<T> work;
    private Optional<T> result = Optional.empty();
    private Throwable failure;

    Job(Supplier<T> work) {
      this.work = work;
    }

    @Override
    public void run() {
      try {
        result = Optional.of(work.get());
      } catch (RuntimeException | Error thrown) {
        failure = thrown;
      }
    }

    T result() {
      switch (failure) {
        case null -> {
          return result.orElseThrow();
        }
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case Throwable e -> throw new IllegalStateException(e);
      }
    }
  }
}
