package dev.assay.campaign.bench;

import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.ExecutedLines;
import dev.assay.compile.feedback.Feedback;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What compilers told of the programs of one generator.
 *
 * @param lines of each program that was built for it and ended
 * @param counters of each configuration, of each program in the set's order; empty where it was not
 *     compiled
 */
public record SetMeasurement(ProgramSet set, List<ExecutedLines> lines, List<CountersOf> counters) {
  public SetMeasurement {
    lines = List.copyOf(lines);
    counters = List.copyOf(counters);
  }

  /** The counters of one configuration. */
  public record CountersOf(Configuration configuration, List<Optional<Feedback>> programs) {
    public CountersOf {
      programs = List.copyOf(programs);
    }

    /** The different counters that the first so many programs reach together. */
    public int distinct(int first) {
      Set<String> names = new TreeSet<>();
      programs.stream()
          .limit(first)
          .flatMap(Optional::stream)
          .forEach(feedback -> names.addAll(feedback.names()));
      return names.size();
    }

    /**
     * The different magnitudes of counters that the first so many programs reach together: to reach
     * a counter once is another thing than to reach it a hundred times.
     */
    public int distinctMagnitudes(int first) {
      Set<String> magnitudes = new TreeSet<>();
      programs.stream()
          .limit(first)
          .flatMap(Optional::stream)
          .forEach(feedback ->
              feedback
                  .counters()
                  .forEach((name, count) -> magnitudes.add(name + " " + magnitude(count))));
      return magnitudes.size();
    }

    private static int magnitude(long count) {
      return Long.SIZE - Long.numberOfLeadingZeros(count);
    }

    public long failures() {
      return programs.stream().filter(Optional::isEmpty).count();
    }
  }

  /** Of all lines of all programs. */
  public ExecutedLines allLines() {
    return lines.stream().reduce(ExecutedLines.NONE, ExecutedLines::plus);
  }

  /** The mean of the programs' shares, in which a small program counts as much as a large one. */
  public double meanShare() {
    return lines.stream().mapToDouble(ExecutedLines::share).average().orElse(0);
  }
}
