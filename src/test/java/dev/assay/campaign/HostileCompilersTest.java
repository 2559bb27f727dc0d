package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Standard;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Limits;
import dev.assay.judge.Confirmation;
import dev.assay.judge.Judge;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compilers that misbehave in every way are judged rightly, and leave nothing behind. */
final class HostileCompilersTest {
  private static final String PROGRAM =
      """
      #include <stdio.h>
      int main(void) {
        printf("%d\\n", 6 * 7);
        return 0;
      }
      """;

  @TempDir Path folder;
  private NativeProcessRunner runner;

  @BeforeEach
  void open() throws IOException {
    runner = NativeProcessRunner.detect(System.getenv());
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @AfterEach
  void close() {
    runner.close();
  }

  /** A way to misbehave, and what the verdict must be; the signature must hold the text. */
  private record Case(String name, Family family, String verdict, String signature, String body) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Case> cases() {
    return Stream.of(
        new Case("honest", Family.GCC, "agrees", "", "compile"),
        new Case(
            "gcc-ice",
            Family.GCC,
            "crash",
            "expand_call",
            """
            echo "test.c: In function 'main':" >&2
            echo "test.c:3:3: internal compiler error: in expand_call, at calls.cc:3210" >&2
            exit 1
            """),
        new Case(
            "clang-crash",
            Family.CLANG,
            "crash",
            "Loop Vectorizer",
            """
            compiling || exit 1
            cat >&2 <<'X'
            PLEASE submit a bug report to https://bugs.example/ and include the crash backtrace.
            Stack dump:
            0.\tProgram arguments: clang -cc1 test.c
            1.\t<eof> parser at end of file
            2.\tOptimizer
            3.\tRunning pass 'Loop Vectorizer' on function '@main'
            clang: error: unable to execute command: Segmentation fault
            clang: error: clang frontend command failed due to signal (use -v to see invocation)
            X
            exit 139
            """),
        new Case("segfault", Family.OTHER, "crash", "", "kill -SEGV $$"),
        new Case(
            "assertion",
            Family.OTHER,
            "crash",
            "x > 0",
            "echo \"cc: tree.c:12: build: Assertion \\`x > 0' failed.\" >&2; kill -ABRT $$"),
        new Case("busy", Family.GCC, "hang", "", "while :; do :; done"),
        new Case("asleep", Family.GCC, "hang", "", "sleep 1000"),
        new Case("no-object", Family.GCC, "crash", "no output", "exit 0"),
        new Case(
            "deletes-object", Family.GCC, "crash", "no output", "compile; rm -f -- *.o; exit 0"),
        new Case("deletes-source", Family.GCC, "agrees", "", "compile; s=$?; rm -f -- *.c; exit $s"),
        new Case(
            "rejects",
            Family.GCC,
            "rejected",
            "expected",
            "echo \"test.c:1:1: error: expected ';' before 'int'\" >&2; exit 1"),
        new Case(
            "wrong",
            Family.GCC,
            "wrong-output",
            "",
            "compiling && { sed 's/6 [*] 7/6 + 7/' test.c > t2.c; mv -f t2.c test.c; }; compile"),
        new Case(
            "wrong-sometimes",
            Family.GCC,
            "unstable",
            "",
            """
            if compiling; then
              echo >> "$STATE/count"
              if (( $(wc -l < "$STATE/count") % 2 == 1 )); then
                sed 's/6 [*] 7/6 + 7/' test.c > t2.c && mv -f t2.c test.c
              fi
            fi
            compile
            """),
        new Case(
            "crashes-sometimes",
            Family.GCC,
            "unstable",
            "",
            """
            echo >> "$STATE/count"
            (( $(wc -l < "$STATE/count") % 5 == 1 )) && kill -SEGV $$
            compile
            """),
        new Case(
            "crashes-once",
            Family.GCC,
            "inconclusive",
            "",
            """
            if [[ ! -e $STATE/done ]]; then
              touch "$STATE/done"
              kill -SEGV $$
            fi
            compile
            """),
        new Case(
            "dying-program",
            Family.GCC,
            "wrong-output",
            "",
            "compiling && { sed 's/printf/__builtin_trap(); printf/' test.c > t2.c;"
                + " mv -f t2.c test.c; }; compile"),
        new Case(
            "endless-program",
            Family.GCC,
            "wrong-output",
            "",
            "compiling && { sed 's/printf/for (;;) {} printf/' test.c > t2.c;"
                + " mv -f t2.c test.c; }; compile"),
        new Case(
            "flooding-program",
            Family.GCC,
            "wrong-output",
            "",
            "compiling && { sed 's/printf/for (;;) printf/' test.c > t2.c;"
                + " mv -f t2.c test.c; }; compile"),
        new Case("floods", Family.GCC, "inconclusive", "", "yes flood"),
        new Case(
            "fills-disk",
            Family.GCC,
            "inconclusive",
            "",
            "i=0; while :; do head -c 16777216 /dev/zero > file$i || exit 1; i=$((i+1)); done"),
        new Case(
            "out-of-memory",
            Family.GCC,
            "inconclusive",
            "",
            "echo 'cc1: out of memory allocating 65536 bytes' >&2; exit 1"),
        new Case(
            "forks",
            Family.GCC,
            "agrees",
            "",
            "for i in 1 2 3 4 5 6 7 8; do sleep 987 & done; compile"),
        new Case(
            "leaves-daemon",
            Family.GCC,
            "agrees",
            "",
            "setsid sleep 986 < /dev/null > /dev/null 2>&1 & compile"),
        new Case("bad-flags", Family.GCC, "inconclusive", "",
            "echo \"gcc: error: unrecognized command-line option '-fnonsense'\" >&2; exit 1"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isJudgedRightlyAndLeavesNothingBehind(Case hostile) throws IOException {
    Compiler compiler =
        HostileCompiler.in(folder, hostile.name(), hostile.body()).compiler(hostile.family());
    Path scratchFolder;
    Examined examined;
    try (Scratch scratch = runner.scratch()) {
      scratchFolder = scratch.folder();
      examined =
          examination()
              .examine(test(), configurations(hostile, compiler), scratch)
              .orElseThrow();
    }
    assertEquals(hostile.verdict(), examined.verdict().spelling(), () -> "" + examined.runs());
    if (!hostile.signature().isEmpty()) {
      String key = examined.findings().getFirst().signature().key();
      assertTrue(key.contains(hostile.signature()), key);
    }
    assertTrue(Files.notExists(scratchFolder));
    assertEquals(List.of(), sleepers());
  }

  @Test
  void aCompilerThatIsNotDeterministicIsFound() throws IOException {
    Compiler compiler =
        HostileCompiler.in(
                folder,
                "fickle",
                "compiling && { echo \"int n$RANDOM$RANDOM = 1;\" | cat test.c - > t2.c;"
                    + " mv -f t2.c test.c; }; compile")
            .compiler(Family.GCC);
    Configuration twice = Configuration.plain(compiler, "-O2");
    try (Scratch scratch = runner.scratch()) {
      Examined examined =
          examination().examine(test(), List.of(twice, twice), scratch).orElseThrow();
      assertEquals("unstable", examined.verdict().spelling());
    }
  }

  /** A refusal is only held against a compiler where another one disagrees. */
  private static List<Configuration> configurations(Case hostile, Compiler compiler) {
    Configuration alone = Configuration.plain(compiler, "-O2");
    return hostile.verdict().equals("rejected")
        ? List.of(alone, Configuration.plain(RealGcc.compiler(), "-O0"))
        : List.of(alone);
  }

  private Examination examination() {
    var options =
        new MatrixOptions(ProcessLimits.PROGRAM.withCpu(Duration.ofSeconds(2)), true);
    var limits = Limits.DEFAULT.withFuel(1_000_000);
    return new Examination(
        new Understanding(runner, List.of(RealGcc.compiler()), limits, 0),
        new Matrix(runner, options),
        new Judge(FlagMeaning::setting),
        new SecondLook(
            new Matrix(runner, options.withoutSavings()),
            new Understanding(runner, List.of(RealGcc.compiler()), limits, 4),
            new Confirmation(),
            new FlagNarrowing(new Matrix(runner, options), new Judge(FlagMeaning::setting)),
            new Witnesses(new Matrix(runner, options), List.of())));
  }

  private static TestCase test() {
    return TestCase.of(
        new Origin("file", new Seed(0), "test.c"),
        Standard.DEFAULT,
        List.of(new SourceFile("test.c", PROGRAM)),
        List.of());
  }

  /** The processes that the scripts start and do not end. */
  private static List<String> sleepers() {
    return ProcessHandle.allProcesses()
        .map(ProcessHandle::info)
        .flatMap(info -> info.commandLine().stream())
        .filter(line -> line.matches(".*sleep (1000|98[67])"))
        .toList();
  }
}
