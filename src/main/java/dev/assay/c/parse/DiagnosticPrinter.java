package dev.assay.c.parse;

import dev.assay.c.Diagnostic;
import dev.assay.c.Span;
import java.util.List;

/**
 * Shows a diagnostic the way compilers do: the message, then the source line with a caret under the
 * place.
 */
public final class DiagnosticPrinter {
  private final String file;
  private final List<String> lines;

  public DiagnosticPrinter(SourceText source) {
    this.file = source.file();
    this.lines = source.original().orElse("").lines().toList();
  }

  /** The message, and the line it is about when that line is in the main file's original text. */
  public String print(Diagnostic diagnostic) {
    return diagnostic + "\n" + excerpt(diagnostic.span());
  }

  /**
   * The line with a caret below it, or nothing when the line is not in the main file's original
   * text.
   */
  public String excerpt(Span span) {
    if (!span.file().equals(file) || span.line() < 1 || span.line() > lines.size()) {
      return "";
    }
    String line = lines.get(span.line() - 1);
    String number = String.format("%5d", span.line());
    return number
        + " | "
        + line
        + "\n"
        + " ".repeat(number.length())
        + " | "
        + indent(line, span.column() - 1)
        + "^"
        + "~".repeat(underline(span, line))
        + "\n";
  }

  /** Keeps tabs, so that the caret stands under its column whatever a tab's width is. */
  private static String indent(String line, int columns) {
    var text = new StringBuilder();
    for (int i = 0; i < columns; i++) {
      text.append(i < line.length() && line.charAt(i) == '\t' ? '\t' : ' ');
    }
    return text.toString();
  }

  private static int underline(Span span, String line) {
    int end = span.endLine() == span.line() ? span.endColumn() : line.length();
    return Math.max(0, Math.min(end, line.length()) - span.column());
  }
}
