package dev.assay.c.parse;

import dev.assay.c.Standard;
import java.util.ArrayList;
import java.util.List;

/** What a preprocessed program says in its own files, system headers left out. */
public final class UserTokens {
  private UserTokens() {}

  /**
   * The tokens and pragmas in their order. What a macro of a system header became where the program
   * uses it counts as the program's own.
   */
  public static List<String> of(SourceText source, Standard standard) {
    var symbols = new SymbolTable();
    Keywords.addTo(symbols, standard);
    Tokens tokens = Lexer.lex(source, standard, symbols, _ -> {});
    var own = new ArrayList<String>();
    int pragma = 0;
    for (int i = 0; i < tokens.count; i++) {
      for (; pragma < tokens.pragmas.size() && tokens.pragmas.get(pragma).before() <= i; pragma++) {
        Tokens.Pragma found = tokens.pragmas.get(pragma);
        if (isOwn(tokens, found.line())) {
          own.add("#pragma " + found.text());
        }
      }
      if (isOwn(tokens, tokens.lineOf[i])) {
        own.add(tokens.textOf(i));
      }
    }
    return List.copyOf(own);
  }

  private static boolean isOwn(Tokens tokens, int line) {
    return tokens.lines.includeAt(line) < 0;
  }
}
