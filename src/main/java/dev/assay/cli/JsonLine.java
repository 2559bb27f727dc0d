package dev.assay.cli;

import dev.assay.c.parse.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Writes one JSON object on one line of ASCII. */
final class JsonLine {
  private final StringBuilder text = new StringBuilder("{");

  JsonLine put(String key, String value) {
    key(key);
    string(value);
    return this;
  }

  JsonLine put(String key, long value) {
    key(key);
    text.append(value);
    return this;
  }

  /** With three places; what is no number is null. */
  JsonLine put(String key, double value) {
    if (!Double.isFinite(value)) {
      return putNull(key);
    }
    key(key);
    text.append(String.format(Locale.ROOT, "%.3f", value));
    return this;
  }

  JsonLine put(String key, OptionalLong value) {
    return value.isPresent() ? put(key, value.getAsLong()) : putNull(key);
  }

  JsonLine put(String key, boolean value) {
    key(key);
    text.append(value);
    return this;
  }

  JsonLine put(String key, List<String> values) {
    key(key);
    text.append('[');
    for (int i = 0; i < values.size(); i++) {
      text.append(i == 0 ? "" : ", ");
      string(values.get(i));
    }
    text.append(']');
    return this;
  }

  JsonLine put(String key, JsonLine value) {
    key(key);
    text.append(value);
    return this;
  }

  JsonLine putObjects(String key, List<JsonLine> values) {
    key(key);
    text.append(
        values.stream().map(JsonLine::toString).collect(Collectors.joining(", ", "[", "]")));
    return this;
  }

  JsonLine putNull(String key) {
    key(key);
    text.append("null");
    return this;
  }

  /**
   * A program's output, given as Latin-1: read as UTF-8, with each byte that is not UTF-8 as a lone
   * surrogate U+DC80 to U+DCFF. Python's {@code surrogateescape} gives the very bytes back.
   */
  JsonLine putBytes(String key, String latin1) {
    return put(key, SourceText.decode(latin1.getBytes(StandardCharsets.ISO_8859_1)));
  }

  @Override
  public String toString() {
    return text + "}";
  }

  private void key(String key) {
    if (text.length() > 1) {
      text.append(", ");
    }
    string(key);
    text.append(": ");
  }

  private void string(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      character(value.charAt(i));
    }
    text.append('"');
  }

  private void character(char c) {
    switch (c) {
      case '"' -> text.append("\\\"");
      case '\\' -> text.append("\\\\");
      case '\n' -> text.append("\\n");
      case '\t' -> text.append("\\t");
      case '\r' -> text.append("\\r");
      default -> {
        if (c < 0x20 || c > 0x7e) {
          text.append("\\u%04x".formatted((int) c));
        } else {
          text.append(c);
        }
      }
    }
  }
}
