package dev.assay.interpret;

import dev.assay.c.Standard;

/** The compiler options that change what is undefined. */
public record Dialect(Standard standard, boolean wrapv, boolean strictAliasing) {
  public static final Dialect DEFAULT = new Dialect(Standard.DEFAULT, false, true);
}
