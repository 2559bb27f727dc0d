package dev.assay.c.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Types and implicit conversions are those of clang, on expressions of every kind and on Csmith
 * programs.
 */
final class TypingAgainstClangTest {
  private static final int CSMITH_PROGRAMS = Integer.getInteger("assay.typing.csmith", 2);

  @TempDir Path dir;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "arithmetic",
        "bitfields",
        "calls",
        "complex",
        "extended",
        "initializers",
        "pointers",
        "vectors"
      })
  void handMadeExpressionsHaveClangsTypes(String name) throws IOException, InterruptedException {
    String clang = require(clang(), "clang");
    Path source = dir.resolve(name + ".c");
    try (var in = getClass().getResourceAsStream("/typing/" + name + ".c")) {
      Files.copy(in, source);
    }
    assertEquals(List.of(), new TypingAgainstClang(clang, dir).differences(source));
  }

  @Test
  void csmithProgramsHaveClangsTypes() throws IOException, InterruptedException {
    String clang = require(clang(), "clang");
    String csmith = require(onPath("csmith"), "csmith");
    Path source = dir.resolve("program.c");
    for (int seed = 1; seed <= CSMITH_PROGRAMS; seed++) {
      new ProcessBuilder(csmith, "--seed", Integer.toString(seed), "-o", source.toString())
          .directory(dir.toFile())
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
      assertEquals(
          List.of(),
          new TypingAgainstClang(clang, dir).differences(source, "-I/usr/include/csmith"),
          "seed " + seed);
    }
  }

  private static Optional<String> clang() {
    // Later releases changed some shapes of the tree (complex operands, _BitInt), so 14 comes
    // first.
    return Stream.of("clang-14", "clang-15", "clang-16", "clang")
        .flatMap(name -> onPath(name).stream())
        .findFirst();
  }

  private static Optional<String> onPath(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(folder -> new File(folder, program))
        .filter(File::canExecute)
        .map(File::getPath)
        .findFirst();
  }

  private static String require(Optional<String> program, String name) {
    if (program.isEmpty()) {
      System.out.println("skipped: " + name + " is not installed");
    }
    assumeTrue(program.isPresent(), name + " is not installed");
    return program.orElseThrow();
  }
}
