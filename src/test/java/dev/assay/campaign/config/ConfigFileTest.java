package dev.assay.campaign.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.compile.Family;
import dev.assay.compile.find.ConfiguredCompiler;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.generate.exact.Size;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConfigFileTest {
  @TempDir private Path folder;

  @Test
  void theSampleIsRight() throws IOException {
    Settings settings = fine(Files.readString(Path.of("docs/assay.toml.example")));
    ConfiguredCompiler trunk = settings.compilers().getFirst();
    assertEquals("gcc-trunk", trunk.name());
    assertEquals("/opt/gcc-trunk/bin/gcc", trunk.path());
    assertEquals(Optional.of(Family.GCC), trunk.family());
    assertEquals(List.of("-fno-common"), trunk.arguments());
    assertEquals(Optional.of(List.of("-O0", "-O2", "-O3")), trunk.levels());
    assertEquals(Optional.empty(), trunk.runner());
    assertEquals(Optional.of(DataModel.LP64), trunk.model());
    assertEquals(Map.of("LD_LIBRARY_PATH", "/opt/gcc-trunk/lib64"), trunk.environment());
    assertEquals(Duration.ofMinutes(2), trunk.limits().cpu());
    assertEquals(8192L << 20, trunk.limits().memoryBytes());
    assertEquals(
        new CampaignDefaults(
            OptionalInt.of(4),
            OptionalLong.of(1),
            Optional.of(Map.of("exact", 3, "csmith", 1)),
            Optional.of(List.of("-O1", "-O2", "-O3")),
            Optional.of(List.of("gcc-trunk", "gcc-12")),
            OptionalDouble.of(0.3),
            Optional.of("known")),
        settings.campaign());
    assertEquals(Optional.of(Size.MEDIUM), settings.exact().size());
    assertEquals(
        Map.of(
            "vector-variable",
            50,
            "for",
            20,
            "expression-depth",
            5,
            "leaves.constant",
            30,
            "leaves.element",
            40,
            "constant-kinds.bit-block",
            50),
        settings.exact().policies().overrides().values());
    assertEquals(ProcessLimits.COMPILER, settings.compilerLimits());
    assertEquals(ProcessLimits.PROGRAM, settings.programLimits());
  }

  @Test
  void anEmptyFileChangesNothing() {
    assertEquals(Settings.DEFAULT, fine(""));
  }

  @Test
  void limitsAreInheritedAndChanged() {
    Settings settings =
        fine(
            """
            [limits.compiler]
            memory-mb = 0
            cpu-seconds = 100
            [[compiler]]
            name = "a"
            path = "cc"
            limits = { processes = 5, wall-seconds = 7, output-kb = 3 }
            """);
    ProcessLimits limits = settings.compilers().getFirst().limits();
    assertEquals(0, limits.memoryBytes());
    assertEquals(Duration.ofSeconds(100), limits.cpu());
    assertEquals(Duration.ofSeconds(7), limits.wall());
    assertEquals(5, limits.processes());
    assertEquals(3072, limits.outputBytes());
  }

  @Test
  void unknownKeysAreNamedWithTheKnownOnes() {
    wrong(
        "a.toml:3:1: unknown key 'pth' in [[compiler]]; did you mean 'path'? Known: name, path,"
            + " levels, environment, family, arguments, runner, data-model, limits",
        """
        [[compiler]]
        name = "x"
        pth = "y"
        path = "z"
        """);
    wrong(
        "a.toml:1:1: unknown key 'campain' in the file; did you mean 'campaign'? Known: limits,"
            + " compiler, campaign, exact",
        "[campain]\n");
    wrong(
        "a.toml:2:3: unknown key 'job' in [campaign]; did you mean 'jobs'? Known: generators, jobs,"
            + " seed, levels, compilers, swarm, known",
        "[campaign]\n  job = 1\n");
  }

  @Test
  void whatIsMissingIsNamed() {
    wrong(
        "a.toml:2:1: [[compiler]] needs 'path'; add path = \"...\"",
        "\n[[compiler]]\nname = \"x\"\n");
  }

  @Test
  void valuesOfTheWrongKindAreNamed() {
    wrong(
        "a.toml:2:1: 'jobs' in [campaign] is a string; it must be a whole number",
        "[campaign]\njobs = \"4\"\n");
    wrong(
        "a.toml:2:1: 'jobs' in [campaign] is 0; it must be from 1 to 4096",
        "[campaign]\njobs = 0\n");
    wrong(
        "a.toml:2:1: 'swarm' in [campaign] must be at least 0 and less than 1",
        "[campaign]\nswarm = 1.0\n");
    wrong(
        "a.toml:3:3: 'levels' in [campaign] holds a whole number; only strings go here",
        "[campaign]\nlevels = [\"-O1\",\n  2]\n");
    wrong(
        "a.toml:2:1: 'levels' in [campaign] is a string; it must be a list of strings, as in"
            + " levels = [\"...\"]",
        "[campaign]\nlevels = \"-O1\"\n");
    wrong(
        "a.toml:1:1: 'compiler' must be tables; begin each with [[compiler]]",
        "compiler = [\"gcc\"]\n");
    wrong(
        "a.toml:1:1: 'campaign' in the file is true or false; it must be a table, as in"
            + " campaign = { ... }",
        "campaign = true\n");
    wrong(
        "a.toml:2:1: 'generators' has no weight above 0; give one of them 1",
        "[campaign]\ngenerators = { csmith = 0 }\n");
  }

  @Test
  void namesAreCheckedOneByOne() {
    wrong(
        "a.toml:2:1: 'name' in [[compiler]] is empty", "[[compiler]]\nname = \"\"\npath = \"a\"\n");
    wrong(
        "a.toml:2:1: the name 'a,b' has characters other than letters, digits and . + - _ in it",
        "[[compiler]]\nname = \"a,b\"\npath = \"a\"\n");
    wrong(
        "a.toml:5:1: there is a compiler named 'a' before; choose another name",
        """
        [[compiler]]
        name = "a"
        path = "a"
        [[compiler]]
        name = "a"
        path = "b"
        """);
    wrong(
        "a.toml:4:1: unknown family 'msvc'; known: gcc, clang, tcc, pcc, other",
        "[[compiler]]\nname = \"a\"\npath = \"a\"\nfamily = \"msvc\"\n");
    wrong(
        "a.toml:4:1: unknown data model 'lp32'; known: lp64, ilp32, llp64",
        "[[compiler]]\nname = \"a\"\npath = \"a\"\ndata-model = \"lp32\"\n");
  }

  @Test
  void syntaxErrorsHaveTheirPlace() {
    ConfigRead read = ConfigFile.parse("a.toml", "[campaign]\njobs = \n");
    String line = ((ConfigRead.Wrong) read).problems().getFirst();
    assertTrue(line.startsWith("a.toml:2:8: "), line);
    assertTrue(line.endsWith("; TOML is explained at toml.io"), line);
  }

  @Test
  void allProblemsAreTold() {
    ConfigRead read = ConfigFile.parse("a.toml", "[campaign]\njobs = 0\nseed = \"x\"\nbad = 1\n");
    assertEquals(3, ((ConfigRead.Wrong) read).problems().size());
  }

  @Test
  void theUsualFileIsFoundAndAnotherCanBeGiven() throws IOException {
    assertEquals(new ConfigRead.Fine(Settings.DEFAULT), ConfigFile.find(Optional.empty(), folder));
    Files.writeString(folder.resolve("assay.toml"), "[campaign]\njobs = 3\n");
    assertEquals(OptionalInt.of(3), jobs(ConfigFile.find(Optional.empty(), folder)));
    Path other = Files.writeString(folder.resolve("b.toml"), "[campaign]\njobs = 5\n");
    assertEquals(OptionalInt.of(5), jobs(ConfigFile.find(Optional.of(other), folder)));
    Path missing = folder.resolve("c.toml");
    assertEquals(
        new ConfigRead.Wrong(List.of(missing + ": there is no such file; check --config")),
        ConfigFile.find(Optional.of(missing), folder));
    Path binary =
        Files.write(folder.resolve("d.toml"), "\u00e4".getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(
        new ConfigRead.Wrong(List.of(binary + ": is not UTF-8; save it as such")),
        ConfigFile.find(Optional.of(binary), folder));
  }

  private static OptionalInt jobs(ConfigRead read) {
    return ((ConfigRead.Fine) read).settings().campaign().jobs();
  }

  private static Settings fine(String text) {
    return switch (ConfigFile.parse("a.toml", text)) {
      case ConfigRead.Fine(Settings settings) -> settings;
      case ConfigRead.Wrong wrong -> throw new AssertionError(wrong.toString());
    };
  }

  private static void wrong(String expected, String text) {
    assertEquals(new ConfigRead.Wrong(List.of(expected)), ConfigFile.parse("a.toml", text));
  }
}
