package dev.assay.compile.swarm;

import dev.assay.compile.Compiler;
import dev.assay.compile.process.ProcessRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Learns the flags of compilers beside other work, as trying them takes a minute where there are
 * many compilers.
 */
public final class FlagLearning implements AutoCloseable {
  private final CompletableFuture<Map<String, SwarmFlags>> flags = new CompletableFuture<>();
  private final AtomicBoolean stopped = new AtomicBoolean();
  private final AtomicInteger done = new AtomicInteger();
  private final int compilers;

  private FlagLearning(int compilers) {
    this.compilers = compilers;
  }

  /** With nothing to learn. */
  public static FlagLearning none() {
    var learning = new FlagLearning(0);
    learning.flags.complete(Map.of());
    return learning;
  }

  /**
   * Begins.
   *
   * @param scratch a folder that stays until this is closed
   */
  public static FlagLearning start(
      List<Compiler> compilers, ProcessRunner processes, Path scratch) {
    var learning = new FlagLearning(compilers.size());
    Thread.ofPlatform()
        .daemon()
        .name("flags")
        .start(() -> learning.learn(compilers, processes, scratch));
    return learning;
  }

  private void learn(List<Compiler> compilers, ProcessRunner processes, Path scratch) {
    try {
      flags.complete(
          SwarmFlags.ofAll(compilers, processes, scratch, stopped::get, done::incrementAndGet));
    } catch (RuntimeException | Error failure) {
      // Whoever waits for the flags is told; nobody else would see it.
      flags.completeExceptionally(failure);
    }
  }

  /** How many compilers there are, and of how many all is known. */
  public record Standing(int known, int compilers) {
    public boolean isDone() {
      return known == compilers;
    }
  }

  public Standing standing() {
    return new Standing(done.get(), compilers);
  }

  /** The work is done once all flags are known, by whichever thread that may be. */
  public void whenKnown(Consumer<Map<String, SwarmFlags>> work) {
    var _ =
        flags.thenAccept(known -> {
          if (!stopped.get()) {
            work.accept(known);
          }
        });
  }

  /** By the compiler's name; empty if the thread was interrupted while it waited. */
  public Optional<Map<String, SwarmFlags>> await() {
    try {
      return Optional.of(flags.get());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException e) {
      throw new IllegalStateException("flags could not be learnt", e.getCause());
    }
  }

  /** Ends what is under way; what was not learnt to the end is not kept. */
  @Override
  public void close() {
    stopped.set(true);
    flags.exceptionally(_ -> Map.of()).join();
  }
}
