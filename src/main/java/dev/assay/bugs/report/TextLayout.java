package dev.assay.bugs.report;

import java.util.List;

/** Sections as plain text, with lines that a mail or a comment keeps whole. */
final class TextLayout {
  private static final int WIDTH = 76;

  private TextLayout() {}

  static String of(List<Section> sections) {
    var text = new StringBuilder();
    for (Section section : sections) {
      text.append(text.isEmpty() ? "" : "\n").append(section.title()).append(":\n");
      section.blocks().forEach(block -> append(text, block));
    }
    return text.toString();
  }

  private static void append(StringBuilder text, Block block) {
    switch (block) {
      case Block.Paragraph(String words) -> text.append(wrapped(words, "")).append('\n');
      case Block.Code(_, String code) -> text.append(ended(code));
      case Block.Folded(String summary, Block.Code code) ->
          text.append(summary).append(":\n").append(ended(code.text()));
      case Block.Items(List<String> items) ->
          items.forEach(item -> text.append("- ").append(wrapped(item, "  ")).append('\n'));
    }
  }

  private static String ended(String code) {
    return code.isEmpty() || code.endsWith("\n") ? code : code + "\n";
  }

  static String wrapped(String words, String indent) {
    var text = new StringBuilder();
    int column = indent.length();
    for (String word : words.strip().split("\\s+")) {
      if (column > indent.length() && column + 1 + word.length() > WIDTH) {
        text.append('\n').append(indent);
        column = indent.length();
      } else if (!text.isEmpty()) {
        text.append(' ');
        column++;
      }
      text.append(word);
      column += word.length();
    }
    return text.toString();
  }
}
