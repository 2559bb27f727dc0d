package dev.assay.interpret.number;

/** How a number is brought to an integer. */
public enum IntegralMode {
  /** {@code rint}, {@code nearbyint}, {@code roundeven}: nearest, ties to even. */
  EVEN,
  /** {@code round}: nearest, ties away from zero. */
  AWAY,
  /** {@code trunc}. */
  TRUNCATE,
  /** {@code floor}. */
  FLOOR,
  /** {@code ceil}. */
  CEILING
}
