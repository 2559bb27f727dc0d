package dev.assay.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class BuildCommandsTest {
  private static final Configuration O2 =
      new Configuration(
          new Compiler(
              "gcc-12",
              Family.GCC,
              List.of("/usr/bin/gcc-12"),
              "gcc 12",
              "x86_64-linux-gnu",
              DataModel.LP64,
              true,
              List.of("-O2"),
              List.of(),
              Map.of(),
              ProcessLimits.COMPILER,
              Capabilities.NONE),
          "-O2",
          List.of("-fwrapv"),
          Purpose.RUN);

  private static BuildCommands commands(List<String> units, List<String> flags) {
    List<SourceFile> files = units.stream().map(name -> new SourceFile(name, "")).toList();
    var origin = new Origin("exact", new Seed(1), "");
    return BuildCommands.of(
        new TestCase(origin, Standard.DEFAULT, files, units, flags, Expectation.NONE), O2);
  }

  @Test
  void aProgramOfOneFile() {
    BuildCommands commands = commands(List.of("test.c"), List.of());
    assertEquals(
        "/usr/bin/gcc-12 -O2 -std=gnu17 -w -fpermissive -fsigned-char -ffp-contract=off"
            + " -fdiagnostics-color=never -fwrapv -c test.c -o test.o",
        String.join(" ", commands.compile()));
    assertEquals(List.of("test.o"), commands.objects());
    assertFalse(commands.link().contains("-lstdc++"));
  }

  @Test
  void aProgramInCxxOfTwoFiles() {
    BuildCommands commands = commands(List.of("func.cpp", "driver.cpp"), List.of("-std=gnu++17"));
    assertEquals(
        "/usr/bin/gcc-12 -O2 -w -fpermissive -fsigned-char -ffp-contract=off"
            + " -fdiagnostics-color=never -fwrapv -std=gnu++17 -c func.cpp driver.cpp",
        String.join(" ", commands.compile()));
    assertEquals(List.of("func.o", "driver.o"), commands.objects());
    assertEquals(
        List.of("func.o", "driver.o", "-o", "./test", "-lm", "-lstdc++"),
        commands.link().subList(commands.link().size() - 6, commands.link().size()));
  }

  @Test
  void librariesAreForTheLinkerAndFollowTheObjects() {
    BuildCommands commands = commands(List.of("test.c"), List.of("-DN", "-L/lib/x", "-lx"));
    assertEquals(
        List.of("-DN", "-c", "test.c", "-o", "test.o"),
        commands.compile().subList(commands.compile().size() - 5, commands.compile().size()));
    assertEquals(
        List.of("test.o", "-L/lib/x", "-lx", "-o", "./test", "-lm"),
        commands.link().subList(commands.link().size() - 6, commands.link().size()));
  }
}
