package dev.assay.c.print;

import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Remembers how the first of many similar programs was printed: what they have in common, by
 * identity, is neither laid out nor rendered again. It changes nothing but the time that printing
 * takes.
 */
public final class PrintMemo {
  private volatile Layouts first;

  /** What one printing finds, or leaves for the next. */
  Layouts layouts() {
    Layouts known = first;
    return known == null ? new Layouts(true) : known;
  }

  /** Called when a printing is done. */
  void keep(Layouts layouts) {
    if (layouts.isOpen) {
      layouts.isOpen = false;
      first = layouts;
    }
  }

  /** The lines of statements and declarations, as if they stood at the margin. */
  static final class Layouts {
    /** Of a printing that nobody remembers. */
    static Layouts none() {
      return new Layouts(false);
    }

    private final Map<Object, List<Doc.Line>> lines = new IdentityHashMap<>();
    private final Map<Doc, Rendered> texts = new IdentityHashMap<>();
    private boolean isOpen;

    private Layouts(boolean isOpen) {
      this.isOpen = isOpen;
    }

    /** Null if they are not known. */
    List<Doc.Line> of(Stmt stmt) {
      return isOpen ? null : lines.get(stmt);
    }

    /** Null if they are not known. */
    List<Doc.Line> of(Decl decl) {
      return isOpen ? null : lines.get(decl);
    }

    /** What a document that starts a line at that indent looks like; null if that is not known. */
    String text(Doc doc, int indent) {
      Rendered rendered = isOpen ? null : texts.get(doc);
      return rendered != null && rendered.indent == indent ? rendered.text : null;
    }

    boolean isOpen() {
      return isOpen;
    }

    void add(Object node, List<Doc.Line> found) {
      lines.put(node, List.copyOf(found));
    }

    void add(Doc doc, int indent, String text) {
      texts.put(doc, new Rendered(indent, text));
    }

    /** Text with the indent of its first line. */
    private record Rendered(int indent, String text) {}
  }
}
