package dev.assay.campaign;

import dev.assay.compile.CompilerRun;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a trial used: CPU time by stage, and how many builds and runs there were.
 *
 * <p>Builds that gave the same machine code as another count as built but not as run.
 */
public record Usage(
    Duration generating,
    Duration preprocessing,
    Duration interpreting,
    Duration compiling,
    Duration running,
    long builds,
    long runs) {
  public static final Usage NONE =
      new Usage(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, 0, 0);

  public Usage plus(Usage other) {
    return new Usage(
        generating.plus(other.generating),
        preprocessing.plus(other.preprocessing),
        interpreting.plus(other.interpreting),
        compiling.plus(other.compiling),
        running.plus(other.running),
        builds + other.builds,
        runs + other.runs);
  }

  static Usage generating(Duration cpu) {
    return new Usage(cpu, Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, 0, 0);
  }

  static Usage interpreting(Duration preprocessor, Duration own) {
    return new Usage(Duration.ZERO, preprocessor, own, Duration.ZERO, Duration.ZERO, 0, 0);
  }

  static Usage of(List<CompilerRun> all) {
    Usage sum = NONE;
    for (CompilerRun run : all) {
      boolean ran = !run.cost().running().isZero();
      sum =
          sum.plus(
              new Usage(
                  Duration.ZERO,
                  Duration.ZERO,
                  Duration.ZERO,
                  run.cost().compiling(),
                  run.cost().running(),
                  1,
                  ran ? 1 : 0));
    }
    return sum;
  }

  /** For the store, by name. */
  Map<String, Long> counters() {
    var counters = new TreeMap<String, Long>();
    counters.put("builds", builds);
    counters.put("runs", runs);
    counters.put("cpu.generating.us", generating.toNanos() / 1000);
    counters.put("cpu.preprocessing.us", preprocessing.toNanos() / 1000);
    counters.put("cpu.interpreting.us", interpreting.toNanos() / 1000);
    counters.put("cpu.compiling.us", compiling.toNanos() / 1000);
    counters.put("cpu.running.us", running.toNanos() / 1000);
    return counters;
  }

  /** From the store's counters. */
  public static Usage of(Map<String, Long> counters) {
    return new Usage(
        micros(counters, "cpu.generating.us"),
        micros(counters, "cpu.preprocessing.us"),
        micros(counters, "cpu.interpreting.us"),
        micros(counters, "cpu.compiling.us"),
        micros(counters, "cpu.running.us"),
        counters.getOrDefault("builds", 0L),
        counters.getOrDefault("runs", 0L));
  }

  private static Duration micros(Map<String, Long> counters, String name) {
    return Duration.ofNanos(counters.getOrDefault(name, 0L) * 1000);
  }
}
