package dev.assay.bugs.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** C and C++ as coloured lines, each with a number that can be linked to. */
final class Highlighter {
  private static final Set<String> KEYWORDS =
      Set.of(
          ("auto break case const constexpr continue default do else enum extern for goto if inline"
               + " register restrict return sizeof static struct switch typedef union volatile"
               + " while _Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local"
               + " __attribute__ __restrict typeof __typeof__ template class namespace using"
               + " virtual public private protected this new delete try catch throw noexcept"
               + " static_cast reinterpret_cast const_cast")
              .split(" "));
  private static final Set<String> TYPES =
      Set.of(
          ("void char short int long float double signed unsigned bool _Bool _Complex __int128"
                  + " _Float16 _Float32 _Float64 _Float128 _BitInt size_t int8_t int16_t int32_t"
                  + " int64_t uint8_t uint16_t uint32_t uint64_t")
              .split(" "));

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<comment>//[^\\n]*|/\\*(?s:.*?)(?:\\*/|\\z))"
              + "|(?<string>\"(?:\\\\.|[^\"\\\\\\n])*\"?|'(?:\\\\.|[^'\\\\\\n])*'?)"
              + "|(?<directive>(?m:^)[ \\t]*#[^\\n]*)"
              + "|(?<number>\\b\\.?\\d(?:[eEpP][+-]|[\\w.])*)"
              + "|(?<word>[A-Za-z_]\\w*)");

  private Highlighter() {}

  /** A table of lines; each has the anchor {@code L} and its number after the prefix. */
  static Html lines(String code, String prefix) {
    List<List<Html>> lines = split(tokens(code));
    var rows = new ArrayList<Html>();
    for (int i = 0; i < lines.size(); i++) {
      String number = Integer.toString(i + 1);
      rows.add(
          Html.of(
                  "span",
                  Html.of("span", number).with("class", "number").with("aria-hidden", "true"),
                  Html.of("span", lines.get(i)).with("class", "text"),
                  Html.text("\n"))
              .with("class", "line")
              .with("id", prefix + "L" + number));
    }
    return Html.of("pre", Html.of("code", rows)).with("class", "source").with("tabindex", "0");
  }

  /** A coloured piece; the class is empty for plain text. */
  private record Piece(String look, String text) {}

  private static List<Piece> tokens(String code) {
    var pieces = new ArrayList<Piece>();
    Matcher token = TOKEN.matcher(code);
    int end = 0;
    while (token.find()) {
      pieces.add(new Piece("", code.substring(end, token.start())));
      pieces.add(new Piece(look(token), token.group()));
      end = token.end();
    }
    pieces.add(new Piece("", code.substring(end)));
    return pieces;
  }

  private static String look(Matcher token) {
    for (String kind : List.of("comment", "string", "directive", "number")) {
      if (token.group(kind) != null) {
        return kind;
      }
    }
    String word = token.group("word");
    if (KEYWORDS.contains(word)) {
      return "keyword";
    }
    return TYPES.contains(word) ? "type" : "";
  }

  private static List<List<Html>> split(List<Piece> pieces) {
    var lines = new ArrayList<List<Html>>();
    var line = new ArrayList<Html>();
    for (Piece piece : pieces) {
      String[] parts = piece.text().split("\n", -1);
      for (int i = 0; i < parts.length; i++) {
        if (i > 0) {
          lines.add(List.copyOf(line));
          line.clear();
        }
        if (!parts[i].isEmpty()) {
          Html text = Html.text(parts[i]);
          line.add(
              piece.look().isEmpty() ? text : Html.of("span", text).with("class", piece.look()));
        }
      }
    }
    if (!line.isEmpty()) {
      lines.add(List.copyOf(line));
    }
    return lines;
  }
}
