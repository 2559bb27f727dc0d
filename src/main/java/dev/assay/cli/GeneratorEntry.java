package dev.assay.cli;

import java.nio.file.Path;
import java.util.Optional;

/**
 * One source of programs that is asked for.
 *
 * @param optional whether it may be left out where the machine lacks what it needs
 */
record GeneratorEntry(String name, int weight, boolean optional) {
  /** {@code NAME} or {@code NAME=WEIGHT}. */
  static Optional<GeneratorEntry> parse(String text) {
    int equals = text.lastIndexOf('=');
    String weight = equals < 0 ? "1" : text.substring(equals + 1);
    return weight.matches("[1-9][0-9]{0,2}|1000")
        ? Optional.of(
            new GeneratorEntry(
                equals < 0 ? text : text.substring(0, equals), Integer.parseInt(weight), false))
        : Optional.empty();
  }

  boolean isGreybox() {
    return GreyboxSources.isMeant(name);
  }

  boolean hasMutators() {
    return name.contains("+");
  }

  /** With a corpus or a database, unless it has one. */
  GeneratorEntry at(Path file) {
    return name.contains("@") ? this : named(name + "@" + file.toAbsolutePath().normalize());
  }

  GeneratorEntry named(String other) {
    return new GeneratorEntry(other, weight, optional);
  }
}
