package dev.assay.mutate;

import dev.assay.c.Standard;
import java.util.List;

/**
 * One program, ready for compilers, with what is known of its behaviour.
 *
 * @param files its sources; those whose names end in {@code .c} are compiled, in this order
 * @param flags what every compiler needs to read it, such as {@code -I} and {@code -D}
 */
public record TestCase(
    Origin origin,
    Standard standard,
    List<SourceFile> files,
    List<String> flags,
    Expectation expectation) {
  public TestCase {
    files = List.copyOf(files);
    flags = List.copyOf(flags);
  }

  public TestCase expecting(Expectation known) {
    return new TestCase(origin, standard, files, flags, known);
  }
}
