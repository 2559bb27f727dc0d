package dev.assay.generate.exact;

import java.util.Locale;

/** What programs do with floating values. */
public enum FloatResults {
  /** They are in the checksum, bit by bit: builds must neither contract nor reassociate. */
  EXACT,
  /**
   * They are compared with what is expected, within a tolerance, and nothing else depends on them:
   * builds may differ in the last digits.
   */
  NEAR,
  /** There are none. */
  NONE;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
