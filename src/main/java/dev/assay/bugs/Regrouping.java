package dev.assay.bugs;

/**
 * What people decided about two bugs, by their ids.
 *
 * @param together whether they are one; else they are not, whatever they look like
 */
public record Regrouping(String one, String other, boolean together) {
  /** The order of the two does not matter. */
  public Regrouping {
    if (one.compareTo(other) > 0) {
      String first = other;
      other = one;
      one = first;
    }
  }

  boolean isOf(String id, String another) {
    return new Regrouping(id, another, together).equals(this);
  }
}
