package dev.assay.c.parse;

import dev.assay.c.Decl;
import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts what a system header declares into one {@link Decl.Include} at the place of its {@code
 * #include} line.
 */
final class IncludeCollector {
  private final LineMap lines;
  private final HeaderNames names;
  private final Macros macros;
  private final Map<Integer, Set<String>> unwanted;
  private final List<Decl> declarations = new ArrayList<>();
  private final List<Decl> inside = new ArrayList<>();
  private int next;
  private int current = -1;

  IncludeCollector(Tokens tokens, HeaderNames names) {
    this.lines = tokens.lines;
    this.macros = tokens.macros;
    this.unwanted = tokens.macros.unwanted(tokens);
    this.names = names;
  }

  List<Decl> declarations() {
    return declarations;
  }

  void addFirst(List<Decl> directives) {
    declarations.addAll(directives);
  }

  /**
   * Adds what the tokens from one to just before another declare, in the header of the index or in
   * none.
   */
  void add(List<Decl> more, int include, int from, int to) {
    if (include != current) {
      close();
    }
    openUpTo(include, from);
    if (include >= 0) {
      current = include;
      next = Math.max(next, include + 1);
      inside.addAll(more);
    } else {
      declarations.addAll(more);
      skipThoseWithin(from, to);
    }
  }

  /** Headers without declarations of their own also keep their lines. */
  private void openUpTo(int include, int token) {
    while (next < lines.entries().size()
        && (include >= 0 ? next < include : lines.entries().get(next).firstToken() <= token)) {
      emit(next, List.of());
      next++;
    }
  }

  /** A header in the middle of a declaration gave a part of it and must not come twice. */
  private void skipThoseWithin(int from, int to) {
    while (next < lines.entries().size()
        && lines.entries().get(next).firstToken() > from
        && lines.entries().get(next).firstToken() < to) {
      next++;
    }
  }

  private void close() {
    if (current >= 0) {
      emit(current, inside);
      inside.clear();
      current = -1;
    }
  }

  void finish(int token) {
    close();
    openUpTo(-1, token);
  }

  private void emit(int index, List<Decl> content) {
    LineMap.Entry entry = lines.entries().get(index);
    boolean written = Macros.isOwn(entry.includer());
    if (written || !content.isEmpty()) {
      var span = new Span(entry.includer(), entry.line(), 1, entry.line(), 1);
      declarations.addAll(macros.settingsBefore(index));
      declarations.add(new Decl.Include(names.spelling(entry), content, span));
      for (String macro : unwanted.getOrDefault(index, Set.of())) {
        declarations.add(new Decl.Directive("#undef " + macro, span));
      }
    }
  }
}
