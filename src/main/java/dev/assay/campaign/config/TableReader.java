package dev.assay.campaign.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * Reads the keys of one table and notes what is wrong with them. A key is known if it was asked for
 * before {@link #finish}.
 */
final class TableReader {
  private final String name;
  private final TomlTable table;
  private final TomlPosition start;
  private final Problems problems;
  private final Set<String> known = new LinkedHashSet<>();

  /**
   * @param name as it stands in the file, {@code [[compiler]]}
   * @param start where the table begins
   */
  TableReader(String name, TomlTable table, TomlPosition start, Problems problems) {
    this.name = name;
    this.table = table;
    this.start = start;
    this.problems = problems;
  }

  TomlPosition position(String key) {
    TomlPosition position = table.inputPositionOf(List.of(key));
    return position == null ? start : position;
  }

  void wrong(String key, String message) {
    problems.add(position(key), message);
  }

  /** Something about the table as a whole. */
  void wrongStart(String message) {
    problems.add(start, message);
  }

  Optional<Boolean> flag(String key) {
    Object value = value(key);
    if (value == null || value instanceof Boolean) {
      return Optional.ofNullable((Boolean) value);
    }
    mistyped(key, "true or false", value);
    return Optional.empty();
  }

  Optional<String> text(String key) {
    Object value = value(key);
    if (value == null) {
      return Optional.empty();
    }
    if (value instanceof String text) {
      if (!text.isBlank()) {
        return Optional.of(text);
      }
      wrong(key, "'" + key + "' in " + name + " is empty");
      return Optional.empty();
    }
    mistyped(key, "a string, as in " + key + " = \"...\"", value);
    return Optional.empty();
  }

  Optional<String> requiredText(String key) {
    if (!table.contains(List.of(key))) {
      known.add(key);
      problems.add(start, name + " needs '" + key + "'; add " + key + " = \"...\"");
      return Optional.empty();
    }
    return text(key);
  }

  Optional<List<String>> texts(String key) {
    Object value = value(key);
    if (value == null) {
      return Optional.empty();
    }
    if (!(value instanceof TomlArray array)) {
      mistyped(key, "a list of strings, as in " + key + " = [\"...\"]", value);
      return Optional.empty();
    }
    var texts = new ArrayList<String>();
    for (int i = 0; i < array.size(); i++) {
      if (array.get(i) instanceof String text) {
        texts.add(text);
      } else {
        problems.add(
            array.inputPositionOf(i),
            "'" + key + "' in " + name + " holds " + kind(array.get(i)) + "; only strings go here");
      }
    }
    return Optional.of(List.copyOf(texts));
  }

  OptionalLong integer(String key, long low, long high) {
    Object value = value(key);
    if (value == null) {
      return OptionalLong.empty();
    }
    if (!(value instanceof Long number)) {
      mistyped(key, "a whole number", value);
      return OptionalLong.empty();
    }
    if (number < low || number > high) {
      wrong(key, "'%s' in %s is %d; it must be %s".formatted(key, name, number, range(low, high)));
      return OptionalLong.empty();
    }
    return OptionalLong.of(number);
  }

  /** A part of a whole: at least 0 and less than 1. */
  OptionalDouble share(String key) {
    Object value = value(key);
    if (value == null) {
      return OptionalDouble.empty();
    }
    if (!(value instanceof Number number)) {
      mistyped(key, "a number", value);
      return OptionalDouble.empty();
    }
    double share = number.doubleValue();
    if (!(share >= 0 && share < 1)) {
      wrong(key, "'" + key + "' in " + name + " must be at least 0 and less than 1");
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(share);
  }

  Optional<TableReader> table(String key, String fullName) {
    Object value = value(key);
    if (value == null) {
      return Optional.empty();
    }
    if (value instanceof TomlTable inner) {
      return Optional.of(new TableReader(fullName, inner, position(key), problems));
    }
    mistyped(key, "a table, as in " + key + " = { ... }", value);
    return Optional.empty();
  }

  /** The tables of {@code [[key]]}. */
  List<TableReader> tables(String key) {
    Object value = value(key);
    var tables = new ArrayList<TableReader>();
    boolean fine = value == null || value instanceof TomlArray;
    if (value instanceof TomlArray array) {
      for (int i = 0; i < array.size(); i++) {
        if (array.get(i) instanceof TomlTable inner) {
          tables.add(new TableReader("[[" + key + "]]", inner, array.inputPositionOf(i), problems));
        } else {
          fine = false;
        }
      }
    }
    if (!fine) {
      wrong(key, "'" + key + "' must be tables; begin each with [[" + key + "]]");
    }
    return List.copyOf(tables);
  }

  /** A table whose keys are not known beforehand, with strings. */
  Map<String, String> namedTexts() {
    var texts = new LinkedHashMap<String, String>();
    for (String key : new TreeSet<>(table.keySet())) {
      Object value = value(key);
      if (value instanceof String text) {
        texts.put(key, text);
      } else {
        mistyped(key, "a string, as in " + key + " = \"...\"", value);
      }
    }
    return texts;
  }

  /** A table whose keys are not known beforehand, with numbers from 0 on. */
  Map<String, Integer> namedWeights() {
    var weights = new LinkedHashMap<String, Integer>();
    for (String key : new TreeSet<>(table.keySet())) {
      OptionalLong weight = integer(key, 0, 1_000_000);
      if (weight.isPresent()) {
        weights.put(key, (int) weight.getAsLong());
      }
    }
    return weights;
  }

  /** Notes all keys that nobody asked for. */
  void finish() {
    for (String key : table.keySet()) {
      if (!known.contains(key)) {
        wrong(
            key,
            "unknown key '%s' in %s".formatted(key, name)
                + MeantName.hint(key, known, "known: " + String.join(", ", known)));
      }
    }
  }

  /** The same where there are too many to name all of them. */
  void finishNaming(List<String> labels) {
    for (String key : table.keySet()) {
      if (!known.contains(key)) {
        wrong(
            key,
            "unknown key '%s' in %s".formatted(key, name)
                + MeantName.hint(key, labels, "all are listed by: assay generate --explain"));
      }
    }
  }

  private Object value(String key) {
    known.add(key);
    return table.get(List.of(key));
  }

  private void mistyped(String key, String wanted, Object value) {
    wrong(key, "'%s' in %s is %s; it must be %s".formatted(key, name, kind(value), wanted));
  }

  private static String range(long low, long high) {
    return high == Long.MAX_VALUE ? "at least " + low : "from " + low + " to " + high;
  }

  private static String kind(Object value) {
    return switch (value) {
      case String _ -> "a string";
      case Long _ -> "a whole number";
      case Double _ -> "a number with a fraction";
      case Boolean _ -> "true or false";
      case TomlArray _ -> "a list";
      case TomlTable _ -> "a table";
      default -> "a date or a time";
    };
  }
}
