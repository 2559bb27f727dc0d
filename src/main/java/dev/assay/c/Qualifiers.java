package dev.assay.c;

/** A set of type qualifiers; {@code _Atomic} is kept as one of them. */
public record Qualifiers(
    boolean isConst, boolean isVolatile, boolean isRestrict, boolean isAtomic) {
  public static final Qualifiers NONE = new Qualifiers(false, false, false, false);
  public static final Qualifiers CONST = new Qualifiers(true, false, false, false);
  public static final Qualifiers VOLATILE = new Qualifiers(false, true, false, false);
  public static final Qualifiers RESTRICT = new Qualifiers(false, false, true, false);
  public static final Qualifiers ATOMIC = new Qualifiers(false, false, false, true);

  public Qualifiers and(Qualifiers other) {
    return new Qualifiers(
        isConst || other.isConst,
        isVolatile || other.isVolatile,
        isRestrict || other.isRestrict,
        isAtomic || other.isAtomic);
  }

  public boolean isEmpty() {
    return equals(NONE);
  }

  /** Whether every qualifier of the other set is in this one. */
  public boolean includes(Qualifiers other) {
    return and(other).equals(this);
  }
}
