package dev.assay.compile.find;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Does independent work on all processors, with the results in the order of the work. */
public final class Parallel {
  private Parallel() {}

  public static <T> List<T> map(int count, IntFunction<T> work) {
    return map(count, Runtime.getRuntime().availableProcessors(), work);
  }

  /** The same on half of the processors, beside work that is more urgent. */
  public static <T> List<T> mapBeside(int count, IntFunction<T> work) {
    return map(count, Math.max(1, Runtime.getRuntime().availableProcessors() / 2), work);
  }

  private static <T> List<T> map(int count, int most, IntFunction<T> work) {
    if (count == 0) {
      return List.of();
    }
    int threads = Math.clamp(count, 1, most);
    try (var pool = Executors.newFixedThreadPool(threads)) {
      List<CompletableFuture<T>> running =
          IntStream.range(0, count)
              .mapToObj(i -> CompletableFuture.supplyAsync(() -> work.apply(i), pool))
              .toList();
      return running.stream().map(CompletableFuture::join).toList();
    }
  }
}
