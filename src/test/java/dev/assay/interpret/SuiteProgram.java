package dev.assay.interpret;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One C program of the test suites, with what its comments say about it.
 *
 * <p>A first line {@code // options: …} gives compiler options, a line {@code // exit: …} the exit
 * status if it is not 0. Comments {@code /* UB: kind *}{@code /} and {@code /* UNSPECIFIED: kind
 * *}{@code /} mark the guilty lines; {@code a|b} allows either.
 */
record SuiteProgram(
    Path file,
    List<String> options,
    int exitStatus,
    Map<Integer, List<String>> undefined,
    Map<Integer, List<String>> unspecified) {
  private static final Path ROOT = Path.of("src/test/resources");
  private static final Pattern OPTIONS = Pattern.compile("// options: (.*)");
  private static final Pattern EXIT = Pattern.compile("// exit: (\\d+)");
  private static final Pattern UNDEFINED = Pattern.compile("/\\* UB: (\\S+) \\*/");
  private static final Pattern UNSPECIFIED = Pattern.compile("/\\* UNSPECIFIED: (\\S+) \\*/");

  /** All programs of a suite whose names end as given, in order. */
  static List<SuiteProgram> all(String suite, String suffix) {
    try (Stream<Path> files = Files.walk(ROOT.resolve(suite))) {
      return files
          .filter(f -> f.getFileName().toString().endsWith(suffix))
          .sorted()
          .map(SuiteProgram::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SuiteProgram read(Path file) {
    List<String> lines = lines(file);
    Matcher options = OPTIONS.matcher(lines.getFirst());
    int exit =
        lines.stream()
            .map(EXIT::matcher)
            .filter(Matcher::matches)
            .map(m -> Integer.parseInt(m.group(1)))
            .findFirst()
            .orElse(0);
    return new SuiteProgram(
        file,
        options.matches() ? List.of(options.group(1).split(" ")) : List.of(),
        exit,
        marks(lines, UNDEFINED),
        marks(lines, UNSPECIFIED));
  }

  private static Map<Integer, List<String>> marks(List<String> lines, Pattern pattern) {
    var marks = new TreeMap<Integer, List<String>>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher mark = pattern.matcher(lines.get(i));
      if (mark.find()) {
        marks.put(i + 1, List.of(mark.group(1).split("\\|")));
      }
    }
    return marks;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code kind/name.bad.c}. */
  String name() {
    return ROOT.relativize(file).subpath(1, ROOT.relativize(file).getNameCount()).toString();
  }

  /** The folder, which is named after the kind. */
  String kind() {
    return file.getParent().getFileName().toString();
  }

  /** The value of an option such as {@code -std=}. */
  Optional<String> option(String prefix) {
    return options.stream()
        .filter(o -> o.startsWith(prefix))
        .map(o -> o.substring(prefix.length()))
        .findFirst();
  }

  /** The text beside the program that it must print. */
  String expectedOutput() {
    String base = file.getFileName().toString().replaceFirst("\\.c$", ".expected");
    try {
      return Files.readString(
          file.resolveSibling(base), java.nio.charset.StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name();
  }
}
