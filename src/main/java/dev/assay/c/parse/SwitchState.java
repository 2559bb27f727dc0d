package dev.assay.c.parse;

import dev.assay.c.CType;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

/** The labels of one {@code switch} so far. */
final class SwitchState {
  final CType type;
  final SwitchState outer;
  private final TreeMap<BigInteger, BigInteger> ranges = new TreeMap<>();
  private boolean hasDefault;

  SwitchState(CType type, SwitchState outer) {
    this.type = type;
    this.outer = outer;
  }

  /** Adds the values from low to high; false where one of them has a label already. */
  boolean add(BigInteger low, BigInteger high) {
    Map.Entry<BigInteger, BigInteger> before = ranges.floorEntry(high);
    if (before != null && before.getValue().compareTo(low) >= 0) {
      return false;
    }
    ranges.put(low, high);
    return true;
  }

  /** False where there is a default label already. */
  boolean addDefault() {
    boolean first = !hasDefault;
    hasDefault = true;
    return first;
  }
}
