package dev.assay.c.type;

import dev.assay.c.Expr;
import java.math.BigInteger;
import java.util.Optional;

/** Evaluates constant expressions with the widths of the data model. */
public final class ConstantEvaluator {
  private final Layout layout;

  public ConstantEvaluator(Layout layout) {
    this.layout = layout;
  }

  /** The value of an integer expression that compilers fold; empty where it isn't constant. */
  public Optional<BigInteger> integer(Expr expr) {
    return Optional.empty();
  }

  /** Whether it is an integer constant expression by the letter of 6.6, with its value. */
  public Optional<BigInteger> strictInteger(Expr expr) {
    return Optional.empty();
  }

  /** Whether it is a null pointer constant (6.3.2.3, and C23's {@code nullptr}). */
  public boolean isNullPointerConstant(Expr expr) {
    return false;
  }
}
