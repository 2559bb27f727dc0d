package dev.assay.interpret.translate;

import java.util.HashMap;
import java.util.Map;

/** The names of one block; looks further out for those it has not. */
final class Scope {
  private final Scope outer;
  private final Map<String, Binding> names = new HashMap<>();

  Scope(Scope outer) {
    this.outer = outer;
  }

  Scope outer() {
    return outer;
  }

  void declare(String name, Binding binding) {
    names.put(name, binding);
  }

  /** The binding of a name, or null. */
  Binding find(String name) {
    for (Scope scope = this; scope != null; scope = scope.outer) {
      Binding found = scope.names.get(name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
