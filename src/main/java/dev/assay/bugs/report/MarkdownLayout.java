package dev.assay.bugs.report;

import java.util.List;
import java.util.regex.Pattern;

/** Sections as GitHub's Markdown. */
final class MarkdownLayout {
  private static final Pattern SPECIAL = Pattern.compile("([\\\\`*_\\[\\]<>#|])");
  private static final Pattern TICKS = Pattern.compile("`+");

  private MarkdownLayout() {}

  static String of(List<Section> sections) {
    var text = new StringBuilder();
    for (Section section : sections) {
      text.append(text.isEmpty() ? "" : "\n").append("### ").append(section.title()).append("\n");
      section.blocks().forEach(block -> append(text.append('\n'), block));
    }
    return text.toString();
  }

  private static void append(StringBuilder text, Block block) {
    switch (block) {
      case Block.Paragraph(String words) -> text.append(escaped(words)).append('\n');
      case Block.Code code -> text.append(fenced(code));
      case Block.Folded(String summary, Block.Code code) ->
          text.append("<details><summary>")
              .append(html(summary))
              .append("</summary>\n\n")
              .append(fenced(code))
              .append("\n</details>\n");
      case Block.Items(List<String> items) ->
          items.forEach(item -> text.append("- ").append(escaped(item)).append('\n'));
    }
  }

  /** With a fence that the text itself cannot close. */
  private static String fenced(Block.Code code) {
    int longest =
        TICKS.matcher(code.text()).results().mapToInt(m -> m.group().length()).max().orElse(0);
    String fence = "`".repeat(Math.max(3, longest + 1));
    String body = code.text();
    return fence
        + code.language()
        + "\n"
        + body
        + (body.isEmpty() || body.endsWith("\n") ? "" : "\n")
        + fence
        + "\n";
  }

  /** Words that mean nothing but themselves. */
  static String escaped(String words) {
    return SPECIAL.matcher(words.strip()).replaceAll("\\\\$1").replaceAll("\\s*\\n\\s*", " ");
  }

  private static String html(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
