package dev.assay.c.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A node of clang's {@code -ast-dump=json}, with the texts that typing is about; nested keys are
 * joined by a dot.
 */
record ClangNode(Map<String, String> texts, List<ClangNode> inner) {
  private static final Set<String> SKIPPED =
      Set.of("id", "loc", "range", "mangledName", "desugaredQualType", "typeAliasDeclId");

  String kind() {
    return text("kind");
  }

  String text(String key) {
    return texts.getOrDefault(key, "");
  }

  boolean is(String key) {
    return text(key).equals("true");
  }

  ClangNode first() {
    return inner.getFirst();
  }

  static ClangNode read(byte[] json) {
    return new Reader(json).node();
  }

  /** Reads one JSON text, ASCII outside of strings. */
  private static final class Reader {
    private final byte[] json;
    private int at;

    Reader(byte[] json) {
      this.json = json;
    }

    ClangNode node() {
      var texts = new HashMap<String, String>();
      var inner = new ArrayList<ClangNode>();
      object("", texts, inner);
      return new ClangNode(texts, inner);
    }

    private void object(String prefix, Map<String, String> texts, List<ClangNode> inner) {
      expect('{');
      while (peek() != '}') {
        String key = string();
        expect(':');
        if (SKIPPED.contains(key)) {
          skip();
        } else {
          value(prefix + key, texts, inner);
        }
        separator();
      }
      at++;
    }

    private void value(String key, Map<String, String> texts, List<ClangNode> inner) {
      switch (peek()) {
        case '{' -> object(key + ".", texts, inner);
        case '[' -> nodes(key, texts, inner);
        case '"' -> texts.put(key, string());
        default -> texts.put(key, word());
      }
    }

    private void nodes(String key, Map<String, String> texts, List<ClangNode> inner) {
      if (!key.equals("inner") && !key.equals("array_filler")) {
        skip();
        return;
      }
      texts.put("list", key);
      expect('[');
      while (peek() != ']') {
        inner.add(node());
        separator();
      }
      at++;
    }

    private void separator() {
      if (peek() == ',') {
        at++;
      }
    }

    private void skip() {
      byte c = peek();
      if (c == '"') {
        string();
        return;
      }
      if (c != '{' && c != '[') {
        word();
        return;
      }
      int depth = 0;
      do {
        c = peek();
        if (c == '"') {
          string();
          continue;
        }
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        at++;
      } while (depth > 0);
    }

    private byte peek() {
      while (json[at] <= ' ') {
        at++;
      }
      return json[at];
    }

    private void expect(char c) {
      if (peek() != c) {
        throw new IllegalStateException("expected " + c + " at byte " + at);
      }
      at++;
    }

    private String word() {
      int start = at;
      while (json[at] > ' ' && json[at] != ',' && json[at] != '}' && json[at] != ']') {
        at++;
      }
      return new String(json, start, at - start, java.nio.charset.StandardCharsets.US_ASCII);
    }

    private String string() {
      expect('"');
      int start = at;
      while (json[at] != '"') {
        at += json[at] == '\\' ? 2 : 1;
      }
      String text = new String(json, start, at - start, java.nio.charset.StandardCharsets.UTF_8);
      at++;
      return text;
    }
  }
}
