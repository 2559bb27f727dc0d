package dev.assay.mutate.preserving;

import dev.assay.c.Expr;

/** How the value of a variable is kept once the variable itself is gone. */
interface Stored {
  /** The value, of the variable's type without qualifiers. */
  Expr read();

  /**
   * Keeps a value of the variable's type, which is evaluated once; its own value does not count.
   */
  Expr store(Expr value);
}
