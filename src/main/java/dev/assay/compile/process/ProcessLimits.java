package dev.assay.compile.process;

import java.time.Duration;

/**
 * How much one process and its children may use.
 *
 * @param cpu CPU time of each process; a hang is judged by this, so that load makes none
 * @param wall time on the clock, for processes that sleep
 * @param memoryBytes address space of each process; 0 for no limit (sanitizers reserve terabytes)
 * @param fileBytes size of each file written
 * @param processes how many processes may be alive at once
 * @param outputBytes how much of each output stream is kept
 * @param diskBytes size of the folder worked in
 */
public record ProcessLimits(
    Duration cpu,
    Duration wall,
    long memoryBytes,
    long fileBytes,
    int processes,
    int outputBytes,
    long diskBytes) {
  private static final long MIB = 1 << 20;

  /** For compilers. */
  public static final ProcessLimits COMPILER =
      new ProcessLimits(
          Duration.ofSeconds(60),
          Duration.ofMinutes(10),
          4096 * MIB,
          512 * MIB,
          64,
          1 << 20,
          1024 * MIB);

  /** For the programs that compilers made. */
  public static final ProcessLimits PROGRAM =
      new ProcessLimits(
          Duration.ofSeconds(10),
          Duration.ofMinutes(2),
          2048 * MIB,
          16 * MIB,
          16,
          4 << 20,
          64 * MIB);

  public ProcessLimits withCpu(Duration changed) {
    Duration longer =
        wall.compareTo(changed.multipliedBy(10)) < 0 ? changed.multipliedBy(10) : wall;
    return new ProcessLimits(
        changed, longer, memoryBytes, fileBytes, processes, outputBytes, diskBytes);
  }

  public ProcessLimits withOutput(int bytes) {
    return new ProcessLimits(cpu, wall, memoryBytes, fileBytes, processes, bytes, diskBytes);
  }

  public ProcessLimits withMemory(long bytes) {
    return new ProcessLimits(cpu, wall, bytes, fileBytes, processes, outputBytes, diskBytes);
  }
}
