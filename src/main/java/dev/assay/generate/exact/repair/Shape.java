package dev.assay.generate.exact.repair;

/**
 * An operation on integers with the types it works on; the left one is that of the result, and the
 * right one differs only for shifts.
 *
 * @param negativesShift whether a negative value may be shifted to the right, which C leaves to the
 *     implementation and all we know define as the arithmetic shift
 */
public record Shape(Arithmetic op, IntShape left, IntShape right, boolean negativesShift) {
  /** A mask that makes every shift count less than the width. */
  int mask() {
    return Integer.highestOneBit(left.width()) - 1;
  }
}
