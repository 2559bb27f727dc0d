package dev.assay.c.parse;

import java.util.List;

/**
 * A declarator: the name, null when abstract, and what is derived from the base type, beginning at
 * the name.
 *
 * <p>{@code int *a[3]} has the derivations array, pointer.
 */
record Declarator(Symbol name, int nameToken, List<Derivation> derivations) {
  static final Declarator NONE = new Declarator(null, -1, List.of());

  /** The parameters where the name is that of a function, or null. */
  Derivation.Parameters parameters() {
    int index = functionIndex();
    return index < derivations.size() && derivations.get(index) instanceof Derivation.OfFunction f
        ? f.parameters()
        : null;
  }

  /** Where the derivation next to the name stands, attributes aside. */
  int functionIndex() {
    int index = 0;
    while (index < derivations.size()
        && derivations.get(index) instanceof Derivation.OfAttributes) {
      index++;
    }
    return index;
  }
}
