package dev.assay.c.parse;

import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tokens of a translation unit, one array a property, with brackets matched and pragmas beside
 * them.
 */
final class Tokens {
  /** A {@code #pragma} line, which stands before the token of the index. */
  record Pragma(int before, String text, int pack, int line, Span span) {
    boolean isPack() {
      return text.startsWith("pack") && !text.startsWith("pack_");
    }
  }

  final char[] text;
  final LineMap lines;
  final SymbolTable symbols;
  final List<Pragma> pragmas = new ArrayList<>();
  final Macros macros = new Macros();
  TokenKind[] kinds;
  int[] starts;
  int[] ends;
  int[] lineOf;
  Symbol[] names;
  int[] matches;
  int count;

  Tokens(char[] text, LineMap lines, SymbolTable symbols) {
    this.text = text;
    this.lines = lines;
    this.symbols = symbols;
    int capacity = 16 + text.length / 4;
    kinds = new TokenKind[capacity];
    starts = new int[capacity];
    ends = new int[capacity];
    lineOf = new int[capacity];
    names = new Symbol[capacity];
    matches = new int[capacity];
  }

  void add(TokenKind kind, int start, int end, int line, Symbol name) {
    if (count == kinds.length) {
      grow();
    }
    kinds[count] = kind;
    starts[count] = start;
    ends[count] = end;
    lineOf[count] = line;
    names[count] = name;
    matches[count] = -1;
    count++;
  }

  private void grow() {
    int capacity = kinds.length * 2;
    kinds = Arrays.copyOf(kinds, capacity);
    starts = Arrays.copyOf(starts, capacity);
    ends = Arrays.copyOf(ends, capacity);
    lineOf = Arrays.copyOf(lineOf, capacity);
    names = Arrays.copyOf(names, capacity);
    matches = Arrays.copyOf(matches, capacity);
  }

  String textOf(int token) {
    return new String(text, starts[token], ends[token] - starts[token]);
  }

  Span span(int first, int last) {
    int end = Math.max(first, last);
    return lines.span(lineOf[first], starts[first], lineOf[end], ends[end]);
  }

  /**
   * The text of the tokens from one to just before another, one blank where the source has space.
   */
  String joined(int from, int to) {
    var joined = new StringBuilder();
    for (int i = from; i < to; i++) {
      if (i > from && starts[i] > ends[i - 1]) {
        joined.append(' ');
      }
      joined.append(text, starts[i], ends[i] - starts[i]);
    }
    return joined.toString();
  }

  /**
   * The limit on alignment that {@code #pragma pack} sets for a struct ending at the token; 0 is
   * none.
   */
  int packAt(int token) {
    int low = 0;
    int high = pragmas.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (pragmas.get(middle).before <= token) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low == 0 ? 0 : pragmas.get(low - 1).pack;
  }
}
