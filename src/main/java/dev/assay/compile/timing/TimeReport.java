package dev.assay.compile.timing;

import dev.assay.compile.Family;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What {@code -ftime-report} says of one compilation.
 *
 * @param passes CPU seconds by the name of a pass; nothing is in two of them
 * @param total of the whole compilation
 */
public record TimeReport(SortedMap<String, Double> passes, double total) {
  /** What compilers that are asked for it want to hear. */
  public static final String FLAG = "-ftime-report";

  public TimeReport {
    passes = Collections.unmodifiableSortedMap(new TreeMap<>(passes));
  }

  static TimeReport of(Map<String, Double> passes, double total) {
    return new TimeReport(new TreeMap<>(passes), total);
  }

  /** Whether compilers of this kind make one. */
  public static boolean isKnown(Family family) {
    return family == Family.GCC || family == Family.CLANG;
  }

  /** From what a compiler wrote to its error output; empty if there is no report in it. */
  public static Optional<TimeReport> parse(Family family, String text) {
    return switch (family) {
      case GCC -> GccTimeReport.parse(text);
      case CLANG -> ClangTimeReport.parse(text);
      case TCC, PCC, OTHER -> Optional.empty();
    };
  }

  public double seconds(String pass) {
    return passes.getOrDefault(pass, 0.0);
  }
}
