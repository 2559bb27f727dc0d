package dev.assay.compile.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Whatever a process does, nothing of it is left. */
final class LeftoversTest {
  private static final Bench BENCH = new Bench();

  @AfterAll
  static void close() {
    BENCH.close();
  }

  @Test
  void childInTheGroupIsEnded() {
    Completed done = BENCH.shell("sleep 77771 & exit 0");
    assertEquals(new ProcessEnd.Exited(0), done.end());
    assertEquals(1, done.leftovers());
    assertEquals(0, alive("77771"));
  }

  @Test
  void childInASessionOfItsOwnIsEnded() {
    Completed done =
        BENCH.shell(
            "setsid sh -c 'sleep 77772 & sleep 77772' </dev/null >/dev/null 2>&1 & sleep 0.2");
    assertTrue(done.leftovers() >= 1, done.toString());
    assertEquals(0, alive("77772"));
  }

  @Test
  void childWithoutEnvironmentIsEnded() {
    Completed done =
        BENCH.shell(
            "cd / && setsid env -i /bin/sleep 77773 </dev/null >/dev/null 2>&1 & sleep 0.2");
    assertEquals(1, done.leftovers());
    assertEquals(0, alive("77773"));
  }

  @Test
  void childrenAreEndedAtTheWallLimit() {
    Completed done =
        BENCH.shell(
            "setsid sleep 77774 & sleep 77774 & wait",
            Bench.within(Duration.ofSeconds(5), Duration.ofMillis(300)));
    assertTrue(
        done.end() instanceof ProcessEnd.WallExceeded || done.end() instanceof ProcessEnd.Asleep,
        done.toString());
    assertEquals(0, alive("77774"));
  }

  @Test
  void processesThatEndTogetherAreNoLeftovers() {
    for (int i = 0; i < 20; i++) {
      assertEquals(0, BENCH.shell("echo a | cat | cat >/dev/null").leftovers());
    }
  }

  @Test
  void othersAreLeftInPeace() throws IOException, InterruptedException {
    Process other = new ProcessBuilder("setsid", "sleep", "77775").start();
    try {
      Process orphan =
          new ProcessBuilder("sh", "-c", "setsid sleep 77776 >/dev/null 2>&1 &").start();
      assertEquals(0, orphan.waitFor());
      assertEquals(1, BENCH.shell("sleep 77777 & exit 0").leftovers());
      assertTrue(other.isAlive());
      assertEquals(1, alive("77776"), "an orphan that was not started by a runner");
    } finally {
      other.destroyForcibly();
      pids("77776").forEach(pid -> Kernel.kill(pid, Kernel.SIGKILL));
    }
  }

  @Test
  void interruptionEndsTheRun() throws InterruptedException {
    AtomicReference<Completed> result = new AtomicReference<>();
    AtomicReference<Boolean> flag = new AtomicReference<>();
    Thread thread =
        Thread.ofPlatform()
            .start(() -> {
              result.set(BENCH.shell("setsid sleep 77778 & sleep 77778"));
              flag.set(Thread.currentThread().isInterrupted());
            });
    while (alive("77778") < 2) {
      Thread.sleep(10);
    }
    thread.interrupt();
    assertTrue(thread.join(Duration.ofSeconds(60)), "it does not end");
    assertEquals(true, flag.get());
    assertTrue(result.get().end() instanceof ProcessEnd.Exhausted, result.get().toString());
    assertEquals(0, alive("77778"));
  }

  @Test
  void interruptedThreadStartsNothing() {
    Thread.currentThread().interrupt();
    Completed done = BENCH.shell("touch started");
    assertTrue(Thread.interrupted());
    assertTrue(done.end() instanceof ProcessEnd.Exhausted, done.toString());
    assertTrue(BENCH.scratch().read("started", 1).isEmpty());
  }

  @Test
  void eightThreadsLeaveNothing() throws IOException, InterruptedException {
    BENCH.shell("true");
    long before = descriptors();
    // Other tests start programs in other ways, and this process adopts their orphans too.
    List<Integer> others = zombies();
    AtomicInteger right = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      threads.add(Thread.ofPlatform().start(() -> fiftyRuns(right)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(400, right.get());
    // The collector may close what other tests have left open.
    assertTrue(descriptors() <= before, () -> "more than " + before + " are open");
    assertEquals(List.of(), zombies().stream().filter(pid -> !others.contains(pid)).toList());
  }

  private static void fiftyRuns(AtomicInteger right) {
    try (Scratch scratch = BENCH.runner().scratch()) {
      for (int i = 0; i < 50; i++) {
        String script = i % 5 == 0 ? "sleep 99 & exit " + i : "exit " + i;
        Task task = Task.of(List.of("sh", "-c", script), scratch.folder(), Bench.LIMITS);
        Completed done = BENCH.runner().run(task.withoutNetwork());
        boolean expected =
            done.end().equals(new ProcessEnd.Exited(i)) && done.leftovers() == (i % 5 == 0 ? 1 : 0);
        right.addAndGet(expected ? 1 : 0);
      }
    }
  }

  private static long descriptors() throws IOException {
    try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
      return open.count();
    }
  }

  private static List<Integer> zombies() {
    long self = ProcessHandle.current().pid();
    return Processes.all().stream()
        .filter(pid ->
            Processes.info(pid).filter(info -> info.parent() == self && info.ended()).isPresent())
        .toList();
  }

  private static long alive(String argument) {
    return pids(argument).size();
  }

  private static List<Integer> pids(String argument) {
    return Processes.all().stream()
        .filter(pid ->
            Processes.bytes(Path.of("/proc/" + pid + "/cmdline"))
                .filter(words -> words.endsWith("sleep\0" + argument + "\0"))
                .isPresent())
        .toList();
  }
}
