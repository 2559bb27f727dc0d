package dev.assay.harvest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** JSON objects of texts and lists of texts, each on a line of ASCII. */
final class FlatJson {
  private final String text;
  private int at;

  private FlatJson(String text) {
    this.text = text;
  }

  static String write(Map<String, List<String>> members) {
    return members.entrySet().stream()
        .map(e -> quoted(e.getKey()) + ": " + list(e.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String list(List<String> values) {
    return values.stream().map(FlatJson::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String quoted(String value) {
    var quoted = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        default -> {
          if (c < 0x20 || c > 0x7e) {
            quoted.append("\\u%04x".formatted((int) c));
          } else {
            quoted.append(c);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }

  /** A text by itself is a list of one; empty if it is anything else. */
  static Optional<Map<String, List<String>>> read(String line) {
    var reader = new FlatJson(line.strip());
    return reader.object().filter(_ -> reader.at == reader.text.length());
  }

  /** The objects of a list, up to the first that is anything else. */
  static List<Map<String, List<String>>> readAll(String text) {
    var reader = new FlatJson(text.strip());
    var objects = new ArrayList<Map<String, List<String>>>();
    boolean more = reader.takes('[');
    while (more) {
      Optional<Map<String, List<String>>> next = reader.object();
      next.ifPresent(objects::add);
      more = next.isPresent() && reader.takes(',');
    }
    return objects;
  }

  private Optional<Map<String, List<String>>> object() {
    var members = new LinkedHashMap<String, List<String>>();
    if (!takes('{')) {
      return Optional.empty();
    }
    boolean more = !takes('}');
    while (more) {
      Optional<String> key = string();
      if (key.isEmpty() || !takes(':')) {
        return Optional.empty();
      }
      Optional<List<String>> value = values();
      if (value.isEmpty()) {
        return Optional.empty();
      }
      members.put(key.get(), value.get());
      more = takes(',');
      if (!more && !takes('}')) {
        return Optional.empty();
      }
    }
    return Optional.of(members);
  }

  private Optional<List<String>> values() {
    if (!takes('[')) {
      return string().map(List::of);
    }
    var values = new ArrayList<String>();
    boolean more = !takes(']');
    while (more) {
      Optional<String> value = string();
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
      more = takes(',');
      if (!more && !takes(']')) {
        return Optional.empty();
      }
    }
    return Optional.of(values);
  }

  private boolean takes(char wanted) {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    boolean is = at < text.length() && text.charAt(at) == wanted;
    at += is ? 1 : 0;
    return is;
  }

  private Optional<String> string() {
    if (!takes('"')) {
      return Optional.empty();
    }
    var value = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') {
        return Optional.of(value.toString());
      }
      if (c != '\\') {
        value.append(c);
      } else if (!escaped(value)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private boolean escaped(StringBuilder value) {
    char kind = at < text.length() ? text.charAt(at++) : ' ';
    switch (kind) {
      case '"', '\\', '/' -> value.append(kind);
      case 'n' -> value.append('\n');
      case 't' -> value.append('\t');
      case 'u' -> {
        if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
          return false;
        }
        value.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
        at += 4;
      }
      default -> {
        return false;
      }
    }
    return true;
  }
}
