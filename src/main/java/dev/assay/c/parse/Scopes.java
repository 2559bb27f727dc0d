package dev.assay.c.parse;

import java.util.ArrayList;
import java.util.List;

/** The nested scopes at the parser's current place; depth 0 is the file's. */
final class Scopes {
  /** What a symbol meant before the scope changed it. */
  private record Saved(Symbol symbol, Binding binding, TagBinding tag) {}

  private final List<Saved> saved = new ArrayList<>();
  private int[] marks = new int[64];
  private int depth;

  int depth() {
    return depth;
  }

  void enter() {
    depth++;
    if (depth == marks.length) {
      marks = java.util.Arrays.copyOf(marks, depth * 2);
    }
    marks[depth] = saved.size();
  }

  void leave() {
    for (int i = saved.size() - 1; i >= marks[depth]; i--) {
      Saved s = saved.removeLast();
      s.symbol.binding = s.binding;
      s.symbol.tag = s.tag;
    }
    depth--;
  }

  /** Leaves all scopes deeper than the given one; for recovery. */
  void leaveTo(int target) {
    while (depth > target) {
      leave();
    }
  }

  void bind(Symbol symbol, Binding binding) {
    save(symbol);
    symbol.binding = binding;
  }

  void bindTag(Symbol symbol, TagBinding tag) {
    save(symbol);
    symbol.tag = tag;
  }

  /** The meaning given in the current scope itself, or null. */
  Binding here(Symbol symbol) {
    return symbol.binding != null && symbol.binding.depth() == depth ? symbol.binding : null;
  }

  TagBinding tagHere(Symbol symbol) {
    return symbol.tag != null && symbol.tag.depth() == depth ? symbol.tag : null;
  }

  /** The symbols that the current scope gave a tag. */
  List<Symbol> tagsHere() {
    var symbols = new ArrayList<Symbol>();
    for (int i = marks[depth]; i < saved.size(); i++) {
      Symbol symbol = saved.get(i).symbol;
      if (tagHere(symbol) != null && !symbols.contains(symbol)) {
        symbols.add(symbol);
      }
    }
    return symbols;
  }

  private void save(Symbol symbol) {
    if (depth > 0) {
      saved.add(new Saved(symbol, symbol.binding, symbol.tag));
    }
  }
}
