package dev.assay.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads JSON strictly, as maps, lists, texts, numbers as they are spelt, and booleans. */
final class JsonReader {
  /** What {@code null} is read as, since maps of Java's do not take one. */
  static final Object NULL = new Object();

  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  /** One object and nothing after it. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> object(String text) {
    var reader = new JsonReader(text);
    var object = (Map<String, Object>) reader.value();
    if (reader.at != text.length()) {
      throw reader.wrong("more text");
    }
    return object;
  }

  private Object value() {
    blanks();
    return switch (text.charAt(at)) {
      case '{' -> members();
      case '[' -> elements();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", NULL);
      default -> number();
    };
  }

  private Map<String, Object> members() {
    var members = new LinkedHashMap<String, Object>();
    take('{');
    while (!ends('}', members.isEmpty())) {
      blanks();
      String key = string();
      blanks();
      take(':');
      if (members.put(key, value()) != null) {
        throw wrong("the key " + key + " again");
      }
    }
    return members;
  }

  private List<Object> elements() {
    var elements = new ArrayList<Object>();
    take('[');
    while (!ends(']', elements.isEmpty())) {
      elements.add(value());
    }
    return elements;
  }

  private boolean ends(char close, boolean first) {
    blanks();
    if (text.charAt(at) == close) {
      at++;
      return true;
    }
    if (!first) {
      take(',');
    }
    return false;
  }

  private String string() {
    var result = new StringBuilder();
    take('"');
    for (char c = text.charAt(at++); c != '"'; c = text.charAt(at++)) {
      if (c < ' ') {
        throw wrong("a control character");
      }
      result.append(c == '\\' ? escaped() : c);
    }
    return result.toString();
  }

  private char escaped() {
    char c = text.charAt(at++);
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> {
        at += 4;
        yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
      }
      default -> throw wrong("an unknown escape");
    };
  }

  private String number() {
    Matcher number = NUMBER.matcher(text).region(at, text.length());
    if (!number.lookingAt()) {
      throw wrong("no value");
    }
    at = number.end();
    return number.group();
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) {
      throw wrong("an unknown word");
    }
    at += word.length();
    return value;
  }

  private void take(char wanted) {
    if (text.charAt(at) != wanted) {
      throw wrong("no " + wanted);
    }
    at++;
  }

  private void blanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private AssertionError wrong(String what) {
    return new AssertionError(what + " at " + at + " of " + text);
  }
}
