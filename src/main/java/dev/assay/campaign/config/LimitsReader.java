package dev.assay.campaign.config;

import dev.assay.compile.process.ProcessLimits;
import java.time.Duration;
import java.util.OptionalLong;

/** Reads how much processes may use; what is not said stays as it is. */
final class LimitsReader {
  private static final long KIB = 1 << 10;
  private static final long MIB = 1 << 20;

  /** More is no limit at all, and would overflow when turned into bytes. */
  private static final long MOST = 1 << 30;

  private LimitsReader() {}

  static ProcessLimits read(TableReader table, ProcessLimits usual) {
    OptionalLong cpu = table.integer("cpu-seconds", 1, MOST);
    OptionalLong wall = table.integer("wall-seconds", 1, MOST);
    ProcessLimits timed = cpu.isPresent() ? usual.withCpu(seconds(cpu)) : usual;
    var limits =
        new ProcessLimits(
            timed.cpu(),
            wall.isPresent() ? seconds(wall) : timed.wall(),
            // None at all is what sanitizers need.
            table.integer("memory-mb", 0, MOST).orElse(usual.memoryBytes() / MIB) * MIB,
            table.integer("file-mb", 1, MOST).orElse(usual.fileBytes() / MIB) * MIB,
            (int) table.integer("processes", 1, 1 << 20).orElse(usual.processes()),
            (int) (table.integer("output-kb", 1, 1 << 20).orElse(usual.outputBytes() / KIB) * KIB),
            table.integer("disk-mb", 1, MOST).orElse(usual.diskBytes() / MIB) * MIB);
    table.finish();
    return limits;
  }

  private static Duration seconds(OptionalLong number) {
    return Duration.ofSeconds(number.getAsLong());
  }
}
