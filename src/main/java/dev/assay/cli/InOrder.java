package dev.assay.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Works on several things at once and hands the results on in the order of the things. */
final class InOrder {
  /** Deeply nested C makes for deep recursion; only what is used of this gets memory. */
  private static final long STACK_BYTES = 1L << 29;

  private InOrder() {}

  static <T, R> void forEach(
      List<T> things, int jobs, Function<T, R> work, BiConsumer<T, R> consumer) {
    var threads = Thread.ofPlatform().daemon().stackSize(STACK_BYTES).factory();
    int workers = Math.max(1, Math.min(jobs, things.size()));
    try (var pool = Executors.newFixedThreadPool(workers, threads)) {
      List<Future<R>> results = new ArrayList<>();
      for (T thing : things) {
        results.add(pool.submit(() -> work.apply(thing)));
      }
      for (int i = 0; i < things.size(); i++) {
        consumer.accept(things.get(i), results.set(i, null).get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
