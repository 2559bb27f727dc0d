package dev.assay.c.parse;

import dev.assay.c.Decl;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds the tag definitions that were taken out of a declaration or statement until they are put
 * before it.
 */
final class Hoisting {
  private final List<Decl> pending = new ArrayList<>();
  private int depth;

  /** The depth of the scope that pending definitions will stand in. */
  int depth() {
    return depth;
  }

  /** Starts an item of a block or file; the result goes to {@link #end}. */
  long begin(int scopeDepth) {
    long mark = (long) depth << 32 | pending.size();
    depth = scopeDepth;
    return mark;
  }

  /** Ends an item and gives what was taken out of it. */
  List<Decl> end(long mark) {
    depth = (int) (mark >>> 32);
    int from = (int) mark;
    if (from >= pending.size()) {
      return List.of();
    }
    List<Decl> tail = pending.subList(from, pending.size());
    List<Decl> taken = List.copyOf(tail);
    tail.clear();
    return taken;
  }

  int size() {
    return pending.size();
  }

  void add(Decl declaration) {
    pending.add(declaration);
  }

  void insert(int index, Decl declaration) {
    pending.add(index, declaration);
  }

  void clear() {
    pending.clear();
    depth = 0;
  }
}
