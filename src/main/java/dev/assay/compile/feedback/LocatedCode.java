package dev.assay.compile.feedback;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The machine code that a compiler made of a program's own files.
 *
 * @param lines those that have an instruction, such as {@code a.c:12}
 * @param instructions how many there are, those that belong to no line of their file included
 */
record LocatedCode(Set<String> lines, long instructions) {
  static final LocatedCode NONE = new LocatedCode(new TreeSet<>(), 0);

  /** A number and a name, between them the folder if the compiler writes it. */
  private static final Pattern FILE =
      Pattern.compile("\\s*\\.file\\s+(\\d+)\\s+\"([^\"]*)\"(?:\\s+\"([^\"]*)\")?.*");

  /** The file's number and the line; what follows is left out. */
  private static final Pattern LOCATION = Pattern.compile("\\s*\\.loc\\s+(\\d+)\\s+(\\d+)\\b.*");

  /** What compilers say where code belongs to no line. */
  private static final String NO_LINE = "0";

  LocatedCode {
    lines = Collections.unmodifiableSet(new TreeSet<>(lines));
  }

  /** Of two units. */
  LocatedCode plus(LocatedCode other) {
    var all = new TreeSet<>(lines);
    all.addAll(other.lines);
    return new LocatedCode(all, instructions + other.instructions);
  }

  /**
   * Reads assembly with the directives of debugging information.
   *
   * @param folder where the compiler worked
   * @param files the program's own, in that folder; what headers of others give is left out
   */
  static LocatedCode parse(String assembly, Path folder, Collection<String> files) {
    var reading = new Reading(folder, files);
    assembly.lines().forEach(reading::read);
    return new LocatedCode(reading.lines, reading.instructions);
  }

  private static final class Reading {
    private final Path folder;
    private final Map<Path, String> own;
    private final Map<String, String> numbered = new TreeMap<>();
    private final Set<String> lines = new TreeSet<>();
    private long instructions;
    private Optional<String> file = Optional.empty();
    private String number = NO_LINE;

    Reading(Path folder, Collection<String> files) {
      this.folder = folder;
      this.own =
          files.stream().distinct().collect(Collectors.toMap(name -> path(name, ""), name -> name));
    }

    void read(String line) {
      Matcher location = LOCATION.matcher(line);
      Matcher named = FILE.matcher(line);
      if (location.matches()) {
        file = Optional.ofNullable(numbered.get(location.group(1)));
        number = location.group(2);
      } else if (named.matches()) {
        Path path = path(named.group(2), Objects.requireNonNullElse(named.group(3), ""));
        Optional.ofNullable(own.get(path)).ifPresent(n -> numbered.put(named.group(1), n));
      } else if (file.isPresent() && AssemblyPairs.mnemonic(line).isPresent()) {
        // Only now: a location that is followed by another has no code.
        instructions++;
        if (!number.equals(NO_LINE)) {
          lines.add(file.get() + ":" + number);
        }
      }
    }

    private Path path(String first, String second) {
      return folder.resolve(first).resolve(second).normalize();
    }
  }
}
