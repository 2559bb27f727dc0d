package dev.assay.c.print;

import java.util.List;

/**
 * Text with the places where its lines may end, in the manner of Oppen's pretty printer: {@link
 * Renderer} decides which of them do.
 */
sealed interface Doc {
  /** Columns up to the first forced end of line, if every break is left unused. */
  int width();

  /** Columns up to the first place where the line may end. */
  int head();

  /** Whether a line ends inside whatever the width is. */
  boolean forced();

  record Text(String text) implements Doc {
    @Override
    public int width() {
      return text.length();
    }

    @Override
    public int head() {
      return text.length();
    }

    @Override
    public boolean forced() {
      return false;
    }
  }

  /** A place where the line may end; {@code flat} stands there when it does not. */
  record Break(String flat) implements Doc {
    @Override
    public int width() {
      return flat.length();
    }

    @Override
    public int head() {
      return 0;
    }

    @Override
    public boolean forced() {
      return false;
    }
  }

  /**
   * Parts in a row; lines that start at its breaks are indented from the line where the block
   * starts.
   */
  record Block(int indent, List<Doc> parts, int width, int head, boolean forced) implements Doc {}

  /** On one line if that fits, else the content has lines of its own. */
  record Enclosed(String open, Doc content, String close) implements Doc {
    @Override
    public int width() {
      return open.length() + content.width() + (content.forced() ? 0 : close.length());
    }

    @Override
    public int head() {
      return open.length();
    }

    @Override
    public boolean forced() {
      return content.forced();
    }
  }

  /** Lines between a first and a last one. */
  record Braced(String open, List<Line> lines, String close) implements Doc {
    public Braced {
      lines = List.copyOf(lines);
    }

    @Override
    public int width() {
      return open.length();
    }

    @Override
    public int head() {
      return open.length();
    }

    @Override
    public boolean forced() {
      return true;
    }
  }

  /** One line of {@link Braced}, indented so many columns more than the line where that starts. */
  record Line(int indent, Doc doc) {
    /** The indent of lines that must start in the first column. */
    static final int MARGIN = -100_000;

    static final Line BLANK = new Line(MARGIN, new Text(""));
  }

  /** The first character, or NUL where there is none. */
  default char first() {
    return switch (this) {
      case Text t -> t.text.isEmpty() ? '\0' : t.text.charAt(0);
      case Break b -> b.flat.isEmpty() ? '\0' : b.flat.charAt(0);
      case Block b -> first(b.parts);
      case Enclosed e -> e.open.isEmpty() ? e.content.first() : e.open.charAt(0);
      case Braced b -> b.open.isEmpty() ? '\n' : b.open.charAt(0);
    };
  }

  private static char first(List<Doc> parts) {
    for (Doc part : parts) {
      char first = part.first();
      if (first != 0) {
        return first;
      }
    }
    return '\0';
  }

  default boolean isEmpty() {
    return first() == 0;
  }
}
