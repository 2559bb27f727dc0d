package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.Begun;
import dev.assay.bugs.BugStore;
import dev.assay.bugs.CampaignSettings;
import dev.assay.bugs.DoneTrials;
import dev.assay.bugs.Opened;
import dev.assay.campaign.source.FolderSource;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.Compiler;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.MadeUpFlags;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The loop around trials: which there are, what they do, and when it ends. */
final class CampaignTest {
  private static final int TRIALS = 8;

  @TempDir private Path folder;
  private NativeProcessRunner runner;
  private final ConcurrentLinkedQueue<CampaignEvent> events = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedQueue<String> builds = new ConcurrentLinkedQueue<>();

  @BeforeEach
  void open() throws IOException {
    runner = NativeProcessRunner.detect(System.getenv());
    Path programs = Files.createDirectory(folder.resolve("programs"));
    Files.writeString(programs.resolve("a.c"), "int main(void) { return 3; }\n");
    Files.writeString(programs.resolve("b.c"), "int f; int main(void) { return f; }\n");
    Files.writeString(programs.resolve("c.c"), "int main(void) { return 1 / (int) 0.5; }\n");
  }

  @AfterEach
  void close() {
    runner.close();
  }

  /** Seeds, verdicts and every single command are the same, though they come in another order. */
  @Test
  void theNumberOfJobsChangesNothing() throws IOException {
    ProgramSource source = FolderSource.of(folder.resolve("programs"));
    assertInstanceOf(CampaignEnd.CountReached.class, run(source, 1, "one"));
    List<String> trials = trials();
    List<String> commands = builds.stream().sorted().toList();
    events.clear();
    builds.clear();
    assertInstanceOf(CampaignEnd.CountReached.class, run(source, 4, "four"));
    assertEquals(TRIALS, trials.size());
    assertEquals(trials, trials());
    assertEquals(commands, builds.stream().sorted().toList());
    long drawn =
        commands.stream().filter(c -> c.matches(".* -f(no-)?(gcse|web|ivopts)\\b.*")).count();
    assertTrue(drawn > 0, commands.toString());
    assertTrue(trials.stream().anyMatch(t -> t.endsWith(" invalid-program")), trials.toString());
  }

  @Test
  void trialsThatBreakAssayAreToldAndNotStored() {
    ProgramSource broken =
        source((_, _) -> {
          throw new IllegalStateException("broken on purpose");
        });
    var endless = new CampaignLimits(OptionalLong.empty(), Optional.empty(), 1);
    var end = assertInstanceOf(CampaignEnd.Broken.class, run(broken, endless, "b"));
    assertEquals("broken on purpose", end.failure().getMessage());
    assertEquals(20, events.size());
    assertTrue(events.stream().allMatch(e -> e instanceof CampaignEvent.TrialBroken));
    try (BugStore store = store("b")) {
      var started = assertInstanceOf(Begun.Started.class, store.resume(CampaignSettings.NONE));
      assertEquals(0, started.done().count());
    }
  }

  @Test
  void aSourceThatFailsCostsItsTrialAlone() {
    ProgramSource failing =
        source((ticket, _) -> new Sourced.Failed("no program " + ticket.number(), Duration.ZERO));
    assertInstanceOf(CampaignEnd.CountReached.class, run(failing, 2, "failing"));
    assertEquals(TRIALS, trials().size());
    assertTrue(trials().stream().allMatch(t -> t.endsWith(" inconclusive")), trials().toString());
    assertEquals(List.of(), List.copyOf(builds));
  }

  @Test
  void itEndsWhenItsTimeIsOver() {
    ProgramSource failing = source((_, _) -> new Sourced.Failed("", Duration.ZERO));
    long start = System.nanoTime();
    var limits = new CampaignLimits(OptionalLong.empty(), Optional.of(Duration.ofMillis(300)), 1);
    assertInstanceOf(CampaignEnd.TimeOver.class, run(failing, limits, "time"));
    long took = (System.nanoTime() - start) / 1_000_000;
    assertTrue(took >= 300, took + " ms");
  }

  @Test
  void workThatCannotBeInterruptedDoesNotKeepItFromEnding() {
    var asked = new CountDownLatch(1);
    var ended = new CountDownLatch(1);
    ProgramSource deaf =
        source((_, _) -> {
          asked.countDown();
          awaitWhateverComes(ended);
          return new Sourced.Failed("", Duration.ZERO);
        });
    var endless = new CampaignLimits(OptionalLong.empty(), Optional.empty(), 1);
    try (BugStore store = store("deaf")) {
      var started =
          assertInstanceOf(Begun.Started.class, store.begin(CampaignSettings.NONE, Instant.EPOCH));
      Campaign campaign = campaign(deaf, store, started.done(), endless);
      Thread.ofPlatform()
          .daemon()
          .start(() -> {
            awaitWhateverComes(asked);
            campaign.stop();
          });
      assertInstanceOf(CampaignEnd.Stopped.class, campaign.run());
    }
    assertEquals(1, ended.getCount());
    ended.countDown();
    assertEquals(List.of(), trials());
  }

  private static void awaitWhateverComes(CountDownLatch latch) {
    while (latch.getCount() > 0) {
      try {
        latch.await();
      } catch (InterruptedException _) {
        // Waits on: that is what is tried here.
      }
    }
  }

  private interface Making {
    Sourced make(Ticket ticket, Scratch scratch);
  }

  private static ProgramSource source(Making making) {
    return new ProgramSource() {
      @Override
      public String name() {
        return "made-up";
      }

      @Override
      public Sourced make(Ticket ticket, Scratch scratch) {
        return making.make(ticket, scratch);
      }
    };
  }

  private CampaignEnd run(ProgramSource source, int jobs, String out) {
    return run(source, new CampaignLimits(OptionalLong.of(TRIALS), Optional.empty(), jobs), out);
  }

  private CampaignEnd run(ProgramSource source, CampaignLimits limits, String out) {
    try (BugStore store = store(out)) {
      var started =
          assertInstanceOf(Begun.Started.class, store.begin(CampaignSettings.NONE, Instant.EPOCH));
      return campaign(source, store, started.done(), limits).run();
    }
  }

  private BugStore store(String out) {
    return assertInstanceOf(Opened.Ready.class, BugStore.open(folder.resolve(out), "0.1.0"))
        .store();
  }

  private Campaign campaign(
      ProgramSource source, BugStore store, DoneTrials done, CampaignLimits limits) {
    Compiler gcc = RealGcc.compiler();
    var plan =
        new Plan(
            List.of(gcc),
            List.of("-O1"),
            List.of(),
            0.6,
            Map.of(gcc.name(), MadeUpFlags.of(gcc)),
            List.of(),
            4);
    var schedule = new Schedule(List.of(new Schedule.Share(source, 1)));
    var trial = new Trial(schedule, Plans.of(plan), examination());
    return new Campaign(new Seed(7), trial, store, done, limits, runner::scratch, events::add);
  }

  private Examination examination() {
    ProcessRunner told =
        task -> {
          if (task.command().contains("-c")) {
            builds.add(String.join(" ", task.command()));
          }
          return runner.run(task);
        };
    return SmallExamination.of(runner, told);
  }

  private List<String> trials() {
    return events.stream()
        .filter(e -> e instanceof CampaignEvent.TrialDone)
        .map(e -> ((CampaignEvent.TrialDone) e).result())
        .map(r -> r.number() + " " + r.generator() + " " + r.seed() + " " + r.verdict().spelling())
        .sorted()
        .toList();
  }
}
