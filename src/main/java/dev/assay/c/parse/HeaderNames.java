package dev.assay.c.parse;

import java.util.List;

/**
 * Tells how an {@code #include} line spelled a header, from the line itself or else from the
 * header's path.
 */
final class HeaderNames {
  private final String mainFile;
  private final List<String> lines;

  HeaderNames(SourceText source) {
    this.mainFile = source.file();
    this.lines = source.original().map(t -> t.lines().toList()).orElse(List.of());
  }

  String spelling(LineMap.Entry entry) {
    if (entry.includer().equals(mainFile) && entry.line() >= 1 && entry.line() <= lines.size()) {
      String written = written(lines.get(entry.line() - 1));
      if (!written.isEmpty()) {
        return written;
      }
    }
    return "<" + relative(entry.path()) + ">";
  }

  /** The header in a line, with its brackets or quotes; empty where there is none. */
  private static String written(String line) {
    String text = line.strip();
    if (!text.startsWith("#") || !text.substring(1).strip().startsWith("include")) {
      return "";
    }
    int open = text.indexOf('<');
    int close = open < 0 ? -1 : text.indexOf('>', open);
    if (close < 0) {
      open = text.indexOf('"');
      close = open < 0 ? -1 : text.indexOf('"', open + 1);
    }
    return close < 0 ? "" : text.substring(open, close + 1);
  }

  private static String relative(String path) {
    int include = path.lastIndexOf("/include/");
    String name =
        include < 0 ? path.substring(path.lastIndexOf('/') + 1) : path.substring(include + 9);
    int slash = name.indexOf('/');
    boolean multiarch = slash > 0 && name.substring(0, slash).contains("-linux-");
    return multiarch ? name.substring(slash + 1) : name;
  }
}
