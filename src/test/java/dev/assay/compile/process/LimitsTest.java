package dev.assay.compile.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Processes that want too much. */
final class LimitsTest {
  private static final Bench BENCH = new Bench();
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration LONG = Duration.ofMinutes(1);

  @BeforeEach
  void needsLimits() {
    Bench.assume(BENCH.runner().protection().limits());
  }

  @AfterEach
  void clear() {
    BENCH.scratch().clear();
  }

  @AfterAll
  static void close() {
    BENCH.close();
  }

  @Test
  void busyProcessIsStoppedByItsCpuTime() {
    Completed done = BENCH.shell("while :; do :; done", Bench.within(SECOND, LONG));
    assertEquals(new ProcessEnd.CpuExceeded(), done.end());
    assertTrue(done.cpu().toMillis() >= 500, done.toString());
  }

  @Test
  void busyChildOfADriverIsToo() {
    Completed done =
        BENCH.shell("sh -c 'while :; do :; done' || exit 1", Bench.within(SECOND, LONG));
    assertEquals(new ProcessEnd.CpuExceeded(), done.end());
  }

  @Test
  void sleeperIsStoppedByTheClock() {
    Completed done = BENCH.shell("sleep 600", Bench.within(SECOND, Duration.ofSeconds(10)));
    assertEquals(new ProcessEnd.Asleep(), done.end());
    assertEquals(0, BENCH.alive());
  }

  /** The machine is to blame for what got a part of the clock's time and wanted more. */
  @Test
  void busyProcessThatTheClockStopsWasNotAsleep() {
    Completed done = BENCH.shell("while :; do :; done", Bench.within(LONG, Duration.ofSeconds(4)));
    assertEquals(new ProcessEnd.WallExceeded(), done.end());
  }

  /** Four share what one is used to, and each is there for longer than its CPU time. */
  @Test
  void loadMakesNoHang() throws InterruptedException {
    List<Completed> all = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    String work = "sleep 3; i=0; while [ $i -lt 15000 ]; do i=$((i+1)); done";
    for (int i = 0; i < 4; i++) {
      threads.add(
          Thread.ofPlatform()
              .start(() -> {
                Completed done = BENCH.shell(work, Bench.within(SECOND.multipliedBy(2), LONG));
                synchronized (all) {
                  all.add(done);
                }
              }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(4, all.size());
    all.forEach(done -> assertEquals(new ProcessEnd.Exited(0), done.end()));
  }

  @Test
  void memoryIsLimited() {
    String much = "dd if=/dev/zero of=/dev/null bs=900M count=1";
    assertTrue(BENCH.shell(much, Bench.LIMITS.withMemory(0)).succeeded());
    Completed done = BENCH.shell(much, Bench.LIMITS.withMemory(256 << 20));
    assertFalse(done.succeeded(), done.toString());
  }

  @Test
  void peakOfALargeProcessIsKnown() {
    long own = Kernel.ownPeakBytes();
    assumeTrue(own < 1L << 30, "this JVM is too large already");
    long size = Math.max(own * 2 >> 20, 64);
    Completed done =
        BENCH.shell(
            "dd if=/dev/zero of=/dev/null bs=" + size + "M count=1", Bench.LIMITS.withMemory(0));
    assertTrue(done.succeeded(), done.toString());
    assertTrue(done.peakBytes() >= size << 20, done.toString());
    assertEquals(0, BENCH.shell("true").peakBytes());
  }

  @Test
  void filesAreLimited() {
    Completed done = BENCH.shell("exec dd if=/dev/zero of=large bs=1M count=8");
    assertEquals(new ProcessEnd.Exhausted("file size"), done.end());
  }

  @Test
  void childsFilesAreLimited() {
    Completed done = BENCH.shell("dd if=/dev/zero of=large bs=1M count=8 || exit 1");
    assertEquals(new ProcessEnd.Exhausted("file size"), done.end());
  }

  @Test
  void manyFilesFillTheDisk() {
    Completed done =
        BENCH.shell(
            "i=0; while :; do i=$((i+1)); dd if=/dev/zero of=f$i bs=1M count=2 2>/dev/null; done");
    assertEquals(new ProcessEnd.Exhausted("disk"), done.end());
  }

  @Test
  void processesAreLimited() {
    Bench.assume(BENCH.runner().protection().unprivileged());
    assumeTrue(Sandbox.isSuperuser(), "our other processes count too");
    // Each of 100 would sleep longer than the test may take.
    Completed done =
        BENCH.shell(
            "i=0; while [ $i -lt 100 ]; do i=$((i+1)); sleep 600 & done; exit 0", Bench.LIMITS);
    assertFalse(done.succeeded(), "the 32nd could not be started");
    assertTrue(done.leftovers() > 10 && done.leftovers() < 32, done.toString());
    assertEquals(0, BENCH.alive());
  }

  @Test
  void forkBombGoesOff() {
    Bench.assume(BENCH.runner().protection().unprivileged());
    assumeTrue(Sandbox.isSuperuser(), "only a user of its own bounds it");
    Completed done =
        BENCH.shell("bomb() { bomb | bomb & }; bomb; sleep 60", Bench.within(LONG, SECOND));
    assertFalse(done.succeeded());
    assertEquals(0, BENCH.alive());
  }

  @Test
  void floodOfOutputIsCutOff() {
    Completed quick = BENCH.shell("head -c 200000 /dev/zero");
    assertTrue(quick.truncated());
    assertEquals(1 << 16, quick.stdout().length());
    Completed endless = BENCH.shell("exec yes");
    assertEquals(new ProcessEnd.Exhausted("file size"), endless.end());
    assertTrue(endless.truncated());
    assertEquals(1 << 16, endless.stdout().length());
  }

  @Test
  void slowFloodIsCutOff() {
    Completed done = BENCH.shell("while :; do head -c 70000 /dev/zero; sleep 1; done >&2");
    assertEquals(new ProcessEnd.Exhausted("output"), done.end());
    assertEquals("", done.stdout());
    assertEquals(1 << 16, done.stderr().length());
  }
}
