package dev.assay.mutate;

import dev.assay.c.Standard;
import java.util.List;
import java.util.regex.Pattern;

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
  private static final Pattern CXX = Pattern.compile(".*\\.(cpp|cc|cxx|c\\+\\+|C)");

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
    return isCxx(units.getFirst());
  }

  /** Whether compilers take a file of this name for C++. */
  public static boolean isCxx(String name) {
    return CXX.matcher(name).matches();
  }

  public TestCase expecting(Expectation known) {
    return new TestCase(origin, standard, files, units, flags, known);
  }
}
