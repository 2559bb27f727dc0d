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
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
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
  record Case(String name, Family family, String verdict, String signature, String body) {
    static Case read(Path script) {
      try {
        String text = Files.readString(script);
        return new Case(
            script.getFileName().toString().replace(".sh", ""),
            Family.valueOf(header(text, "family").orElseThrow()),
            header(text, "verdict").orElseThrow(),
            header(text, "signature").orElse(""),
            text);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static Optional<String> header(String text, String key) {
      return text.lines()
          .filter(line -> line.startsWith("# " + key + ": "))
          .map(line -> line.substring(key.length() + 4))
          .findFirst();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Case> cases() throws IOException {
    try (Stream<Path> scripts = Files.list(Path.of("src/test/resources/hostile"))) {
      return scripts.sorted().map(Case::read).toList();
    }
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
          examination().examine(test(), configurations(hostile, compiler), scratch).orElseThrow();
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
                folder, "fickle", "compiling && change \"1i int n$RANDOM$RANDOM = 1;\"\ncompile\n")
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
    var options = new MatrixOptions(ProcessLimits.PROGRAM.withCpu(Duration.ofSeconds(2)), true);
    var limits = Limits.DEFAULT.withFuel(1_000_000);
    return new Examination(
        new Understanding(runner, List.of(RealGcc.compiler()), limits, 0),
        new Matrix(runner, options),
        new Judge(FlagMeaning::setting),
        new SecondLook(
            new Matrix(runner, options.withoutSavings()),
            new Understanding(runner, List.of(RealGcc.compiler()), limits, 4),
            new Judge(FlagMeaning::setting),
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
