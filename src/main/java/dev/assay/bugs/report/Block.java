package dev.assay.bugs.report;

import java.util.List;

/** A piece of a report, without the look that a format gives it. */
public sealed interface Block {
  record Paragraph(String text) implements Block {}

  /**
   * Text that keeps its lines.
   *
   * @param language what it is written in: {@code c}, {@code sh}, {@code diff}, or empty
   */
  record Code(String language, String text) implements Block {}

  /** What only some readers want to see. */
  record Folded(String summary, Code code) implements Block {}

  record Items(List<String> items) implements Block {
    public Items {
      items = List.copyOf(items);
    }
  }
}
