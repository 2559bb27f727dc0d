package dev.assay.interpret;

import dev.assay.c.Standard;

/**
 * What of C depends on the compiler and its options: what is undefined, and how wide bit-fields are
 * in arithmetic.
 */
public record Dialect(
    Standard standard, boolean wrapv, boolean strictAliasing, FieldWidths fields) {
  public static final Dialect DEFAULT = new Dialect(Standard.DEFAULT, false, true);

  public Dialect(Standard standard, boolean wrapv, boolean strictAliasing) {
    this(standard, wrapv, strictAliasing, FieldWidths.EITHER);
  }

  /** With the rules that leave most undefined: what is defined by them is so by all others. */
  public Dialect strict() {
    return new Dialect(standard, false, true, fields);
  }

  public Dialect withFields(FieldWidths decided) {
    return new Dialect(standard, wrapv, strictAliasing, decided);
  }
}
