package dev.assay.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.cli.Main;
import dev.assay.known.CheckedFile.OneRun;
import dev.assay.known.KnownBug.Setup;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** {@code assay check} sees what real compilers do wrong. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class KnownBugsTest {
  private static final Path FOLDER = Path.of("src/test/resources/known-bugs");

  /** Other versions of the same compiler may have the bug or not. */
  private static final Map<String, String> VERSIONS =
      Map.of(
          "gcc-11", "11.3.0",
          "gcc-12", "12.2.0",
          "clang-14", "14.0.6",
          "clang-16", "16.0.6",
          "clang-19", "19.1.7");

  /** To find the compilers takes longer than to check a file, so files go together. */
  private record Group(String compiler, String flags, boolean hangs) {
    static Group of(Setup setup, KnownBug bug) {
      return new Group(setup.compiler(), setup.flags(), bug.kind().equals("hang"));
    }
  }

  private final Map<Group, Map<String, CheckedFile>> checked = new HashMap<>();

  private final Map<String, Boolean> installed = new HashMap<>();

  @TempDir private Path temporary;

  @Test
  void everyProgramSaysWhatItShows() {
    for (KnownBug bug : bugs()) {
      assertFalse(bug.shows().isEmpty(), bug.name());
      assertFalse(bug.good().isEmpty(), bug.name());
    }
  }

  @TestFactory
  Stream<DynamicTest> knownBugsAreSeen() {
    return bugs().stream().map(bug -> DynamicTest.dynamicTest(bug.name(), () -> check(bug)));
  }

  private void check(KnownBug bug) {
    Optional<Group> group = group(bug);
    String needed =
        bug.shows().stream()
            .map(setup -> setup.compiler() + " " + VERSIONS.get(setup.compiler()))
            .distinct()
            .collect(Collectors.joining(" or "));
    assumeTrue(group.isPresent(), bug.name() + " needs " + needed);
    CheckedFile file = checked.computeIfAbsent(group.get(), this::check).get(bug.name());
    assumeTrue(
        file.runs().stream().noneMatch(run -> run.result().contains("a missing header")),
        bug.name() + " needs the headers for " + group.get().flags());
    assertEquals("finished", file.interpreter(), file::toString);
    assertEquals(bug.kind(), file.verdict(), file::toString);
    for (OneRun run : file.runs()) {
      var setup = new Setup(run.compiler(), run.level(), group.get().flags());
      if (bug.shows().contains(setup)) {
        assertEquals(bug.resultOfRuns(), run.result(), file::toString);
        assertNotEquals("null", run.signature(), file::toString);
      }
      if (bug.good().contains(setup)) {
        assertEquals("agrees", run.result(), file::toString);
      }
    }
  }

  private Map<String, CheckedFile> check(Group group) {
    List<KnownBug> together =
        bugs().stream().filter(bug -> group(bug).equals(Optional.of(group))).toList();
    var levels = new TreeSet<String>();
    for (KnownBug bug : together) {
      Stream.concat(bug.shows().stream(), bug.good().stream())
          .filter(setup -> Group.of(setup, bug).equals(group))
          .forEach(setup -> levels.add(setup.level()));
    }
    var args =
        new ArrayList<String>(List.of("check", "--json", "--config", config(group).toString()));
    args.addAll(List.of("--compilers", group.compiler(), "--levels", String.join(",", levels)));
    if (!group.flags().isEmpty()) {
      args.add("--flags=" + group.flags());
    }
    together.forEach(bug -> args.add(bug.file().toString()));
    return output(args)
        .lines()
        .map(CheckedFile::of)
        .collect(
            Collectors.toMap(file -> Path.of(file.file()).getFileName().toString(), file -> file));
  }

  /** What never ends is to be noticed soon, but nothing else is to be taken for it. */
  private Path config(Group group) {
    String limits =
        """
        [limits.compiler]
        cpu-seconds = %d
        [limits.program]
        cpu-seconds = 3
        """
            .formatted(group.hangs() ? 4 : 30);
    try {
      return Files.writeString(temporary.resolve("assay.toml"), limits);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String output(List<String> args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    int exit =
        Main.run(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            args.toArray(new String[0]));
    assertEquals(1, exit, () -> args + ": " + err.toString(StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8);
  }

  /** The first of the configurations whose compiler is here. */
  private Optional<Group> group(KnownBug bug) {
    return bug.shows().stream()
        .filter(setup -> isInstalled(setup.compiler()))
        .findFirst()
        .map(setup -> Group.of(setup, bug));
  }

  private boolean isInstalled(String compiler) {
    return installed.computeIfAbsent(compiler, name -> Installed.has(name, VERSIONS.get(name)));
  }

  private static List<KnownBug> bugs() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(Files::isRegularFile).sorted().map(KnownBug::read).toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
