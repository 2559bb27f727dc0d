package dev.assay.c.print;

import java.util.List;

/** Turns a {@link Doc} into text, ending lines only where they would grow too long. */
final class Renderer {
  private final StringBuilder out = new StringBuilder();
  private final int limit;
  private int column;
  private int lineIndent;

  /** The indent of the statement being printed, whatever the indents of its further lines. */
  private int statementIndent;

  private final PrintMemo.Layouts known;

  Renderer(int limit) {
    this(limit, PrintMemo.Layouts.none());
  }

  /** One that takes the text of whole lines from an earlier printing, or leaves it for a later. */
  Renderer(int limit, PrintMemo.Layouts known) {
    this.limit = limit;
    this.known = known;
  }

  /** One line, or several where the document has or needs them, with the final end of line. */
  Renderer line(Doc doc) {
    line(new Doc.Line(0, doc));
    return this;
  }

  /** A line of its own indent. */
  void line(Doc.Line line) {
    lineIndent = Math.max(0, line.indent());
    statementIndent = lineIndent;
    whole(line.doc());
    endLine();
  }

  /**
   * A document with which a line starts and after which it ends: its text depends on nothing but
   * the indent.
   */
  private void whole(Doc doc) {
    int indent = lineIndent;
    String text = known.text(doc, indent);
    if (text != null) {
      out.append(text);
      return;
    }
    int start = out.length();
    render(doc, 0);
    if (known.isOpen()) {
      known.add(doc, indent, out.substring(start));
    }
  }

  String text() {
    return out.toString();
  }

  private void render(Doc doc, int trailing) {
    switch (doc) {
      case Doc.Text t -> emit(t.text());
      case Doc.Break b -> emit(b.flat());
      case Doc.Block b -> block(b, trailing);
      case Doc.Enclosed e -> enclosed(e, trailing);
      case Doc.Braced b -> braced(b);
    }
  }

  private void block(Doc.Block block, int trailing) {
    List<Doc> parts = block.parts();
    int indent = lineIndent + block.indent();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Doc.Break b) {
        if (endsAt(parts, i, trailing, indent)) {
          startLine(indent);
        } else {
          emit(b.flat());
        }
      } else {
        render(parts.get(i), segment(parts, i + 1, trailing));
      }
    }
  }

  /**
   * Whether the line ends at the break: what follows, up to the next break, fits on a new line but
   * not on this one; or it fits on neither, and this one can't even hold its beginning.
   */
  private boolean endsAt(List<Doc> parts, int index, int trailing, int indent) {
    int flat = parts.get(index).width();
    int width = segment(parts, index + 1, trailing);
    if (cursor() + flat + width <= limit) {
      return false;
    }
    int head = index + 1 < parts.size() ? parts.get(index + 1).head() : 0;
    return indent + width <= limit || cursor() + flat + head > limit;
  }

  /** Columns from the part up to the next break or forced end of line. */
  private static int segment(List<Doc> parts, int start, int trailing) {
    int width = 0;
    for (int i = start; i < parts.size(); i++) {
      Doc part = parts.get(i);
      if (part instanceof Doc.Break) {
        return width;
      }
      width += part.width();
      if (part.forced()) {
        return width;
      }
    }
    return width + trailing;
  }

  private void enclosed(Doc.Enclosed doc, int trailing) {
    if (!doc.forced() && cursor() + doc.width() + trailing <= limit) {
      emit(doc.open());
      render(doc.content(), doc.close().length() + trailing);
      emit(doc.close());
      return;
    }
    int base = lineIndent;
    emit(doc.open());
    startLine(base + 2);
    render(doc.content(), 0);
    startLine(base);
    emit(doc.close());
  }

  private void braced(Doc.Braced doc) {
    int base = statementIndent;
    emit(doc.open());
    for (Doc.Line line : doc.lines()) {
      statementIndent = Math.max(0, base + line.indent());
      startLine(statementIndent);
      whole(line.doc());
    }
    statementIndent = base;
    startLine(base);
    emit(doc.close());
  }

  private int cursor() {
    return column == 0 ? lineIndent : column;
  }

  private void startLine(int indent) {
    endLine();
    lineIndent = indent;
    column = 0;
  }

  private void endLine() {
    int end = out.length();
    while (end > 0 && out.charAt(end - 1) == ' ') {
      end--;
    }
    out.setLength(end);
    out.append('\n');
    column = 0;
  }

  private void emit(String text) {
    if (text.isEmpty()) {
      return;
    }
    if (column == 0) {
      out.repeat(' ', lineIndent);
      column = lineIndent;
    }
    out.append(text);
    column += text.length();
  }
}
