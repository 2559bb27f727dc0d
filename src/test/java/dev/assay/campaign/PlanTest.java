package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import dev.assay.compile.swarm.MadeUpFlags;
import dev.assay.compile.swarm.SwarmFlags;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Which builds a trial has. */
final class PlanTest {
  private static final int SEEDS = 2000;

  private final Compiler gcc = RealGcc.compiler();
  private final Map<String, SwarmFlags> swarms = Map.of(gcc.name(), MadeUpFlags.of(gcc));

  @Test
  void everyLevelIsThereAndTheShareOfSwarmsIsKept() {
    Plan plan = new Plan(List.of(gcc), List.of(), List.of(), 0.3, swarms, List.of(), 0);
    List<Configuration> plain =
        gcc.levels().stream().map(level -> Configuration.plain(gcc, level)).toList();
    long all = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      List<Configuration> chosen = plan.configurations(new Seed(seed));
      assertEquals(plain, chosen.subList(0, plain.size()));
      all += chosen.size();
    }
    double share = (all - 5.0 * SEEDS) / all;
    assertEquals(0.3, share, 0.01);
  }

  @Test
  void theSameSeedChoosesTheSameAndOthersChooseOthers() {
    Plan plan = new Plan(List.of(gcc), List.of("-O2"), List.of(), 0.8, swarms, List.of(), 3);
    Plan again = new Plan(List.of(gcc), List.of("-O2"), List.of(), 0.8, swarms, List.of(), 3);
    for (int seed = 0; seed < 200; seed++) {
      assertEquals(plan.configurations(new Seed(seed)), again.configurations(new Seed(seed)));
    }
    long different =
        LongStream.range(0, 200).mapToObj(s -> plan.configurations(new Seed(s))).distinct().count();
    assertTrue(different > 150, different + " of 200");
  }

  /** A compiler more, or less, does not change what the others have to do. */
  @Test
  void compilersAreDrawnForOnTheirOwn() {
    Compiler other =
        new Compiler(
            "other",
            gcc.family(),
            List.of("other"),
            gcc.version(),
            gcc.target(),
            gcc.model(),
            true,
            List.of("-O1"),
            List.of(),
            Map.of(),
            gcc.limits(),
            gcc.capabilities());
    Plan alone = new Plan(List.of(gcc), List.of(), List.of(), 0.5, swarms, List.of(), 0);
    Plan both = new Plan(List.of(other, gcc), List.of(), List.of(), 0.5, swarms, List.of(), 0);
    for (int seed = 0; seed < 50; seed++) {
      List<Configuration> chosen = both.configurations(new Seed(seed));
      assertEquals(Configuration.plain(other, "-O1"), chosen.getFirst());
      assertEquals(alone.configurations(new Seed(seed)), chosen.subList(1, chosen.size()));
    }
  }

  private Compiler withAllLevels() {
    return new Compiler(
        "gcc",
        gcc.family(),
        gcc.command(),
        gcc.version(),
        gcc.target(),
        gcc.model(),
        true,
        List.of("-O0", "-Og", "-O2", "-Oz", "-Ofast"),
        List.of("-Os"),
        List.of(),
        Map.of(),
        gcc.limits(),
        gcc.capabilities());
  }

  private static List<String> levels(List<Configuration> chosen) {
    return chosen.stream().map(Configuration::level).toList();
  }

  @Test
  void oneUnusualLevelIsEnoughForATestCase() {
    Plan plan = new Plan(List.of(withAllLevels()), List.of(), List.of(), 0, Map.of(), List.of(), 0);
    var unusual = new TreeSet<String>();
    for (int seed = 0; seed < 50; seed++) {
      List<String> chosen = levels(plan.configurations(new Seed(seed)));
      assertEquals(List.of("-O0", "-O2"), chosen.subList(0, 2));
      assertEquals(3, chosen.size());
      unusual.add(chosen.getLast());
    }
    assertEquals(List.of("-Ofast", "-Og", "-Oz"), List.copyOf(unusual));
    assertEquals(List.of("-O0", "-Og", "-O2", "-Oz", "-Ofast"), levels(plan.everything()));
  }

  /** A name for what another level does is no level by default, and one when it is asked for. */
  @Test
  void levelsThatAreNamedAreThere() {
    List<String> asked = List.of("-Og", "-Oz", "-Os");
    Plan plan = new Plan(List.of(withAllLevels()), asked, List.of(), 0, Map.of(), List.of(), 0);
    assertEquals(asked, levels(plan.configurations(new Seed(1))));
    assertEquals(asked, levels(plan.everything()));
  }

  @Test
  void whatMayDifferIsOnlyCompiled() {
    List<String> loose = List.of("-ffast-math");
    Plan plan = new Plan(List.of(gcc), List.of("-O2"), loose, 0.5, swarms, List.of(), 0);
    for (int seed = 0; seed < 20; seed++) {
      for (Configuration one : plan.configurations(new Seed(seed))) {
        assertNotEquals(Purpose.RUN, one.purpose(), one.toString());
      }
    }
    Configuration fast = Configuration.plain(gcc, "-Ofast");
    assertEquals(Purpose.COMPILE, fast.purpose());
    assertEquals(Purpose.RUN, fast.comparing().purpose());
  }

  @Test
  void theUsersFlagsAreInEveryBuild() {
    List<String> flags = List.of("-g", "-w");
    Plan plan = new Plan(List.of(gcc), List.of("-O3"), flags, 0.5, swarms, List.of(), 0);
    for (int seed = 0; seed < 50; seed++) {
      for (Configuration one : plan.configurations(new Seed(seed))) {
        int size = one.flags().size();
        assertEquals(flags, one.flags().subList(size - 2, size));
      }
    }
  }

  @Test
  void buildsAreRepeatedAndAnalysedNowAndThen() {
    var analyser = new Configuration(gcc, "-O0", List.of("-fanalyzer"), Purpose.ANALYSE);
    Plan plan = new Plan(List.of(gcc), List.of(), List.of(), 0, Map.of(), List.of(analyser), 8);
    int repeated = 0;
    int analysed = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      List<Configuration> chosen = plan.configurations(new Seed(seed));
      repeated += chosen.stream().distinct().count() < chosen.size() ? 1 : 0;
      analysed += chosen.contains(analyser) ? 1 : 0;
    }
    assertEquals(SEEDS / 8.0, repeated, SEEDS / 40.0);
    assertTrue(analysed > SEEDS / 20 && analysed < SEEDS / 2, analysed + " of " + SEEDS);
  }

  @Test
  void withoutAShareNothingIsDrawn() {
    Plan plan = new Plan(List.of(gcc), List.of("-O0", "-O9"), List.of(), 0, swarms, List.of(), 0);
    assertEquals(List.of(Configuration.plain(gcc, "-O0")), plan.configurations(new Seed(1)));
  }
}
