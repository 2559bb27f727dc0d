package dev.assay.bugs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Lists of short texts in one column of a table: each on a line of its own. */
final class Lines {
  private Lines() {}

  static String join(List<String> texts) {
    return texts.stream().map(text -> escape(text) + "\n").collect(Collectors.joining());
  }

  static List<String> split(String lines) {
    return lines.lines().map(Lines::unescape).toList();
  }

  static String joinMap(Map<String, String> texts) {
    return join(
        new TreeMap<>(texts)
            .entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList());
  }

  static Map<String, String> splitMap(String lines) {
    var map = new LinkedHashMap<String, String>();
    for (String line : split(lines)) {
      int equals = line.indexOf('=');
      map.put(line.substring(0, equals), line.substring(equals + 1));
    }
    return map;
  }

  private static String escape(String text) {
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
  }

  private static String unescape(String text) {
    return text.translateEscapes();
  }
}
