package dev.assay.compile.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.Standard;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.SearchPath;
import dev.assay.compile.find.CompilerFinder;
import dev.assay.compile.find.FixedFlags;
import dev.assay.compile.find.Found;
import dev.assay.compile.find.PlainRunner;
import dev.assay.compile.find.ProbeCache;
import dev.assay.compile.find.Workbench;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** With the system's own gcc, learnt once. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SwarmFlagsTest {
  private final PlainRunner runner = new PlainRunner();
  private Path folder;
  private Compiler compiler;
  private SwarmFlags flags;

  @BeforeAll
  void learn(@TempDir Path temporary) throws IOException {
    Optional<Path> gcc = SearchPath.ofEnvironment().find("gcc");
    assumeTrue(gcc.isPresent(), "no gcc on the PATH");
    folder = temporary;
    Path bin = Files.createDirectory(folder.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("gcc"), gcc.get().toRealPath());
    var finder =
        new CompilerFinder(
            new SearchPath(List.of(bin)),
            runner,
            folder,
            Optional.empty(),
            Duration.ofSeconds(60),
            (_, _) -> {});
    compiler =
        switch (finder.find(List.of()).getFirst()) {
          case Found.Working(Compiler working) -> working;
          case Found.Broken broken -> throw new AssertionError(broken.toString());
        };
    assumeTrue(compiler.family() == Family.GCC, "gcc is not gcc here");
    flags = SwarmFlags.of(compiler, runner, folder, Optional.of(cache()));
  }

  @Test
  void thereIsMuchToDrawFrom() {
    assertTrue(flags.count() > 500, flags.count() + " settings");
    List<String> words = flags.settings().stream().map(w -> String.join(" ", w)).toList();
    assertTrue(words.containsAll(List.of("-fno-ivopts", "-funroll-loops", "-fwrapv")));
    assertTrue(words.stream().anyMatch(w -> w.startsWith("--param=max-unroll-times=")));
  }

  @Test
  void theSameSeedDrawsTheSame() {
    for (int seed = 0; seed < 100; seed++) {
      assertEquals(draw(seed), draw(seed));
    }
    long different = IntStream.range(0, 100).mapToObj(this::draw).distinct().count();
    assertTrue(different > 90, different + " of 100");
  }

  @Test
  void nothingForbiddenIsDrawn() {
    var purposes = EnumSet.noneOf(Purpose.class);
    var counts = new HashSet<Integer>();
    for (int seed = 0; seed < 2000; seed++) {
      Configuration drawn = draw(seed);
      purposes.add(drawn.purpose());
      counts.add(drawn.flags().size());
      for (String flag : drawn.flags()) {
        assertEquals(
            Optional.empty(),
            Forbidden.reason(flag.replaceFirst("(--param=[^=]*)=.*", "$1")),
            flag);
      }
      assertEquals(
          drawn.flags().size(), new HashSet<>(drawn.flags()).size(), drawn + " repeats a flag");
    }
    assertTrue(purposes.contains(Purpose.RUN) && purposes.contains(Purpose.ANALYSE));
    assertTrue(counts.contains(1) && counts.stream().anyMatch(n -> n > 12), counts.toString());
  }

  @Test
  void whatIsDrawnIsTaken() {
    var bench =
        new Workbench(
            runner,
            folder,
            compiler.command(),
            Map.of(),
            List.of(),
            ProcessLimits.COMPILER,
            ProcessLimits.PROGRAM);
    for (int seed = 0; seed < 30; seed++) {
      Configuration drawn = draw(seed);
      var all = new ArrayList<>(FixedFlags.of(drawn, Standard.DEFAULT));
      all.add(drawn.level());
      all.addAll(drawn.flags());
      Workbench.Trial trial = bench.compile("drawn", "int f(int a) { return a * 3; }\n", all);
      assertTrue(trial.succeeded(), () -> drawn + ": " + trial.completed().stderr());
    }
  }

  @Test
  void whatIsKnownIsNotLearntAgain() {
    int before = runner.started();
    SwarmFlags again = SwarmFlags.of(compiler, runner, folder, Optional.of(cache()));
    assertEquals(before, runner.started());
    assertEquals(flags.settings(), again.settings());
    for (int seed = 0; seed < 20; seed++) {
      assertEquals(draw(seed), again.draw(new Rng(new Seed(seed))));
    }
  }

  private ProbeCache cache() {
    return new ProbeCache(folder.resolve("swarm"), false, 0);
  }

  private Configuration draw(long seed) {
    return flags.draw(new Rng(new Seed(seed)));
  }
}
