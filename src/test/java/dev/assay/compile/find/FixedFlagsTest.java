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
import dev.assay.compile.process.ProcessLimits;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

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
