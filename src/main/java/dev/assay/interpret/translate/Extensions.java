package dev.assay.interpret.translate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What attributes and pragmas mean for a program's result, read once from {@code attributes.txt}
 * and {@code pragmas.txt}, which say what their rows are.
 */
final class Extensions {
  static final Extensions ATTRIBUTES = read("attributes.txt");
  static final Extensions PRAGMAS = read("pragmas.txt");

  /** What the interpreter does about one. */
  enum Treatment {
    MODELLED,
    HARMLESS,
    PROMISE,
    UNSUPPORTED
  }

  /** One name; {@code arguments} where it is only about some. */
  record Row(Treatment treatment, String name, Optional<Pattern> arguments, String reason) {
    private boolean matches(String given) {
      return arguments.map(p -> p.matcher(given).matches()).orElse(true);
    }
  }

  private final Map<String, List<Row>> rows = new HashMap<>();

  private Extensions() {}

  /** Whether there is any row of that name. */
  boolean knows(String name) {
    return rows.containsKey(name);
  }

  /** The row for these arguments: one that asks for them before one that does not. */
  Optional<Row> find(String name, String arguments) {
    List<Row> all = rows.getOrDefault(name, List.of());
    return all.stream()
        .filter(row -> row.arguments().isPresent() && row.matches(arguments))
        .findFirst()
        .or(() -> all.stream().filter(row -> row.arguments().isEmpty()).findFirst());
  }

  List<Row> all() {
    return rows.values().stream().flatMap(List::stream).toList();
  }

  private static Extensions read(String resource) {
    var table = new Extensions();
    try (var in =
        new BufferedReader(
            new InputStreamReader(
                Extensions.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          table.add(line.split("\t", -1));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return table;
  }

  private void add(String[] columns) {
    Treatment treatment = Treatment.valueOf(columns[0].toUpperCase(Locale.ROOT));
    for (String name : columns[1].split(", ", -1)) {
      int open = name.indexOf('(');
      Optional<Pattern> arguments =
          open < 0
              ? Optional.empty()
              : Optional.of(Pattern.compile(name.substring(open + 1, name.length() - 1)));
      var row =
          new Row(treatment, open < 0 ? name : name.substring(0, open), arguments, columns[2]);
      rows.computeIfAbsent(row.name(), _ -> new ArrayList<>()).add(row);
    }
  }
}
