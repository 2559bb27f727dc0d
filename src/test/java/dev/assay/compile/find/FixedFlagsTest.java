package dev.assay.compile.find;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.ProcessLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

final class FixedFlagsTest {
  @Test
  void whatTheStandardLeavesOpenIsFixed() {
    List<String> flags = flags(Family.GCC, "x86_64-linux-gnu", DataModel.LP64, List.of());
    assertEquals("-std=gnu17", flags.getFirst());
    assertTrue(flags.containsAll(List.of("-fsigned-char", "-ffp-contract=off", "-w")));
    assertEquals(false, flags.contains("-mfpmath=sse"));
  }

  @Test
  void narrowProgramsComputeAsWideOnesDo() {
    for (Family family : List.of(Family.GCC, Family.CLANG)) {
      assertTrue(
          flags(family, "x86_64-linux-gnu", DataModel.LP64, List.of("-m32"))
              .contains("-mfpmath=sse"));
      assertTrue(
          flags(family, "i686-linux-gnu", DataModel.ILP32, List.of()).contains("-mfpmath=sse"));
      assertEquals(
          false,
          flags(family, "arm-linux-gnueabihf", DataModel.ILP32, List.of())
              .contains("-mfpmath=sse"));
    }
  }

  private static final String OLD_STYLE =
      """
      counter;
      first(int *p, double *q) { return p == q; }
      int main(void) {
        int n = "text" == 0;
        char *c = 1;
        return first(&n, &n) < n < 3 == 1 ? missing() : 0;
      }
      """;

  /**
   * Errors today, warnings before: a corpus is full of these, and its programs are meant to run.
   */
  @TestFactory
  Stream<DynamicTest> whatCompilersOnlyCameToDislikeIsTaken(@TempDir Path folder)
      throws IOException {
    Files.writeString(folder.resolve("old.c"), OLD_STYLE);
    return Stream.of("gcc", "gcc-12", "gcc-14", "gcc-15", "gcc-16", "clang", "clang-19", "clang-22")
        .flatMap(name -> SearchPath.ofEnvironment().find(name).stream())
        .map(path ->
            DynamicTest.dynamicTest(
                path.getFileName().toString(), () -> assertTaken(path, folder)));
  }

  private static void assertTaken(Path path, Path folder) throws Exception {
    Family family = path.getFileName().toString().startsWith("gcc") ? Family.GCC : Family.CLANG;
    var command = new ArrayList<>(List.of(path.toString()));
    command.addAll(FixedFlags.of(family, false, Standard.DEFAULT));
    command.addAll(List.of("-c", "old.c", "-o", path.getFileName() + ".o"));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    assertEquals("", said);
  }

  @Test
  void unknownCompilersGetNothing() {
    assertEquals(List.of(), flags(Family.OTHER, "", DataModel.LP64, List.of()));
    assertEquals(
        List.of("-std=gnu17", "-w", "-fsigned-char"),
        flags(Family.TCC, "x86_64-linux", DataModel.LP64, List.of("-m32")));
  }

  private static List<String> flags(
      Family family, String target, DataModel model, List<String> drawn) {
    var compiler =
        new Compiler(
            "cc",
            family,
            List.of("/usr/bin/cc"),
            "",
            target,
            model,
            true,
            List.of(""),
            List.of(),
            Map.of(),
            ProcessLimits.COMPILER,
            Capabilities.NONE);
    return FixedFlags.of(new Configuration(compiler, "", drawn, Purpose.RUN), Standard.DEFAULT);
  }
}
