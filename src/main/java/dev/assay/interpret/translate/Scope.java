package dev.assay.interpret.translate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names of one block; looks further out for those it has not. */
final class Scope {
  private final Scope outer;
  private final boolean boundary;
  private final Map<String, Binding> names = new HashMap<>();
  private final List<Integer> owned = new ArrayList<>();

  /** The last copy made, while no declaration came after it. */
  private Scope copy;

  Scope(Scope outer) {
    this(outer, false);
  }

  private Scope(Scope outer, boolean boundary) {
    this.outer = outer;
    this.boundary = boundary;
  }

  /** The outermost scope of a nested function: what lies further out is in the enclosing frame. */
  static Scope ofNested(Scope outer) {
    return new Scope(outer, true);
  }

  /** A copy that later declarations do not change. */
  Scope frozen() {
    if (outer == null) {
      return this;
    }
    // Further out nothing is declared while a block inside is open.
    if (copy == null) {
      copy = new Scope(outer.frozen(), boundary);
      copy.names.putAll(names);
    }
    return copy;
  }

  Scope outer() {
    return outer;
  }

  /** Makes an object in the frame's memory live as long as the block. */
  void own(int memory) {
    owned.add(memory);
  }

  List<Integer> owned() {
    return owned;
  }

  void declare(String name, Binding binding) {
    names.put(name, binding);
    copy = null;
  }

  /** The binding of a name, or null. */
  Binding find(String name) {
    int hops = 0;
    for (Scope scope = this; scope != null; scope = scope.outer) {
      Binding found = scope.names.get(name);
      if (found != null) {
        return found.fartherOut(hops);
      }
      hops += scope.boundary ? 1 : 0;
    }
    return null;
  }
}
