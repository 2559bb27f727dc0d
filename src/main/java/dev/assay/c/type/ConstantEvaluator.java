package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;

/**
 * Evaluates constant expressions with the widths of the data model.
 *
 * <p>An operation that overflows, divides by zero or shifts too far is not constant.
 */
public final class ConstantEvaluator {
  private final Folding folding;

  public ConstantEvaluator(Layout layout) {
    this(layout, _ -> Optional.empty());
  }

  /** An evaluator that also knows the values of {@code constexpr} objects. */
  public ConstantEvaluator(Layout layout, Function<String, Optional<Expr>> knownObjects) {
    this.folding = new Folding(layout, knownObjects);
  }

  /** The value of an integer expression that compilers fold; empty where it isn't constant. */
  public Optional<BigInteger> integer(Expr expr) {
    return folding.fold(expr) instanceof Constant.Int i && Types.isInteger(expr.type())
        ? Optional.of(i.value())
        : Optional.empty();
  }

  /** The value of any arithmetic or null-based address constant; empty where it isn't constant. */
  public Optional<Constant> constant(Expr expr) {
    return Optional.ofNullable(folding.fold(expr));
  }

  /** The value of an integer constant expression by the letter of 6.6; empty for others. */
  public Optional<BigInteger> strictInteger(Expr expr) {
    return StrictConstants.isIntegerConstant(expr) ? integer(expr) : Optional.empty();
  }

  /** Whether it is a null pointer constant (6.3.2.3, and C23's {@code nullptr}). */
  public boolean isNullPointerConstant(Expr expr) {
    if (expr instanceof Expr.IntLiteral i) {
      return i.value().signum() == 0;
    }
    if (Types.isNullPointerType(expr.type())) {
      return true;
    }
    if (expr instanceof Expr.Cast c && isPlainVoidPointer(c.type())) {
      return Types.isInteger(c.operand().type()) && isNullPointerConstant(c.operand());
    }
    if (expr instanceof Expr.Implicit i && i.conversion() != Conversion.LVALUE_TO_RVALUE) {
      return isNullPointerConstant(i.operand());
    }
    if (expr instanceof Expr.Generic g) {
      return isNullPointerConstant(g.chosen());
    }
    if (expr instanceof Expr.ChooseExpr c) {
      return isNullPointerConstant(c.chosen());
    }
    return Types.isInteger(expr.type())
        && strictInteger(expr).filter(v -> v.signum() == 0).isPresent();
  }

  private static boolean isPlainVoidPointer(CType type) {
    return Types.unqualified(type) instanceof CType.Pointer p
        && Types.isVoid(p.target())
        && Types.qualifiers(p.target()).isEmpty();
  }
}
