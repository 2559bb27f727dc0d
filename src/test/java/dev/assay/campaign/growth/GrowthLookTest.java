package dev.assay.campaign.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.campaign.RealGcc;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessEnd;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.judge.Cases;
import dev.assay.judge.growth.Blame;
import dev.assay.judge.growth.Steep;
import dev.assay.mutate.scaling.Scalable;
import dev.assay.mutate.scaling.Scaling;
import dev.assay.mutate.scaling.Scalings;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is seen of programs that grow, with compilers whose times are made up. */
final class GrowthLookTest {
  private final NativeProcessRunner processes = NativeProcessRunner.detect(System.getenv());

  @AfterEach
  void close() {
    processes.close();
  }

  /** A compiler that takes as long as the test says for so many lines. */
  private interface Slowness {
    double seconds(List<String> command, double lines);
  }

  /** Starts nothing, and remembers what it was asked. */
  private record MadeUp(Slowness slowness, List<List<String>> commands) implements ProcessRunner {
    MadeUp(Slowness slowness) {
      this(slowness, Collections.synchronizedList(new ArrayList<>()));
    }

    @Override
    public Completed run(Task task) {
      commands.add(task.command());
      double lines;
      try (Stream<String> all = Files.lines(task.folder().resolve("test.c"))) {
        lines = all.count();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      double seconds = slowness.seconds(task.command(), lines);
      double limit = task.limits().cpu().toSeconds();
      String report =
          " tree PRE   :   %.2f ( 90%%)   0.00 (  0%%)   0.00\n TOTAL   :   %.2f   0.00   0.00\n"
              .formatted(0.9 * seconds, seconds);
      return new Completed(
          seconds > limit ? new ProcessEnd.CpuExceeded() : new ProcessEnd.Exited(0),
          "",
          task.command().contains("-ftime-report") ? report : "",
          false,
          Duration.ofMillis((long) (1000 * Math.min(seconds, limit))),
          Duration.ZERO,
          0,
          0);
    }
  }

  private static boolean isGccOptimising(List<String> command) {
    return command.getFirst().contains("gcc-12") && !command.contains("-O0");
  }

  /** gcc takes the square when it optimises. */
  private static double square(List<String> command, double lines) {
    return 0.02 + (isGccOptimising(command) ? lines * lines * 1e-6 : lines * 1e-5);
  }

  private static List<Configuration> configurations() {
    var all = new ArrayList<Configuration>();
    for (Compiler compiler : List.of(Cases.GCC, Cases.CLANG)) {
      compiler.levels().forEach(level -> all.add(Configuration.plain(compiler, level)));
    }
    return all;
  }

  private static Scalable scalable() {
    var program =
        Parser.parse(
                SourceText.of("test.c", "int x; void f(int a) { x += a; }"),
                DataModel.LP64,
                Standard.DEFAULT)
            .program();
    List<Scaling> repeat =
        ((Scalings.Named.Found) Scalings.named(List.of("repeat-statement"))).scalings();
    return Scalable.drawn(program, repeat, new Seed(1).rng()).orElseThrow();
  }

  private Looked look(MadeUp compilers, List<String> known) {
    try (Scratch scratch = processes.scratch()) {
      return new GrowthLook(compilers, configurations(), Effort.DEFAULT)
          .at(scalable(), known::contains, scratch);
    }
  }

  @Test
  void aCompilerWhoseTimeGrowsFarMoreIsFound() {
    Looked looked = look(new MadeUp(GrowthLookTest::square), List.of());
    assertEquals(Looked.Outcome.FOUND, looked.outcome());
    assertEquals(1, looked.findings().size());
    GrowthFinding finding = looked.findings().getFirst();
    assertEquals(
        List.of("gcc-12 -O1", "gcc-12 -O2", "gcc-12 -O3"),
        finding.steep().stream().map(s -> s.configuration().toString()).sorted().toList());
    Steep worst = finding.worst();
    assertEquals(2, worst.exponent(), 0.1);
    assertEquals(new Blame("tree PRE", 0.9).pass(), finding.blame().orElseThrow().pass());
    assertEquals(0.9, finding.blame().get().share(), 0.02);
    assertEquals("gcc: repeat-statement: tree PRE", finding.signature());
    assertTrue(finding.program().lines().count() >= worst.shown());
    assertTrue(finding.command().containsAll(List.of("/usr/bin/gcc-12", "-S", "-ftime-report")));
  }

