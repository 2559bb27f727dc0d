package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.campaign.config.Settings;
import dev.assay.compile.SearchPath;
import dev.assay.compile.find.Found;
import dev.assay.compile.process.NativeProcessRunner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code assay fuzz} says when it cannot do what it is asked for. */
final class FuzzWrongUseTest {
  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    place = FuzzPlace.in(folder);
  }

  @ParameterizedTest
  @CsvSource({
    "--for, soon, not a duration: 'soon' (write 90s",
    "--for, 0s, --for must be positive",
    "--for, -1m, not a duration: '-1m'",
    "--seed, -1, not a seed: '-1'",
    "--seed, x, not a seed: 'x'",
    "--jobs, 0, --jobs must be positive",
    "--jobs, many, --jobs",
    "--count, 0, --count must be positive",
    "--count, 1.5, --count",
    "--swarm, 1, --swarm must be 0 to 0.9",
    "--swarm, -0.1, --swarm must be 0 to 0.9",
    "--swarm, NaN, --swarm must be 0 to 0.9",
    "--speed, 9, --speed"
  })
  void badValuesAreNamed(String option, String value, String message) {
    Run run = Run.of("fuzz", "--count=1".startsWith(option) ? "-j1" : "--count=1", option, value);
    assertEquals(2, run.exit());
    assertTrue(run.err().startsWith("assay: "), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertTrue(run.err().endsWith("Try './assay fuzz --help'.\n"), run.err());
    assertEquals("", run.out());
  }

  @Test
  void badTomlIsToldWithItsPlace() throws IOException {
    Files.writeString(place.config(), "[campaign]\njobs = = 3\n");
    assertWrong(place.config() + ":2:8: ", "--config", place.config().toString());
    Files.writeString(place.config(), "[campaign]\nseed = 1\njobs = 0\n");
    assertWrong(place.config() + ":3:1: ", "--config", place.config().toString());
    Path missing = folder.resolve("no.toml");
    assertWrong(missing + ": there is no such file; check --config", "--config", missing + "");
  }

  @Test
  void sourcesThatAreNotThereAreNamed() throws IOException {
    assumeCompiler();
    assertWrong(
        "unknown generator 'csmiht'; did you mean 'csmith'? There are exact, remgen-exact, csmith,"
            + " and",
        "--generators",
        "csmiht");
    assertWrong("unknown mutator 'fbc'; did you mean 'fcb'?", "--generators", "exact+fbc");
    Path missing = folder.resolve("missing");
    assertWrong("--generators: no folder " + missing, "--generators", missing.toString());
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Files.writeString(empty.resolve("a.h"), "");
    assertWrong(
        "--generators: no file below " + empty + " ends in .c", "--generators", empty.toString());
    assertWrong("'csmith=0' has no weight of 1 to 1000 after", "--generators", "csmith=0");
  }

  @Test
  void anUnreadableFolderIsNamed() throws IOException {
    assumeCompiler();
    Path secret = Files.createDirectory(place.programs().resolve("secret"));
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("---------"));
    try {
      assumeTrue(!Files.isReadable(secret), "the superuser may read every folder");
      String programs = place.programs().toString();
      assertWrong("--generators: " + programs + " cannot be read: ", "--generators", programs);
    } finally {
      Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rwx------"));
    }
  }

  @Test
  void placesThatCannotBeWrittenAreNamed() throws IOException {
    assumeCompiler();
    place.compiler("good", FuzzPlace.HONEST);
    for (Path out :
        List.of(
            Files.writeString(folder.resolve("file"), ""),
            folder.resolve("file/below"),
            Path.of("/proc/assay-out"))) {
      Run run = Run.of(place.into(out).fuzz("good", "--count", "1"));
      assertEquals(2, run.exit(), run.err());
      List<String> complaints = FuzzPlace.complaints(run);
      assertEquals(1, complaints.size(), run.err());
      assertTrue(complaints.getFirst().startsWith("assay: "), run.err());
      assertTrue(complaints.getFirst().contains(out.toString()), run.err());
      assertEquals("", run.out());
    }
  }

  @Test
  void compilersAndLevelsThatAreNotThereAreNamed() throws IOException {
    assumeCompiler();
    place.compiler("good", FuzzPlace.HONEST);
    Run compiler = Run.of(place.fuzz("godo", "--count", "1"));
    assertEquals(2, compiler.exit());
    assertTrue(
        compiler.err().contains("--compilers: there is no godo; did you mean 'good'? There are "),
        compiler.err());
    Run level = Run.of(place.fuzz("good", "--count", "1", "--levels", "-O7,-O8"));
    assertEquals(2, level.exit());
    assertTrue(
        level.err().contains("--levels: no compiler has -O7,-O8; there are -O1"), level.err());
    assertTrue(Files.notExists(place.out()), "nothing was asked of the folder");
  }

  @Test
  void withoutACompilerTheRemedyIsTold() {
    var broken = new Found.Broken("gcc-12", Path.of("/usr/bin/gcc-12"), "it has no headers");
    try (var runner = NativeProcessRunner.detect(System.getenv())) {
      var nothing = new Workshop(runner, Settings.DEFAULT, List.of(), List.of());
      var told =
          assertInstanceOf(
              Workshop.Opening.Impossible.class,
              Workshop.choose(nothing, List.of(broken), List.of("gcc-12")));
      assertEquals(3, told.exit());
      assertEquals(
          """
          no C compiler that works was found; install one (Debian/Ubuntu: apt-get install gcc) or \
          name one in assay.toml
            gcc-12: it has no headers\
          """,
          told.message());
    }
  }

  /** With nothing in the folders where compilers are: seen so by one process alone. */
  @Test
  void onAMachineWithoutACompilerTheRemedyIsTold() throws IOException, InterruptedException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    String script =
        """
        for d in /usr/local/bin /opt /usr/lib/llvm-*/bin "$HOME/.local/bin" /usr/bin; do
          if test -d "$d"; then mount --bind "$0" "$d" || exit 77; fi
        done
        exec "$@"
        """;
    var words = new ArrayList<>(List.of("unshare", "-m", "sh", "-c", script, empty.toString()));
    words.addAll(FuzzChild.java());
    Collections.addAll(words, "fuzz", "--generators", place.programs().toString());
    Collections.addAll(words, "--store", place.out().toString());
    var builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.environment().put("XDG_CACHE_HOME", folder.toString());
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int exit = process.waitFor();
    boolean hidden = !said.contains("unshare") && exit != 77 && exit != 127;
    assumeTrue(hidden, "compilers cannot be hidden from a process here: " + said);
    assertEquals(3, exit, said);
    assertTrue(said.contains("assay: no C compiler that works was found; install one"), said);
    assertTrue(Files.notExists(place.out()));
  }

  private void assertWrong(String message, String... words) {
    var command =
        new ArrayList<>(List.of("fuzz", "--count", "1", "--store", place.out().toString()));
    Collections.addAll(command, words);
    Run run = Run.of(command.toArray(String[]::new));
    assertEquals(2, run.exit(), run.err());
    assertTrue(run.err().contains("assay: "), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
    assertTrue(Files.notExists(place.out()));
  }

  private static void assumeCompiler() {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
  }
}
