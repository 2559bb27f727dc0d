package dev.assay.interpret.number;

import java.math.BigInteger;

/**
 * What {@code strtol} and its kin find in a text: the exact value, before any range is applied.
 *
 * @param negative whether a minus sign stood before the digits
 * @param end the index after the last character used; the start where there is no number
 */
public record ParsedInteger(BigInteger value, boolean negative, int end) {
  /** The value with its sign. */
  public BigInteger signed() {
    return negative ? value.negate() : value;
  }
}