  @Test
  void whatIsInTheProgramIsNotFoundAndNotLookedAtAgain() {
    var compilers = new MadeUp((_, lines) -> 0.02 + lines * lines * 1e-6);
    Looked looked = look(compilers, List.of());
    assertEquals(Looked.Outcome.NOTHING, looked.outcome());
    assertEquals(List.of(), looked.findings());
    assertTrue(
        compilers.commands().stream().noneMatch(c -> c.contains("-O1") || c.contains("-O2")));
  }

  @Test
  void whatIsKnownIsNotMeasuredAgain() {
    var compilers = new MadeUp(GrowthLookTest::square);
    Looked looked = look(compilers, List.of("gcc: repeat-statement: tree PRE"));
    assertEquals(Looked.Outcome.KNOWN, looked.outcome());
    assertTrue(compilers.commands().stream().noneMatch(c -> c.contains("-O2")));
  }

  @Test
  void whatIsNotSeenAgainDoesNotCount() {
    var calls = new ArrayList<String>();
    Looked looked =
        look(
            new MadeUp((command, lines) -> {
              // The first look is disturbed; the second, which asks more levels, is not.
              calls.addAll(command.contains("-O2") ? List.of("second") : List.of());
              return calls.isEmpty() ? square(command, lines) : 0.02 + lines * 1e-5;
            }),
            List.of());
    assertEquals(Looked.Outcome.NOT_AGAIN, looked.outcome());
    assertEquals(List.of(), looked.findings());
  }

  @Test
  void aCompilerThatNeverEndsIsStoppedAndFound() {
    Looked looked =
        look(
            new MadeUp((command, lines) ->
                isGccOptimising(command) && lines > 60 ? 1e9 : 0.02 + lines * 1e-5),
            List.of());
    assertEquals(Looked.Outcome.FOUND, looked.outcome());
    assertTrue(looked.findings().getFirst().worst().last().atLeast());
    // No size was done in time that took longer than another one.
    assertEquals(Optional.empty(), looked.findings().getFirst().blame());
    assertEquals("gcc: repeat-statement: unknown pass", looked.findings().getFirst().signature());
  }

  @Test
  void aHuntTellsEachOnceAndSaysWhyProgramsAreLeftOut() {
    var events = new ArrayList<GrowthHunt.Event>();
    var subjects =
        new Subjects() {
          @Override
          public long count() {
            return 3;
          }

          @Override
          public Subject subject(long number, Scratch scratch) {
            return number == 1
                ? new Subject.Not("b", "no reason")
                : new Subject.Ready("a", scalable());
          }
        };
    var look = new GrowthLook(new MadeUp(GrowthLookTest::square), configurations(), Effort.DEFAULT);
    new GrowthHunt(look, subjects, processes::scratch, events::add).run(1);
    assertEquals(new GrowthHunt.Event.Skipped(1, "b", "no reason"), events.get(1));
    assertEquals(
        List.of(Looked.Outcome.FOUND, Looked.Outcome.KNOWN),
        Stream.of(events.get(0), events.get(2))
            .map(e -> ((GrowthHunt.Event.Done) e).looked().outcome())
            .toList());
  }

  @Test
  void aRealGccIsTimedAndTellsOfItsPasses() {
    try (Scratch scratch = processes.scratch()) {
      var compilation = new Compilation(processes, Duration.ofSeconds(60), scratch);
      Configuration gcc = Configuration.plain(RealGcc.compiler(), "-O1");
      // gcc leaves out passes that took no time it could measure: enough lines for a fast machine.
      var test = GrowthLook.test(scalable(), scalable().text(5000));
      assertTrue(compilation.time(test, gcc) instanceof Compilation.Result.Took);
      Map<String, Double> passes = compilation.report(test, gcc).orElseThrow().passes();
      assertTrue(passes.values().stream().anyMatch(seconds -> seconds > 0), passes::toString);
      var wrong = GrowthLook.test(scalable(), "int f(void) { return y; }");
      assertTrue(
          compilation.time(wrong, gcc) instanceof Compilation.Result.Not(String reason)
              && reason.startsWith("rejected: ")
              && reason.contains("undeclared"));
    }
  }
}
