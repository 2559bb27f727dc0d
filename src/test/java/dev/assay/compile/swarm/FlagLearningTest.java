package dev.assay.compile.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.judge.Cases;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Flags are learnt beside other work, and nobody waits for them who need not. */
final class FlagLearningTest {
  private static final Compiler GCC = Cases.compiler("gcc-that-waits", Family.GCC);

  @TempDir private Path folder;

  @Test
  void whatHasNoFlagsIsLearntAtOnce() {
    ProcessRunner never = _ -> Completed.notStarted("not here");
    try (FlagLearning learning = FlagLearning.start(List.of(Cases.TCC), never, folder)) {
      assertEquals(Optional.of(Map.of()), learning.await());
      assertTrue(learning.standing().isDone());
    }
  }

  @Test
  void withoutCompilersNothingIsToBeLearnt() {
    var told = new ConcurrentLinkedQueue<Map<String, SwarmFlags>>();
    try (FlagLearning none = FlagLearning.none()) {
      assertTrue(none.standing().isDone());
      none.whenKnown(told::add);
    }
    assertEquals(List.of(Map.of()), List.copyOf(told));
  }

  @Test
  void closingEndsItWithinAStepAndTellsNobody() throws InterruptedException {
    var begun = new CountDownLatch(1);
    var go = new CountDownLatch(1);
    var steps = new ConcurrentLinkedQueue<List<String>>();
    var told = new ConcurrentLinkedQueue<Map<String, SwarmFlags>>();
    ProcessRunner waiting =
        task -> {
          steps.add(task.command());
          begun.countDown();
          awaitQuietly(go);
          return Completed.notStarted("no compiler");
        };
    FlagLearning learning = FlagLearning.start(List.of(GCC), waiting, folder);
    learning.whenKnown(told::add);
    begun.await();
    assertFalse(learning.standing().isDone());
    Thread closing = Thread.ofPlatform().start(learning::close);
    Thread.ofPlatform()
        .start(() -> {
          awaitBlocked(closing);
          go.countDown();
        });
    closing.join();
    assertEquals(1, steps.size(), steps.toString());
    assertEquals(List.of(), List.copyOf(told));
  }

  private static void awaitBlocked(Thread thread) {
    while (thread.getState() == Thread.State.RUNNABLE || thread.getState() == Thread.State.NEW) {
      Thread.onSpinWait();
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
