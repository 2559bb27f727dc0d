package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.Promise;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.Compiler;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.interpret.Execution;
import dev.assay.judge.Verdict;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is known of a program beforehand, against what the interpreter finds out. */
final class TrialTest {
  private static final List<SourceFile> THREE_FILES =
      List.of(
          new SourceFile("func.c", "#include \"init.h\"\nint f(void) { return x * 3; }\n"),
          new SourceFile(
              "driver.c",
              """
              #include "init.h"
              #include <stdio.h>
              int x = 14;
              int main(void) {
                printf("%d\\n", f());
                return 0;
              }
              """),
          new SourceFile("init.h", "extern int x;\nint f(void);\n"));

  private static final List<SourceFile> UNDEFINED =
      List.of(
          new SourceFile(
              "test.c",
              """
              int main(void) {
                int x = 2147483647;
                x++;
                return 0;
              }
              """));

  private NativeProcessRunner runner;

  @BeforeEach
  void open() {
    runner = NativeProcessRunner.detect(System.getenv());
  }

  @AfterEach
  void close() {
    runner.close();
  }

  @Test
  void severalUnitsAreUnderstoodTogether() {
    TrialResult result =
        run(THREE_FILES, List.of("func.c", "driver.c"), finished(0, "42\n"), DataModel.LP64);
    assertInstanceOf(Verdict.Agrees.class, result.verdict());
    var known = result.test().orElseThrow().expectation().executions().values();
    var execution = assertInstanceOf(Execution.Finished.class, known.iterator().next());
    assertEquals("42\n", execution.stdout());
    assertEquals(1, result.usage().builds());
  }

  @Test
  void anotherOutputThanPromisedIsOurDefect() {
    TrialResult result =
        run(THREE_FILES, List.of("func.c", "driver.c"), finished(0, "43\n"), DataModel.LP64);
    var verdict = assertInstanceOf(Verdict.Contradiction.class, result.verdict());
    assertEquals("the program prints something else", verdict.reason());
    assertEquals(List.of(), result.findings());
  }

  @Test
  void anUndefinedProgramIsOurDefectIfItWasPromised() {
    TrialResult result = run(UNDEFINED, List.of("test.c"), finished(0, ""), DataModel.LP64);
    var verdict = assertInstanceOf(Verdict.Contradiction.class, result.verdict());
    assertTrue(verdict.reason().startsWith("undefined, "), verdict.reason());
  }

  @Test
  void anInvalidProgramIsOurDefectIfItWasPromised() {
    var invalid = List.of(new SourceFile("test.c", "int main(void) { return x; }\n"));
    TrialResult result = run(invalid, List.of("test.c"), finished(0, ""), DataModel.LP64);
    var verdict = assertInstanceOf(Verdict.Contradiction.class, result.verdict());
    assertTrue(verdict.reason().startsWith("the program is invalid: "), verdict.reason());
  }

  @Test
  void onlyConfigurationsOfTheModelMeetTheProgram() {
    TrialResult result =
        run(THREE_FILES, List.of("func.c", "driver.c"), finished(0, "42\n"), DataModel.ILP32);
    assertEquals(0, result.usage().builds());
    assertInstanceOf(Verdict.Inconclusive.class, result.verdict());
  }

  private static Execution.Finished finished(int exit, String stdout) {
    return new Execution.Finished(exit, stdout, 1);
  }

  private TrialResult run(
      List<SourceFile> files, List<String> units, Execution.Finished promised, DataModel model) {
    var test =
        new TestCase(
            new Origin("made-up", new Seed(1), ""),
            Standard.DEFAULT,
            files,
            units,
            List.of(),
            Expectation.NONE);
    var made =
        new Sourced.Made(
            test, Duration.ZERO, Optional.of(new Promise(model, Optional.of(promised), false)));
    Compiler gcc = RealGcc.compiler();
    var plan = new Plan(List.of(gcc), List.of("-O1"), List.of(), 0, Map.of(), List.of(), 0);
    var schedule = new Schedule(List.of(new Schedule.Share(source(made), 1)));
    try (Scratch scratch = runner.scratch()) {
      return new Trial(schedule, Plans.of(plan), examination())
          .run(0, new Seed(1), scratch)
          .orElseThrow();
    }
  }

  private static ProgramSource source(Sourced made) {
    return new ProgramSource() {
      @Override
      public String name() {
        return "made-up";
      }

      @Override
      public Sourced make(Ticket ticket, Scratch scratch) {
        return made;
      }
    };
  }

  private Examination examination() {
    return SmallExamination.of(runner, runner);
  }
}
