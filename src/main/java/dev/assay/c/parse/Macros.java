package dev.assay.c.parse;

import dev.assay.c.Decl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The macros that the text defines, where the preprocessor kept their lines ({@code cc -E -dD}).
 *
 * <p>A program that is printed again needs two things of them: the feature-test macros that came
 * before its headers, and an end to header macros that would replace names in text that has been
 * expanded already, such as {@code sa_handler} of signal.h, which expands to an expression with
 * {@code sa_handler} in it.
 */
final class Macros {
  private final Map<String, Definition> ofHeaders = new HashMap<>();
  private final List<Decl.Directive> features = new ArrayList<>();
  private final Map<Integer, List<Decl>> between = new HashMap<>();
  private boolean kept;

  /** A macro of the system header with the index. */
  private record Definition(boolean takesArguments, int include) {}

  /** Takes what follows {@code #define}. */
  void define(String text, LineMap lines, int line) {
    kept = true;
    int end = 0;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    String name = text.substring(0, end);
    boolean takesArguments = end < text.length() && text.charAt(end) == '(';
    int include = lines.includeAt(line);
    if (include >= 0) {
      if (!text.substring(end).strip().equals(name)) {
        ofHeaders.put(name, new Definition(takesArguments, include));
      }
    } else if (isSetting(name, lines, line)) {
      setting("#define " + text.strip(), lines, line);
    }
  }

  /** Takes what follows {@code #undef}. */
  void undefine(String text, LineMap lines, int line) {
    String name = text.strip();
    if (lines.includeAt(line) >= 0) {
      ofHeaders.remove(name);
    } else if (isBeforeHeaders(lines)) {
      features.removeIf(d -> d.text().split("\\s+", 3)[1].equals(name));
    } else if (isSetting(name, lines, line)) {
      setting("#undef " + name, lines, line);
    }
  }

  /** Whether headers behave otherwise when the program itself defines the macro. */
  private static boolean isSetting(String name, LineMap lines, int line) {
    return (name.equals("NDEBUG") || FeatureMacros.isFeature(name)) && isOwn(lines.fileAt(line));
  }

  private void setting(String text, LineMap lines, int line) {
    var directive = new Decl.Directive(text, lines.span(line, 0, line, 0));
    if (isBeforeHeaders(lines)) {
      features.add(directive);
    } else {
      between.computeIfAbsent(lines.entries().size(), _ -> new ArrayList<>()).add(directive);
    }
  }

  /** What the program set between the header with the index and the one before. */
  List<Decl> settingsBefore(int include) {
    return between.getOrDefault(include, List.of());
  }

  /** The definitions of feature-test macros before the first header, if the text has any at all. */
  Optional<List<Decl>> features() {
    return kept ? Optional.of(List.copyOf(features)) : Optional.empty();
  }

  /** For each header by its index, the macros that must not touch the program's own text again. */
  Map<Integer, Set<String>> unwanted(Tokens tokens) {
    Map<Integer, Set<String>> found = new HashMap<>();
    for (int i = 0; i < tokens.count && !ofHeaders.isEmpty(); i++) {
      if (tokens.kinds[i] != TokenKind.IDENTIFIER) {
        continue;
      }
      Definition macro = ofHeaders.get(tokens.names[i].text);
      if (macro != null
          && tokens.lines.includeAt(tokens.lineOf[i]) < 0
          && tokens.lines.entries().get(macro.include).firstToken() <= i
          && (!macro.takesArguments || isCalled(tokens, i))) {
        found.computeIfAbsent(macro.include, _ -> new LinkedHashSet<>()).add(tokens.names[i].text);
      }
    }
    return found;
  }

  private static boolean isCalled(Tokens tokens, int i) {
    TokenKind next = tokens.kinds[i + 1];
    return next == TokenKind.LPAREN
        || (next == TokenKind.RPAREN && i > 0 && tokens.kinds[i - 1] == TokenKind.LPAREN);
  }

  private static boolean isBeforeHeaders(LineMap lines) {
    return lines.entries().stream().noneMatch(e -> isOwn(e.includer()));
  }

  /** Whether the name is that of a file, not of the compiler's own {@code <built-in>} text. */
  static boolean isOwn(String file) {
    return !file.startsWith("<") || file.equals("<stdin>");
  }
}
