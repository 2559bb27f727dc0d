package dev.assay.interpret.translate;

import java.util.ArrayList;
import java.util.List;

/** The text of an asm statement taken apart: its template and the constraints of its operands. */
final class AsmText {
  private final String text;
  private int at;
  private final StringBuilder template = new StringBuilder();
  private final List<String> outputs = new ArrayList<>();
  private final List<String> inputs = new ArrayList<>();

  AsmText(String text) {
    this.text = text;
    read();
  }

  String template() {
    return template.toString();
  }

  /** The constraints of the outputs, in order. */
  List<String> outputs() {
    return outputs;
  }

  List<String> inputs() {
    return inputs;
  }

  private void read() {
    int section = 0;
    while (at < text.length()) {
      switch (text.charAt(at)) {
        case '"' -> string(section);
        case '(' -> skipParentheses();
        case ':' -> {
          section++;
          at++;
        }
        default -> at++;
      }
    }
  }

  private void string(int section) {
    int start = at + 1;
    skipString();
    String content = text.substring(start, at - 1);
    switch (section) {
      case 0 -> template.append(content);
      case 1 -> outputs.add(content);
      case 2 -> inputs.add(content);
      default -> {}
    }
  }

  private void skipString() {
    at++;
    while (at < text.length() && text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    at++;
  }

  private void skipParentheses() {
    int depth = 0;
    do {
      switch (text.charAt(at)) {
        case '"' -> {
          skipString();
          continue;
        }
        case '(' -> depth++;
        case ')' -> depth--;
        default -> {}
      }
      at++;
    } while (depth > 0 && at < text.length());
  }
}
