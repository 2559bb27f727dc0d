package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code dev/release} with a jar that is made here, as it stands in two folders. */
final class ReleaseTest {
  /** What runs without Assay's tests. */
  private static final List<String> LIBRARIES =
      List.of("picocli", "sqlite-jdbc", "tomlj", "antlr4-runtime", "checker-qual");

  private static final Path ROOT = Path.of("").toAbsolutePath();

  @TempDir private Path folder;

  @Test
  void twoFoldersGiveTheSameArchiveAndItRunsWithoutSources() throws Exception {
    for (String tool : List.of("bash", "tar", "gzip", "sha256sum")) {
      assumeTrue(SearchPath.ofEnvironment().find(tool).isPresent(), "no " + tool + " on the PATH");
    }
    Path one = release(copy("one"));
    Path other = release(copy("another/place"));
    assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(other));

    run(folder, "tar", "-xzf", one.toString());
    Path release = folder.resolve("assay-" + Version.TEXT);
    try (Stream<Path> licences = Files.list(release.resolve("licences"))) {
      assertEquals(
          LIBRARIES.stream().sorted().map(name -> name + ".txt").toList(),
          licences.map(file -> file.getFileName().toString()).sorted().toList());
    }
    assertTrue(Files.exists(release.resolve("man/man1/assay-fuzz.1")));
    assertTrue(Files.size(release.resolve("completion/assay.bash")) > 1000);
    String assay = release.resolve("assay").toString();
    String first = run(folder, assay, "--version");
    assertEquals("assay: first start, preparing (a few seconds) ...\nassay 0.1.0\n", first);
    assertEquals("assay 0.1.0\n", run(folder, assay, "--version"));
    String interpreted = run(release, assay, "interpret", "samples/finished.c");
    assertTrue(interpreted.startsWith("checksum "), interpreted);
  }

  /** The sources as they are checked out, and what Maven would have made of them. */
  private Path copy(String name) throws IOException, InterruptedException {
    Path root = Files.createDirectories(folder.resolve(name));
    run(
        ROOT,
        "cp",
        "-R",
        "assay",
        "pom.xml",
        "dev",
        "docs",
        "samples",
        "README.md",
        "CONTRIBUTING.md",
        "LICENSE",
        root.toString());
    Path lib = Files.createDirectories(root.resolve("built/lib"));
    for (String library : LIBRARIES) {
      Path jar = library(library);
      Files.copy(jar, lib.resolve(jar.getFileName()));
    }
    Path manifest = folder.resolve("manifest");
    String names;
    try (Stream<Path> jars = Files.list(lib)) {
      names = jars.map(jar -> "lib/" + jar.getFileName()).sorted().collect(Collectors.joining(" "));
    }
    Files.writeString(
        manifest,
        "Main-Class: dev.assay.cli.Main\nClass-Path: "
            + names
            + "\nEnable-Native-Access: ALL-UNNAMED\n");
    Path classes =
        Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    int made =
        ToolProvider.findFirst("jar")
            .orElseThrow()
            .run(
                System.out,
                System.err,
                "--create",
                "--file=" + root.resolve("built/assay.jar"),
                "--manifest=" + manifest,
                "--date=2025-01-01T00:00:00Z",
                "-C",
                classes.toString(),
                ".");
    assertEquals(0, made);
    return root;
  }

  private static Path library(String name) {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(path -> path.getFileName().toString().matches(name + "-[0-9].*\\.jar"))
        .findFirst()
        .orElseThrow();
  }

  private Path release(Path root) throws IOException, InterruptedException {
    run(root, "dev/release", "--built", "built", "-o", "out");
    return root.resolve("out/assay-" + Version.TEXT + ".tar.gz");
  }

  private String run(Path where, String... command) throws IOException, InterruptedException {
    var builder = new ProcessBuilder(command).directory(where.toFile()).redirectErrorStream(true);
    builder
        .environment()
        .putAll(Map.of("HOME", folder.toString(), "JAVA_HOME", System.getProperty("java.home")));
    builder.environment().remove("XDG_CACHE_HOME");
    Process process = builder.start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), text);
    return text;
  }
}
