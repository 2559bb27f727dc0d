package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.bugs.BugStore;
import dev.assay.bugs.Opened;
import dev.assay.bugs.Recorded;
import dev.assay.bugs.Samples;
import dev.assay.bugs.TrialRecord;
import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Cost;
import dev.assay.compile.Family;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Signature;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.Setting;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code assay replay} says of bugs that are there, gone, changed, or out of reach. */
final class ReplayCommandTest {
  private static final String PROGRAM =
      """
      int printf(const char *, ...);
      int main(void) { printf("7\\n"); return 3; }
      """;

  private static Optional<Compiler> gcc = Optional.empty();

  @TempDir private Path parent;
  private Path out;
  private Path programs;

  @BeforeAll
  static void findACompiler() {
    if (Workshop.open(new CompilerOptions(), System.err)
        instanceof Workshop.Opening.Open(Workshop workshop)) {
      try (workshop) {
        gcc =
            workshop.all().stream()
                .filter(c -> c.family() == Family.GCC && c.runner().isEmpty())
                .filter(c -> c.model().equals(DataModel.LP64))
                .findFirst();
      }
    }
    assumeTrue(gcc.isPresent(), "no gcc for this machine");
  }

  @BeforeEach
  void makeAFolder() throws IOException {
    out = parent.resolve("out");
    programs = Files.createDirectories(parent.resolve("programs"));
    Files.writeString(programs.resolve("test.c"), PROGRAM);
  }

  @Test
  void theSameIsTheSame() {
    String id = store(ran(gcc.orElseThrow(), 3, "7\n"), "7\n");
    assertEquals(
        new Run(0, id + ": same verdict (wrong-output: gcc: key)\n", ""),
        anonymous(Run.of("replay", id, "--store", out.toString())));
    Path folder = out.resolve("bugs").resolve(id);
    assertEquals(0, Run.of("replay", folder.toString()).exit());
    assertEquals(0, Run.of("replay", "--all", "--store", out.toString()).exit());
  }

  @Test
  void otherOutputIsAChange() {
    String id = store(ran(gcc.orElseThrow(), 3, "8\n"), "7\n");
    Run run = Run.of("replay", id, "--store", out.toString());
    assertEquals(1, run.exit());
    assertTrue(run.out().startsWith(id + ": fails differently ("), run.out());
    assertTrue(run.out().contains(" -O1 prints something else\n"), run.out());
  }

  @Test
  void anotherExpectationIsAChange() {
    String id = store(ran(gcc.orElseThrow(), 3, "7\n"), "6\n");
    Run run = Run.of("replay", id, "--store", out.toString());
    assertEquals(1, run.exit());
    assertTrue(run.out().contains("the interpreter expects something else now\n"), run.out());
  }

  @Test
  void aCrashThatIsGoneIsToldSo() {
    var crashed =
        new CompilerRun.CompilerCrashed(
            Configuration.plain(gcc.orElseThrow(), "-O1"),
            "internal compiler error: Segmentation fault\n",
            Cost.ZERO);
    String id = store(crashed, "7\n");
    Run run = Run.of("replay", id, "--json", "--store", out.toString());
    assertEquals(1, run.exit());
    assertTrue(run.out().contains("\"result\": \"gone\""), run.out());
    assertTrue(run.out().contains(" -O1 was compiler-crashed, is exit status 3"), run.out());
  }

  @Test
  void anotherVersionIsNoted() {
    Compiler older = renamed(gcc.orElseThrow(), gcc.orElseThrow().name(), "gcc 1.42");
    String id = store(ran(older, 3, "7\n"), "7\n");
    Run run = Run.of("replay", id, "--store", out.toString());
    assertEquals(0, run.exit());
    assertTrue(run.out().contains("'s version was \"gcc 1.42\", is \""), run.out());
  }

  @Test
  void aMissingCompilerIsNamed() {
    String id = store(ran(renamed(gcc.orElseThrow(), "gcc-999", "gcc 999"), 3, "7\n"), "7\n");
    Run run = Run.of("replay", id, "--store", out.toString());
    assertEquals(3, run.exit());
    assertTrue(run.out().startsWith(id + ": cannot be run here ("), run.out());
    assertTrue(run.out().contains("gcc-999 is not there"), run.out());
  }

  @Test
  void otherBytesFromTheGeneratorAreNoted() throws IOException {
    String id = store(ran(gcc.orElseThrow(), 3, "7\n"), "7\n");
    Files.writeString(programs.resolve("test.c"), "int main(void) { return 0; }\n");
    Run run = Run.of("replay", id, "--store", out.toString());
    assertEquals(0, run.exit());
    assertTrue(run.out().contains(" makes another program of this seed now\n"), run.out());
  }

  @Test
  void nothingToReplayIsWrongUse() {
    assertEquals(2, Run.of("replay", "--store", out.toString()).exit());
    assertEquals(2, Run.of("replay", "--all", "x", "--store", out.toString()).exit());
    assertEquals(2, Run.of("replay", "x", "--store", out.toString()).exit());
  }

  private static CompilerRun ran(Compiler compiler, int exit, String stdout) {
    return new CompilerRun.Ran(
        Configuration.plain(compiler, "-O1"), exit, stdout, "", "", Cost.ZERO);
  }

  private static Compiler renamed(Compiler gcc, String name, String version) {
    return new Compiler(
        name,
        gcc.family(),
        gcc.command(),
        version,
        gcc.target(),
        gcc.model(),
        gcc.knownLongDouble(),
        gcc.levels(),
        gcc.runner(),
        gcc.environment(),
        gcc.limits(),
        gcc.capabilities());
  }

  /** Stores a bug that the run shows, and returns its id. */
  private String store(CompilerRun run, String expected) {
    TestCase test =
        TestCase.of(
                new Origin(programs.toString(), new Seed(5), "test.c"),
                Standard.DEFAULT,
                List.of(new SourceFile("test.c", PROGRAM)),
                List.of())
            .expecting(
                new Expectation(
                    Map.of(
                        new Setting(DataModel.LP64, Dialect.DEFAULT),
                        new Execution.Finished(3, expected, 1)),
                    false));
    var kind = run instanceof CompilerRun.Ran ? BugClass.WRONG_OUTPUT : BugClass.CRASH;
    var signature = new Signature(kind, run.configuration().compiler().name(), "key");
    var finding = new Finding(signature, "summary", List.of(run), true, "interpreter");
    try (BugStore store =
        assertInstanceOf(Opened.Ready.class, BugStore.open(out, "0.1.0")).store()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      var trial =
          new TrialRecord(
              0,
              "folder",
              new Seed(5),
              "wrong-output",
              Optional.of(test),
              List.of(finding),
              List.of(),
              Map.of(),
              Samples.TIME);
      var stored = assertInstanceOf(Recorded.Stored.class, store.record(trial));
      return stored.fresh().getFirst().id();
    }
  }

  private static Run anonymous(Run run) {
    String name = gcc.orElseThrow().name();
    return new Run(
        run.exit(),
        run.out().replace(": " + name + ": ", ": gcc: "),
        String.join("\n", FuzzPlace.complaints(run)));
  }
}
