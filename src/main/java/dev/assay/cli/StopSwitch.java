package dev.assay.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Work that ends early, with what it has, at Ctrl-C, at {@code kill} or when its time is over.
 *
 * <p>The worker is told by its interruption and by {@link #isOff}.
 */
final class StopSwitch {
  /** How long the worker may take to say what it has. */
  private static final Duration GRACE = Duration.ofSeconds(15);

  /** Deeply nested C makes for deep recursion; only what is used of this gets memory. */
  private static final long STACK_BYTES = 1L << 29;

  private final AtomicBoolean off = new AtomicBoolean();
  private final AtomicBoolean signalled = new AtomicBoolean();

  /** Whether to end now. */
  boolean isOff() {
    return off.get();
  }

  /** Whether the process is ending. */
  boolean isSignalled() {
    return signalled.get();
  }

  /** The work's result; the time is that from now. */
  <T> T run(Optional<Duration> time, Supplier<T> work) {
    var result = new AtomicReference<T>();
    var failure = new AtomicReference<Throwable>();
    Thread worker =
        Thread.ofPlatform()
            .daemon()
            .name("reducer")
            .stackSize(STACK_BYTES)
            .uncaughtExceptionHandler((_, thrown) -> failure.set(thrown))
            .start(() -> result.set(work.get()));
    Thread main = Thread.currentThread();
    Thread hook = Thread.ofPlatform().unstarted(() -> endAndAwait(worker, main));
    Runtime.getRuntime().addShutdownHook(hook);
    await(worker, time);
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // The process is ending, which the hook has seen.
      signalled.set(true);
    }
    if (failure.get() != null) {
      throw new IllegalStateException(failure.get());
    }
    return result.get();
  }

  private void await(Thread worker, Optional<Duration> time) {
    try {
      if (time.isPresent() && !worker.join(time.get())) {
        end(worker);
      }
      worker.join();
    } catch (InterruptedException _) {
      end(worker);
      Thread.currentThread().interrupt();
    }
  }

  private void end(Thread worker) {
    off.set(true);
    worker.interrupt();
  }

  /** The process ends when this returns. */
  private void endAndAwait(Thread worker, Thread main) {
    signalled.set(true);
    end(worker);
    try {
      boolean _ = main.join(GRACE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
