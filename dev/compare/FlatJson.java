import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Reads one JSON object of strings, numbers and nulls; lists and objects in it stay text. */
final class FlatJson {
  private final String text;
  private int at;

  private FlatJson(String text) {
    this.text = text;
  }

  static Map<String, String> parse(String line) {
    return new FlatJson(line).object();
  }

  /**
   * The bytes of a program's output as Latin-1: lone surrogates stand for bytes that are not UTF-8.
   */
  static String bytes(String value) {
    if (value == null) {
      return "";
    }
    StringBuilder latin1 = new StringBuilder();
    value
        .codePoints()
        .forEach(c -> {
          if (c >= 0xdc80 && c <= 0xdcff) {
            latin1.append((char) (c - 0xdc00));
          } else {
            byte[] utf8 = Character.toString(c).getBytes(StandardCharsets.UTF_8);
            latin1.append(new String(utf8, StandardCharsets.ISO_8859_1));
          }
        });
    return latin1.toString();
  }

  private Map<String, String> object() {
    Map<String, String> members = new HashMap<>();
    at = text.indexOf('{') + 1;
    while (text.charAt(at) != '}') {
      skip(", ");
      String key = string();
      skip(": ");
      members.put(key, value());
    }
    return members;
  }

  private void skip(String separators) {
    while (separators.indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private String value() {
    if (text.charAt(at) == '"') {
      return string();
    }
    int start = at;
    if ("[{".indexOf(text.charAt(at)) >= 0) {
      skipNested();
      return text.substring(start, at);
    }
    while (",}".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, at).strip();
    return word.equals("null") ? null : word;
  }

  private void skipNested() {
    int depth = 0;
    do {
      char c = text.charAt(at);
      if (c == '"') {
        var _ = string();
        continue;
      }
      depth += "[{".indexOf(c) >= 0 ? 1 : "]}".indexOf(c) >= 0 ? -1 : 0;
      at++;
    } while (depth > 0);
  }

  private String string() {
    StringBuilder value = new StringBuilder();
    at++;
    while (text.charAt(at) != '"') {
      char c = text.charAt(at++);
      value.append(c == '\\' ? escape() : c);
    }
    at++;
    return value.toString();
  }

  private char escape() {
    char c = text.charAt(at++);
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> {
        at += 4;
        yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
      }
      default -> c;
    };
  }
}
