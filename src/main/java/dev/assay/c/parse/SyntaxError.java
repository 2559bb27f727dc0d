package dev.assay.c.parse;

/**
 * Leaves a declaration that can't be read; already reported, and caught where the next one starts.
 */
final class SyntaxError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SyntaxError() {
    super(null, null, false, false);
  }
}
