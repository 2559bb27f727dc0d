package dev.assay.mutate.enhance;

import dev.assay.c.Span;

/** Something that a user should know of a program, and where it stands. */
public record Remark(Span span, String text) {
  /** {@code file:line: text}; without a place only the text. */
  @Override
  public String toString() {
    return span.line() == 0 ? text : span.file() + ":" + span.line() + ": " + text;
  }
}
