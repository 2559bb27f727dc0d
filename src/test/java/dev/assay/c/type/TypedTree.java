package dev.assay.c.type;

import java.util.List;

/** A typed expression in the form in which ours and clang's are compared. */
record TypedTree(String label, String type, boolean lvalue, List<TypedTree> inner, String place) {
  /**
   * The first difference to another tree, or the empty text; types are compared by the given test.
   */
  String difference(
      TypedTree other, java.util.function.BiPredicate<TypedTree, TypedTree> sameType) {
    if (!label.equals(other.label) || inner.size() != other.inner.size()) {
      return place + ": " + this.brief() + " but clang has " + other.brief();
    }
    if (!sameType.test(this, other)) {
      return place + ": " + label + " has type '" + type + "' but clang says '" + other.type + "'";
    }
    for (int i = 0; i < inner.size(); i++) {
      String found = inner.get(i).difference(other.inner.get(i), sameType);
      if (!found.isEmpty()) {
        return found;
      }
    }
    return "";
  }

  private String brief() {
    return inner.isEmpty()
        ? label + " '" + type + "'"
        : label
            + " '"
            + type
            + "' ("
            + String.join(", ", inner.stream().map(TypedTree::brief).toList())
            + ")";
  }
}
