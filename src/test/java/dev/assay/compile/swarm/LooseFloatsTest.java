package dev.assay.compile.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LooseFloatsTest {
  private static List<Configuration> drawn(Configuration from) {
    return IntStream.range(0, 60)
        .mapToObj(i -> LooseFloats.perhaps(from, new Seed(i).rng()))
        .toList();
  }

  @Test
  void someBuildsGetWhatOtherProgramsNeverDo() {
    var plain = Configuration.plain(compiler("gcc-12", Family.GCC), "-O2");
    List<Configuration> all = drawn(plain);
    assertTrue(all.contains(plain));
    assertTrue(all.stream().anyMatch(c -> c.flags().contains("-ffast-math")));
    for (Configuration one : all) {
      one.flags().stream()
          .filter(flag -> !flag.startsWith("-fno-"))
          .forEach(flag -> assertFalse(Forbidden.allows(flag), flag));
    }
  }

  @Test
  void otherBuildsStayAsTheyAre() {
    var compiler = compiler("gcc-12", Family.GCC);
    for (Configuration kept :
        List.of(
            Configuration.plain(compiler, "-O0"),
            Configuration.plain(compiler("tcc", Family.TCC), ""),
            new Configuration(
                compiler, "-O1", List.of("-fsanitize=undefined"), Purpose.SANITIZE))) {
      drawn(kept).forEach(one -> assertEquals(kept, one));
    }
  }

  @Test
  void theOldUnitIsForNarrowBuilds() {
    var compiler = compiler("gcc-12", Family.GCC);
    var narrow = new Configuration(compiler, "-O2", List.of("-m32"), Purpose.RUN);
    assertTrue(drawn(narrow).stream().anyMatch(c -> c.flags().contains("-mfpmath=387")));
    var wide = Configuration.plain(compiler, "-O2");
    assertTrue(drawn(wide).stream().noneMatch(c -> c.flags().contains("-mfpmath=387")));
  }

  @Test
  void looseBuildsAreKnown() {
    var compiler = compiler("gcc-12", Family.GCC);
    var loose =
        new Configuration(compiler, "-O2", List.of("-m32", "-ffp-contract=fast"), Purpose.RUN);
    assertEquals(Optional.of("-ffp-contract=fast"), LooseFloats.in(loose));
    assertEquals(Optional.of("-Ofast"), LooseFloats.in(Configuration.plain(compiler, "-Ofast")));
    assertEquals(Optional.empty(), LooseFloats.in(Configuration.plain(compiler, "-O3")));
  }

  private static Compiler compiler(String name, Family family) {
    return new Compiler(
        name,
        family,
        List.of(name),
        "",
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O2"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }
}
