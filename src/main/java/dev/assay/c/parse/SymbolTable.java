package dev.assay.c.parse;

/** The identifiers of one translation unit, each one object. */
final class SymbolTable {
  private Symbol[] table = new Symbol[4096];
  private int[] hashes = new int[4096];
  private int count;

  Symbol get(char[] text, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + text[i];
    }
    int slot = spread(hash) & (table.length - 1);
    while (table[slot] != null) {
      if (hashes[slot] == hash && matches(table[slot].text, text, from, to)) {
        return table[slot];
      }
      slot = (slot + 1) & (table.length - 1);
    }
    return insert(slot, hash, new Symbol(new String(text, from, to - from), TokenKind.IDENTIFIER));
  }

  Symbol get(String text) {
    char[] chars = text.toCharArray();
    return get(chars, 0, chars.length);
  }

  /** Whether the text is an identifier of the file, without making it one. */
  boolean contains(String text) {
    int hash = text.hashCode();
    int slot = spread(hash) & (table.length - 1);
    while (table[slot] != null) {
      if (hashes[slot] == hash && table[slot].text.equals(text)) {
        return true;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    return false;
  }

  void addKeyword(String text, TokenKind kind) {
    int hash = text.hashCode();
    int slot = spread(hash) & (table.length - 1);
    while (table[slot] != null) {
      slot = (slot + 1) & (table.length - 1);
    }
    insert(slot, hash, new Symbol(text, kind));
  }

  private Symbol insert(int slot, int hash, Symbol symbol) {
    table[slot] = symbol;
    hashes[slot] = hash;
    count++;
    if (count * 2 > table.length) {
      grow();
    }
    return symbol;
  }

  private void grow() {
    Symbol[] old = table;
    int[] oldHashes = hashes;
    table = new Symbol[old.length * 2];
    hashes = new int[old.length * 2];
    for (int i = 0; i < old.length; i++) {
      if (old[i] != null) {
        int slot = spread(oldHashes[i]) & (table.length - 1);
        while (table[slot] != null) {
          slot = (slot + 1) & (table.length - 1);
        }
        table[slot] = old[i];
        hashes[slot] = oldHashes[i];
      }
    }
  }

  private static int spread(int hash) {
    return hash ^ (hash >>> 15);
  }

  private static boolean matches(String symbol, char[] text, int from, int to) {
    if (symbol.length() != to - from) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (symbol.charAt(i - from) != text[i]) {
        return false;
      }
    }
    return true;
  }
}
