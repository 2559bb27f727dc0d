package dev.assay.campaign.bench;

import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.List;

/**
 * The programs that one generator made, and what they cost.
 *
 * @param cpu the CPU time of those that were made; what failures took is left out
 * @param failures seeds that gave no program
 */
public record ProgramSet(String generator, List<TestCase> programs, Duration cpu, int failures) {
  public ProgramSet {
    programs = List.copyOf(programs);
  }

  /** Of its own files; headers that come with a generator are not counted. */
  public static long bytes(TestCase program) {
    return program.files().stream().mapToLong(file -> file.text().length()).sum();
  }

  private static long lines(TestCase program) {
    return program.files().stream().map(SourceFile::text).mapToLong(t -> t.lines().count()).sum();
  }

  public long bytes() {
    return programs.stream().mapToLong(ProgramSet::bytes).sum();
  }

  /** How many programs, from the first, together have at least so many bytes. */
  public int reaching(long bytes) {
    long sum = 0;
    for (int i = 0; i < programs.size(); i++) {
      sum += bytes(programs.get(i));
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
    return programs.stream().mapToLong(ProgramSet::lines).average().orElse(0);
  }

  /** Of an even number, the upper of the two in the middle. */
  public long medianLines() {
    List<Long> sorted = programs.stream().map(ProgramSet::lines).sorted().toList();
    return sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
  }
}
