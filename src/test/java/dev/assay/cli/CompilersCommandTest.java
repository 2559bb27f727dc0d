package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.Sanitizer;
import dev.assay.compile.SearchPath;
import dev.assay.compile.find.Found;
import dev.assay.compile.process.ProcessLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CompilersCommandTest {
  private static final Found GCC = gcc("s390x-gcc-12", "gcc (Debian 12.2.0-14) 12.2.0");
  private static final Found BROKEN =
      new Found.Broken("tcc", Path.of("/opt/bin/tcc"), "error: no headers");

  @TempDir private Path folder;

  @Test
  void theTableShowsWhatWorksAndWhatDoesNot() {
    assertEquals(
        """
        name          version  target           model            levels  sanitizers         can           runner
        s390x-gcc-12  12.2.0   s390x-linux-gnu  lp64 big-endian  -O0,s   address undefined  bisect -flto  qemu-s390x

        Assay was tested with gcc 9 to 17, clang 9 to 24, tcc.

        Not usable:
          tcc (/opt/bin/tcc): error: no headers
        """,
        CompilersTable.of(List.of(GCC, BROKEN)));
  }

  @Test
  void releasesThatWereNotTestedAreNamed() {
    Found newer = gcc("gcc-31", "gcc (GCC) 31.0.1 20400101 (experimental)");
    assertEquals(
        """

        Assay was tested with gcc 9 to 17, clang 9 to 24, tcc.
          gcc-31 (gcc (GCC) 31.0.1 20400101 (experimental)) is newer: it may refuse what older ones took; 'assay fuzz' counts what it refuses
        """,
        CompilersTable.of(List.of(GCC, newer)).lines().skip(3).collect(Collectors.joining("\n"))
            + "\n");
    assertTrue(CompilersJson.line(newer).toString().contains("\"tested\": \"newer\""));
    assertTrue(CompilersTable.of(List.of(gcc("gcc-4", "gcc 4.8.5"))).contains("is older"));
  }

  @Test
  void jsonTellsAll() {
    assertEquals(
        "{\"works\": true, \"name\": \"s390x-gcc-12\", \"family\": \"gcc\", \"command\":"
            + " [\"/usr/bin/gcc\", \"-x\"], \"version\": \"gcc (Debian 12.2.0-14) 12.2.0\","
            + " \"tested\": \"tested\", \"target\": \"s390x-linux-gnu\", \"model\": \"lp64\","
            + " \"endian\": \"big\", \"long-double\": false, \"levels\": [\"-O0\", \"-Os\"],"
            + " \"other-levels\": [],"
            + " \"sanitizers\": [\"address\", \"undefined\"], \"bisection\": true, \"feedback\":"
            + " false, \"m32\": false, \"lto\": true, \"cxx\": false, \"runner\":"
            + " [\"/usr/bin/qemu-s390x\", \"-L\", \"/usr/s390x-linux-gnu\"]}",
        CompilersJson.line(GCC).toString());
    assertEquals(
        "{\"works\": false, \"name\": \"tcc\", \"path\": \"/opt/bin/tcc\", \"reason\": \"error: no"
            + " headers\"}",
        CompilersJson.line(BROKEN).toString());
  }

  @Test
  void theCompilersOfThisMachineAreListed() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    Path config =
        Files.writeString(
            folder.resolve("my.toml"), "[[compiler]]\nname = \"gone\"\npath = \"/no/cc\"\n");
    Run run = Run.of("compilers", "--json", "--config", config.toString());
    assertEquals(0, run.exit(), run.err());
    List<String> lines = run.out().lines().toList();
    assertTrue(
        lines.stream()
            .anyMatch(l -> l.matches(".*\"works\": true, \"name\": \"(gcc|clang)-\\d+\".*")),
        run.out());
    assertEquals(
        "{\"works\": false, \"name\": \"gone\", \"path\": \"/no/cc\", \"reason\": \"there is no"
            + " such program; check its path in the configuration\"}",
        lines.getLast());
  }

  @Test
  void aWrongConfigurationIsToldWithItsPlace() throws IOException {
    Path config = Files.writeString(folder.resolve("my.toml"), "[[compiler]]\nnme = \"x\"\n");
    Run run = Run.of("compilers", "--config", config.toString());
    assertEquals(2, run.exit());
    assertTrue(run.err().contains(config + ":2:1: unknown key 'nme' in [[compiler]]"), run.err());
  }

  private static Found gcc(String name, String version) {
    return new Found.Working(
        new Compiler(
            name,
            Family.GCC,
            List.of("/usr/bin/gcc", "-x"),
            version,
            "s390x-linux-gnu",
            DataModel.LP64.withBigEndian(),
            false,
            List.of("-O0", "-Os"),
            List.of("/usr/bin/qemu-s390x", "-L", "/usr/s390x-linux-gnu"),
            Map.of(),
            ProcessLimits.COMPILER,
            new Capabilities(
                Set.of(Sanitizer.UNDEFINED, Sanitizer.ADDRESS), true, false, false, true, false)));
  }
}
