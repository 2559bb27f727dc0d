package dev.assay.campaign.bench;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * How large the programs of one generator are, and what they cost: all that is kept of them when
 * they have been measured.
 *
 * @param cpu the CPU time of those that were made; what failures took is left out
 * @param failures seeds that gave no program
 */
public record SetSizes(String generator, List<Program> programs, Duration cpu, int failures) {
  public SetSizes {
    programs = List.copyOf(programs);
  }

  /** The size of one program, of its own files; headers that come with a generator do not count. */
  public record Program(long bytes, long lines) {}

  /** Both as one set, if the same generator made them. */
  public SetSizes plus(SetSizes other) {
    return new SetSizes(
        generator,
        Stream.concat(programs.stream(), other.programs.stream()).toList(),
        cpu.plus(other.cpu),
        failures + other.failures);
  }

  public long bytes() {
    return programs.stream().mapToLong(Program::bytes).sum();
  }

  /** How many programs, from the first, together have at least so many bytes. */
  public int reaching(long bytes) {
    long sum = 0;
    for (int i = 0; i < programs.size(); i++) {
      sum += programs.get(i).bytes();
      if (sum >= bytes) {
        return i + 1;
      }
    }
    return programs.size();
  }

  public double programsPerSecond() {
    return programs.size() / seconds();
  }

  public double kilobytesPerSecond() {
    return bytes() / 1000.0 / seconds();
  }

  private double seconds() {
    return Math.max(1, cpu.toNanos()) / 1e9;
  }

  public double meanLines() {
    return programs.stream().mapToLong(Program::lines).average().orElse(0);
  }

  /** Of an even number, the upper of the two in the middle. */
  public long medianLines() {
    List<Long> sorted = programs.stream().map(Program::lines).sorted().toList();
    return sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
  }
}
