package dev.assay.campaign.bench;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.ExecutedLines;
import dev.assay.compile.feedback.Feedback;
import dev.assay.compile.feedback.SurvivingCode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * What compilers told of the programs of one generator.
 *
 * @param lines of each program that was built for it and ended
 * @param survivals of each compiler
 * @param counters of each configuration, of each program in the set's order; empty where it was not
 *     compiled
 * @param curves of each configuration, in the same order
 */
public record SetMeasurement(
    SetSizes set,
    List<ExecutedLines> lines,
    List<SurvivalOf> survivals,
    List<CountersOf> counters,
    List<CompileCurve> curves) {
  public SetMeasurement {
    lines = List.copyOf(lines);
    survivals = List.copyOf(survivals);
    counters = List.copyOf(counters);
    curves = List.copyOf(curves);
  }

  /** What one compiler left of the programs that it compiled in both ways. */
  public record SurvivalOf(Compiler compiler, List<SurvivingCode> programs) {
    public SurvivalOf {
      programs = List.copyOf(programs);
    }

    /** Of all lines of all programs. */
    public SurvivingCode all() {
      return programs.stream().reduce(SurvivingCode.NONE, SurvivingCode::plus);
    }

    /** The mean of a number of each program. */
    public double mean(ToLongFunction<SurvivingCode> number) {
      return programs.stream().mapToLong(number).average().orElse(0);
    }
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

    /** These programs and those of another set as one. */
    public CountersOf plus(CountersOf other) {
      return new CountersOf(
          configuration, Stream.concat(programs.stream(), other.programs.stream()).toList());
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
