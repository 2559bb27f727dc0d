package dev.assay.c.print;

import java.util.ArrayList;
import java.util.List;

/** Makes documents. */
final class Docs {
  static final Doc EMPTY = new Doc.Text("");
  static final Doc SPACE = new Doc.Text(" ");

  /** The break between words. */
  static final Doc BREAK = new Doc.Break(" ");

  private Docs() {}

  static Doc text(String text) {
    return new Doc.Text(text);
  }

  static Doc row(Doc... parts) {
    return block(4, List.of(parts));
  }

  static Doc block(int indent, List<Doc> parts) {
    int width = 0;
    int head = 0;
    boolean open = true;
    boolean forced = false;
    for (Doc part : parts) {
      if (open) {
        head += part.head();
        open = !(part instanceof Doc.Break) && !part.forced() && part.head() == part.width();
      }
      if (!forced) {
        width += part.width();
        forced = part.forced();
      }
    }
    return new Doc.Block(indent, List.copyOf(parts), width, head, forced);
  }

  /**
   * The items with commas and breaks between; lines after the first are indented so many columns
   * more.
   */
  static Doc list(int indent, List<Doc> items) {
    return block(indent, separated(items));
  }

  /** The same after a parenthesis, where the line may also end. */
  static Doc arguments(List<Doc> items) {
    List<Doc> parts = separated(items);
    parts.addFirst(new Doc.Break(""));
    return block(4, parts);
  }

  private static List<Doc> separated(List<Doc> items) {
    List<Doc> parts = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      boolean last = i == items.size() - 1;
      parts.add(last ? items.get(i) : row(items.get(i), text(",")));
      if (!last) {
        parts.add(BREAK);
      }
    }
    return parts;
  }
}
