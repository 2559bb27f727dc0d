package dev.assay.c;

/**
 * Where a node stands in the original source: file, first line and column, last line and column.
 *
 * <p>All spans are equal to each other, so that two trees are equal when they say the same thing,
 * wherever they were read from. Compare places with {@link #samePlace}.
 */
public final class Span {
  /** The span of nodes that were made, not read. */
  public static final Span NONE = new Span("", 0, 0, 0, 0);

  private final String file;
  private final int line;
  private final int column;
  private final int endLine;
  private final int endColumn;

  public Span(String file, int line, int column, int endLine, int endColumn) {
    this.file = file;
    this.line = line;
    this.column = column;
    this.endLine = endLine;
    this.endColumn = endColumn;
  }

  public String file() {
    return file;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  public int endLine() {
    return endLine;
  }

  public int endColumn() {
    return endColumn;
  }

  /** The span from the start of this one to the end of the other. */
  public Span to(Span end) {
    return new Span(file, line, column, end.endLine, end.endColumn);
  }

  public boolean samePlace(Span other) {
    return file.equals(other.file)
        && line == other.line
        && column == other.column
        && endLine == other.endLine
        && endColumn == other.endColumn;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Span;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  /** {@code file:line:column}, as compilers write it. */
  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
