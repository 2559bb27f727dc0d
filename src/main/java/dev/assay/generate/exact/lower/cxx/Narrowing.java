package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.ConstantEvaluator;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import java.math.BigInteger;

/** Casts for values in braces, where C++ takes no conversion that could lose something. */
final class Narrowing {
  /** Integers of so many bits are exact in every floating type. */
  private static final int EXACT_BITS = 11;

  private final Layout layout;
  private final ConstantEvaluator constants;

  Narrowing(Layout layout) {
    this.layout = layout;
    this.constants = new ConstantEvaluator(layout);
  }

  Expr explicit(Expr value) {
    return value instanceof Expr.Implicit i && isNarrowing(i)
        ? new Expr.Cast(i.type(), i.conversion(), i.operand(), i.type(), i.span())
        : value;
  }

  private boolean isNarrowing(Expr.Implicit i) {
    return switch (i.conversion()) {
      case INTEGRAL -> constants.integer(i.operand()).filter(v -> fits(v, i.type())).isEmpty();
      case TO_BOOL -> constants.integer(i.operand()).filter(v -> v.bitLength() <= 1).isEmpty();
      case INTEGRAL_TO_FLOATING ->
          constants.integer(i.operand()).filter(v -> v.bitLength() <= EXACT_BITS).isEmpty();
      case FLOATING_TO_INTEGRAL, FLOATING, COMPLEX, COMPLEX_TO_REAL, REAL_TO_COMPLEX -> true;
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER, FUNCTION_TO_POINTER -> false;
      case POINTER_TO_INTEGRAL, INTEGRAL_TO_POINTER, NULL_TO_POINTER, POINTER, TO_VOID -> false;
      case VECTOR_SPLAT, VECTOR_REINTERPRET, TO_UNION, NO_OP -> false;
    };
  }

  private boolean fits(BigInteger value, CType type) {
    return !Types.isEnum(type) && layout.wrap(value, type).equals(value);
  }
}
