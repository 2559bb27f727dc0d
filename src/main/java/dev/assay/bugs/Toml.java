package dev.assay.bugs;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes TOML line by line. */
final class Toml {
  private static final Pattern BARE = Pattern.compile("[A-Za-z0-9_-]+");

  private final StringBuilder text = new StringBuilder();

  Toml comment(String line) {
    text.append("# ").append(line).append('\n');
    return this;
  }

  /** Starts one more table of an array of tables. */
  Toml element(String name) {
    text.append("\n[[").append(name).append("]]\n");
    return this;
  }

  Toml table(String name) {
    text.append("[").append(name).append("]\n");
    return this;
  }

  Toml put(String key, String value) {
    return line(key, string(value));
  }

  Toml put(String key, long value) {
    return line(key, Long.toString(value));
  }

  Toml put(String key, boolean value) {
    return line(key, Boolean.toString(value));
  }

  Toml put(String key, List<String> values) {
    return line(key, values.stream().map(Toml::string).collect(Collectors.joining(", ", "[", "]")));
  }

  Toml putAll(Map<String, String> values) {
    values.forEach(this::put);
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }

  private Toml line(String key, String value) {
    text.append(BARE.matcher(key).matches() ? key : string(key));
    text.append(" = ").append(value).append('\n');
    return this;
  }

  private static String string(String value) {
    var quoted = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> quoted.append("\\\"");
        case '\\' -> quoted.append("\\\\");
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        case '\r' -> quoted.append("\\r");
        default -> quoted.append(isPlain(c) ? "" + c : "\\u%04x".formatted((int) c));
      }
    }
    return quoted.append('"').toString();
  }

  private static boolean isPlain(char c) {
    return c >= 0x20 && c != 0x7f;
  }
}
