package dev.assay.c.type;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The prototypes of known functions, as text, read once from {@code builtins.txt}. */
final class BuiltinTable {
  private static final BuiltinTable INSTANCE = read();

  private final Map<String, String> prototypes = new HashMap<>();
  private final Set<String> library = new HashSet<>();

  private BuiltinTable() {}

  /** {@code result(parameters)} of a function; null where it is not known. */
  static String prototype(String name) {
    return INSTANCE.prototypes.get(name);
  }

  static boolean isLibrary(String name) {
    return INSTANCE.library.contains(name);
  }

  private static BuiltinTable read() {
    var table = new BuiltinTable();
    String section = "";
    try (var in =
        new BufferedReader(
            new InputStreamReader(
                BuiltinTable.class.getResourceAsStream("builtins.txt"), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.startsWith("[")) {
          section = line;
        } else if (!line.isEmpty() && !line.startsWith("#")) {
          table.add(section, line);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return table;
  }

  private void add(String section, String line) {
    int open = line.indexOf('(');
    if (!line.startsWith("@float ")) {
      int name = Math.max(line.lastIndexOf(' ', open), line.lastIndexOf('*', open)) + 1;
      put(
          section,
          line.substring(name, open),
          line.substring(0, name).trim() + line.substring(open));
      return;
    }
    int close = line.indexOf(')');
    String prototype = line.substring("@float ".length(), close + 1);
    for (String name : line.substring(close + 1).trim().split(" ")) {
      put(section, name, prototype);
      put(section, name + "f", prototype.replaceAll("(?<!long )double", "float"));
      put(section, name + "l", prototype.replaceAll("(?<!long )double", "long double"));
    }
  }

  private void put(String section, String name, String prototype) {
    if (!section.equals("[plain]")) {
      prototypes.put("__builtin_" + name, prototype);
    }
    if (!section.equals("[builtin]")) {
      prototypes.put(name, prototype);
    }
    if (section.equals("[library]")) {
      library.add(name);
    }
  }
}
