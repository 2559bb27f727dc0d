package dev.assay.c.parse;

import dev.assay.c.Diagnostic;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/**
 * Takes the lines that begin with {@code #}: line markers, pragmas, and what should have been
 * preprocessed.
 */
final class Directives {
  private final Tokens tokens;
  private final Consumer<Diagnostic> report;
  private final Deque<Integer> packs = new ArrayDeque<>();
  private int pack;

  Directives(Tokens tokens, Consumer<Diagnostic> report) {
    this.tokens = tokens;
    this.report = report;
  }

  /** Takes one line; {@code rest} is what follows the {@code #}. */
  void take(String rest, int start, int end, int line) {
    String body = rest.strip();
    int word = 0;
    while (word < body.length() && Character.isLetter(body.charAt(word))) {
      word++;
    }
    String name = body.substring(0, word);
    switch (name) {
      case "" -> marker(body);
      case "line" -> marker(body.substring(word));
      case "pragma" -> pragma(body.substring(word).strip(), start, end, line);
      case "include", "include_next", "if", "ifdef", "ifndef", "elif", "else", "endif", "import" ->
          report.accept(
              Diagnostic.error(
                  tokens.lines.span(line, start, line, end),
                  "expected preprocessed text, found '#" + name + "'"));
      case "define" -> tokens.macros.define(body.substring(word).strip(), tokens.lines, line);
      case "undef" -> tokens.macros.undefine(body.substring(word), tokens.lines, line);
      default -> {
        // #ident and its kin mean nothing any more.
      }
    }
  }

  private void marker(String text) {
    if (!text.isBlank() && Character.isDigit(text.strip().charAt(0))) {
      tokens.lines.mark(LineMarker.parse(text), tokens.count);
    }
  }

  void pragma(String text, int start, int end, int line) {
    if (text.startsWith("pack")) {
      pack(text.substring(4).strip());
    }
    tokens.pragmas.add(
        new Tokens.Pragma(
            tokens.count, text, pack, line, tokens.lines.span(line, start, line, end)));
  }

  private void pack(String arguments) {
    if (!arguments.startsWith("(") || !arguments.contains(")")) {
      return;
    }
    String inner = arguments.substring(1, arguments.indexOf(')')).strip();
    if (inner.isEmpty()) {
      pack = 0;
      return;
    }
    for (String part : inner.split(",", -1)) {
      packPart(part.strip());
    }
  }

  private void packPart(String part) {
    if (part.equals("push")) {
      packs.push(pack);
    } else if (part.equals("pop")) {
      pack = packs.isEmpty() ? 0 : packs.pop();
    } else if (part.matches("[0-9]{1,3}")) {
      pack = Integer.parseInt(part);
    }
  }
}
