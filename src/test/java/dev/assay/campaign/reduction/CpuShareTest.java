package dev.assay.campaign.reduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Task;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A share of the machine is kept, by times that are made up. */
final class CpuShareTest {
  private static final long SECOND = 1_000_000_000L;

  private static final Task TASK =
      new Task(List.of("true"), Path.of("/"), Map.of(), Optional.empty(), ProcessLimits.COMPILER);

  @Test
  void aQuarterOfAProcessorWaitsThreeTimesAsLongAsItWorks() {
    CpuShare share = share(0.25, Duration.ZERO);
    assertEquals(8 * SECOND, share.due(0, Duration.ofSeconds(2)));
    assertEquals(12 * SECOND, share.due(8 * SECOND, Duration.ofSeconds(1)));
  }

  @Test
  void whatTwoUseAtOnceIsAddedUp() {
    CpuShare share = share(0.5, Duration.ZERO);
    assertEquals(4 * SECOND, share.due(0, Duration.ofSeconds(2)));
    assertEquals(8 * SECOND, share.due(0, Duration.ofSeconds(2)));
  }

  @Test
  void twoProcessorsAreNeverWaitedForByOne() {
    assertEquals(SECOND, share(2, Duration.ZERO).due(0, Duration.ofSeconds(2)));
  }

  @Test
  void idleTimeIsNotSaved() {
    CpuShare share = share(0.5, Duration.ZERO);
    share.due(0, Duration.ofSeconds(1));
    assertEquals(104 * SECOND, share.due(100 * SECOND, Duration.ofSeconds(2)));
  }

  @Test
  @Timeout(60)
  void whatIsSetFreeWaitsNoLonger() throws InterruptedException {
    CpuShare share = share(0.5, Duration.ofHours(1));
    var worker = new Thread(() -> share.run(TASK));
    worker.start();
    while (worker.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }
    share.release();
    worker.join();
    share.run(TASK);
    assertFalse(Thread.currentThread().isInterrupted());
  }

  @Test
  void whoIsInterruptedWaitsNoLonger() {
    CpuShare share = share(0.5, Duration.ofHours(1));
    Thread.currentThread().interrupt();
    share.run(TASK);
    assertTrue(Thread.interrupted());
  }

  private CpuShare share(double processors, Duration cpu) {
    return new CpuShare(
        _ -> new Completed(new ProcessEnd.Exited(0), "", "", false, cpu, cpu, 0, 0),
        processors,
        () -> 77);
  }
}
