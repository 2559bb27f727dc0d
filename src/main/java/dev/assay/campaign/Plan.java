package dev.assay.campaign;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Levels;
import dev.assay.compile.Purpose;
import dev.assay.compile.swarm.SwarmFlags;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Which configurations meet a test case: by the trial's seed and the campaign's settings alone.
 *
 * @param levels the levels that are wanted; empty for all that a compiler has
 * @param flags what the user wants every build to have
 * @param swarmShare the part of the builds, from 0 to below 1, that have drawn flags
 * @param swarms by the compiler's name; a compiler without flags to draw is not in it
 * @param analysers ways to use programs that only look at the test; one test case in a few meets
 *     one
 * @param repeatOneIn how many test cases there are for one whose build is repeated, to see whether
 *     the compiler does the same twice; 0 for none
 */
public record Plan(
    List<Compiler> compilers,
    List<String> levels,
    List<String> flags,
    double swarmShare,
    Map<String, SwarmFlags> swarms,
    List<Configuration> analysers,
    int repeatOneIn) {
  private static final int ANALYSE_ONE_IN = 6;

  public Plan {
    analysers = List.copyOf(analysers);
    compilers = List.copyOf(compilers);
    levels = List.copyOf(levels);
    flags = List.copyOf(flags);
    swarms = Map.copyOf(swarms);
  }

  /** The same with flags to draw from. */
  public Plan drawingFrom(Map<String, SwarmFlags> known) {
    return new Plan(compilers, levels, flags, swarmShare, known, analysers, repeatOneIn);
  }

  public List<Configuration> configurations(Seed trial) {
    var chosen = new ArrayList<Configuration>();
    for (Compiler compiler : compilers) {
      List<Configuration> plain = some(compiler, trial.child("level").child(compiler.name()));
      chosen.addAll(plain);
      chosen.addAll(drawn(compiler, plain.size(), trial.child("swarm").child(compiler.name())));
    }
    Rng analysing = trial.child("analyse").rng();
    if (!analysers.isEmpty() && analysing.chance(1, ANALYSE_ONE_IN)) {
      chosen.add(analysing.pick(analysers));
    }
    Rng rng = trial.child("repeat").rng();
    if (repeatOneIn > 0 && !chosen.isEmpty() && rng.chance(1, repeatOneIn)) {
      chosen.add(rng.pick(chosen));
    }
    return List.copyOf(chosen);
  }

  /** Every compiler at each level that is wanted, and nothing drawn. */
  public List<Configuration> everything() {
    return compilers.stream().flatMap(compiler -> plain(compiler).stream()).toList();
  }

  private List<Configuration> plain(Compiler compiler) {
    List<String> all = levels.isEmpty() ? compiler.levels() : compiler.allLevels();
    return all.stream()
        .filter(level -> levels.isEmpty() || levels.contains(level))
        .map(level -> with(Configuration.plain(compiler, level)))
        .toList();
  }

  /** One of the unusual levels is enough for a test case, where nobody asked for them. */
  private List<Configuration> some(Compiler compiler, Seed seed) {
    var plain = new ArrayList<>(plain(compiler));
    List<Configuration> unusual =
        plain.stream().filter(c -> Levels.UNUSUAL.contains(c.level())).toList();
    if (levels.isEmpty() && unusual.size() > 1) {
      plain.removeAll(unusual);
      plain.add(seed.rng().pick(unusual));
    }
    return List.copyOf(plain);
  }

  /** So many that they are the wanted share of all; a part of one is left to chance. */
  private List<Configuration> drawn(Compiler compiler, int plain, Seed seed) {
    SwarmFlags swarm = swarms.get(compiler.name());
    if (swarm == null || swarmShare <= 0) {
      return List.of();
    }
    Rng rng = seed.rng();
    double wanted = plain * swarmShare / (1 - swarmShare);
    int count = (int) wanted + (rng.nextDouble() < wanted - (int) wanted ? 1 : 0);
    var chosen = new ArrayList<Configuration>();
    for (int i = 0; i < count; i++) {
      chosen.add(with(swarm.draw(rng.fork(i))));
    }
    return chosen;
  }

  private Configuration with(Configuration configuration) {
    if (flags.isEmpty()) {
      return configuration;
    }
    var all = new ArrayList<>(configuration.flags());
    all.addAll(flags);
    Purpose asked = Purpose.of(configuration.level(), all);
    // What is drawn for analysis or sanitizers stays that.
    return new Configuration(
        configuration.compiler(),
        configuration.level(),
        all,
        asked == Purpose.RUN ? configuration.purpose() : asked);
  }
}
