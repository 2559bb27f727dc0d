package dev.assay.mutate;

import dev.assay.c.Standard;
import java.util.List;

/**
 * One program, ready for compilers, with what is known of its behaviour.
 *
 * @param files its sources, those that are compiled first
 * @param units the names of the files that are compiled, in this order; the others are included
 * @param flags what every compiler needs to read it, such as {@code -I} and {@code -D}; a {@code
 *     -std} here is for the compilers, whatever the standard is
 */
public record TestCase(
    Origin origin,
    Standard standard,
    List<SourceFile> files,
    List<String> units,
    List<String> flags,
    Expectation expectation) {
  public TestCase {
    files = List.copyOf(files);
    units = List.copyOf(units);
    flags = List.copyOf(flags);
  }

  /** A program of one file, of whose behaviour nothing is known yet. */
  public static TestCase of(
      Origin origin, Standard standard, List<SourceFile> files, List<String> flags) {
    return new TestCase(
        origin, standard, files, List.of(files.getFirst().name()), flags, Expectation.NONE);
  }

  /** Whether it is compiled as C++. */
  public boolean isCxx() {
    return units.getFirst().endsWith(".cpp");
  }

  public TestCase expecting(Expectation known) {
    return new TestCase(origin, standard, files, units, flags, known);
  }
}
