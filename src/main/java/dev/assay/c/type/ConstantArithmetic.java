package dev.assay.c.type;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.UnaryOp;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Computes with constants in the exact width of their types; null where the result is not constant.
 */
final class ConstantArithmetic {
  private final Layout layout;

  ConstantArithmetic(Layout layout) {
    this.layout = layout;
  }

  static boolean isTrue(Constant value) {
    return switch (value) {
      case Constant.Int i -> i.value().signum() != 0;
      case Constant.Real r -> r.value() != 0;
      case Constant.Address a -> a.value().signum() != 0;
    };
  }

  Constant unary(UnaryOp op, Constant value, CType type) {
    if (op == UnaryOp.NOT) {
      return Folding.truth(!isTrue(value));
    }
    if (value instanceof Constant.Real r) {
      return op == UnaryOp.MINUS ? new Constant.Real(-r.value()) : value;
    }
    if (!(value instanceof Constant.Int i)) {
      return null;
    }
    return switch (op) {
      case MINUS -> inRange(i.value().negate(), type);
      case COMPLEMENT -> new Constant.Int(wrap(i.value().not(), type));
      case PLUS -> value;
      case NOT, ADDRESS, DEREFERENCE, REAL, IMAG -> null;
    };
  }

  Constant binary(Expr.Binary b, Constant left, Constant right) {
    if (left instanceof Constant.Int x && right instanceof Constant.Int y) {
      return integers(b.op(), x.value(), y.value(), b.type());
    }
    if (left instanceof Constant.Real x && right instanceof Constant.Real y) {
      return reals(b.op(), x.value(), y.value(), b.type());
    }
    if (left instanceof Constant.Address x && right instanceof Constant.Address y) {
      return addresses(b, x.value(), y.value());
    }
    return left instanceof Constant.Address x && right instanceof Constant.Int y
        ? moved(b, x.value(), y.value())
        : null;
  }

  private Constant integers(BinaryOp op, BigInteger x, BigInteger y, CType type) {
    return switch (op) {
      case MULTIPLY -> inRange(x.multiply(y), type);
      case ADD -> inRange(x.add(y), type);
      case SUBTRACT -> inRange(x.subtract(y), type);
      case DIVIDE -> y.signum() == 0 ? null : inRange(x.divide(y), type);
      case REMAINDER ->
          y.signum() == 0 || inRange(x.divide(y), type) == null
              ? null
              : new Constant.Int(x.remainder(y));
      case SHIFT_LEFT, SHIFT_RIGHT -> shift(op, x, y, type);
      case AND -> new Constant.Int(x.and(y));
      case XOR -> new Constant.Int(x.xor(y));
      case OR -> new Constant.Int(x.or(y));
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL ->
          Folding.truth(compares(op, x.compareTo(y)));
      case LOGICAL_AND, LOGICAL_OR -> null;
    };
  }

  /**
   * Compilers fold a left shift of signed values that loses bits; a count out of range they don't.
   */
  private Constant shift(BinaryOp op, BigInteger x, BigInteger y, CType type) {
    if (y.signum() < 0 || y.compareTo(BigInteger.valueOf(layout.width(type))) >= 0) {
      return null;
    }
    int count = y.intValueExact();
    return new Constant.Int(
        op == BinaryOp.SHIFT_RIGHT ? x.shiftRight(count) : wrap(x.shiftLeft(count), type));
  }

  private static boolean compares(BinaryOp op, int order) {
    return switch (op) {
      case LESS -> order < 0;
      case GREATER -> order > 0;
      case LESS_EQUAL -> order <= 0;
      case GREATER_EQUAL -> order >= 0;
      case EQUAL -> order == 0;
      case NOT_EQUAL -> order != 0;
      case MULTIPLY, DIVIDE, REMAINDER, ADD, SUBTRACT, SHIFT_LEFT, SHIFT_RIGHT -> false;
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> false;
    };
  }

  private Constant reals(BinaryOp op, double x, double y, CType type) {
    return switch (op) {
      case MULTIPLY -> rounded(x * y, type);
      case DIVIDE -> rounded(x / y, type);
      case ADD -> rounded(x + y, type);
      case SUBTRACT -> rounded(x - y, type);
      case LESS -> Folding.truth(x < y);
      case GREATER -> Folding.truth(x > y);
      case LESS_EQUAL -> Folding.truth(x <= y);
      case GREATER_EQUAL -> Folding.truth(x >= y);
      case EQUAL -> Folding.truth(x == y);
      case NOT_EQUAL -> Folding.truth(x != y);
      case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> null;
    };
  }

  /** A double result in a type no wider; wider types are not folded, their result may differ. */
  private static Constant rounded(double value, CType type) {
    if (!(Types.unqualified(type) instanceof CType.Floating f)) {
      return null;
    }
    return switch (f.kind()) {
      case FLOAT, FLOAT32 -> new Constant.Real((float) value);
      case DOUBLE, FLOAT64, FLOAT32X -> new Constant.Real(value);
      case FLOAT16, BF16, LONG_DOUBLE, FLOAT64X, FLOAT128 -> null;
    };
  }

  private Constant addresses(Expr.Binary b, BigInteger x, BigInteger y) {
    if (b.op() != BinaryOp.SUBTRACT) {
      return b.op().isEquality() || b.op().isRelational()
          ? Folding.truth(compares(b.op(), x.compareTo(y)))
          : null;
    }
    BigInteger size = elementSize(b.left().type());
    return size.signum() <= 0 ? null : inRange(x.subtract(y).divide(size), b.type());
  }

  private Constant moved(Expr.Binary b, BigInteger address, BigInteger count) {
    BigInteger distance = count.multiply(elementSize(b.left().type()));
    return switch (b.op()) {
      case ADD -> new Constant.Address(address.add(distance));
      case SUBTRACT -> new Constant.Address(address.subtract(distance));
      case MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, AND, XOR, OR -> null;
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL -> null;
      case LOGICAL_AND, LOGICAL_OR -> null;
    };
  }

  private BigInteger elementSize(CType pointer) {
    return BigInteger.valueOf(layout.elementSize(Types.target(pointer)));
  }

  Constant convert(Conversion kind, Constant value, CType type) {
    return switch (kind) {
      case NO_OP, POINTER -> value;
      case TO_BOOL -> Folding.truth(isTrue(value));
      case INTEGRAL ->
          value instanceof Constant.Int i ? new Constant.Int(wrap(i.value(), type)) : null;
      case INTEGRAL_TO_FLOATING ->
          value instanceof Constant.Int i && Types.unqualified(type) instanceof CType.Floating f
              ? FloatLiterals.round(new BigDecimal(i.value()), f.kind())
              : null;
      case FLOATING_TO_INTEGRAL ->
          value instanceof Constant.Real r ? truncated(r.value(), type) : null;
      case FLOATING -> value instanceof Constant.Real r ? toFloating(r, type) : null;
      case INTEGRAL_TO_POINTER, NULL_TO_POINTER ->
          value instanceof Constant.Int i ? new Constant.Address(pointer(i.value())) : value;
      case POINTER_TO_INTEGRAL ->
          value instanceof Constant.Address a ? new Constant.Int(wrap(a.value(), type)) : null;
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER, FUNCTION_TO_POINTER, TO_VOID -> null;
      case REAL_TO_COMPLEX, COMPLEX_TO_REAL, COMPLEX, VECTOR_SPLAT -> null;
      case VECTOR_REINTERPRET, TO_UNION -> null;
    };
  }

  private BigInteger pointer(BigInteger value) {
    return value.mod(BigInteger.ONE.shiftLeft(8 * layout.model().pointerSize()));
  }

  private static Constant toFloating(Constant.Real value, CType type) {
    if (Types.isFloating(type, FloatKind.FLOAT) || Types.isFloating(type, FloatKind.FLOAT32)) {
      return new Constant.Real((float) value.value());
    }
    boolean narrow =
        Types.isFloating(type, FloatKind.FLOAT16) || Types.isFloating(type, FloatKind.BF16);
    return narrow ? null : value;
  }

  private Constant truncated(double value, CType type) {
    return Double.isNaN(value) || Double.isInfinite(value)
        ? null
        : inRange(new BigDecimal(value).toBigInteger(), type);
  }

  /** Signed values out of range are not constant, unsigned ones wrap. */
  private Constant inRange(BigInteger value, CType type) {
    BigInteger wrapped = wrap(value, type);
    return layout.isSigned(type) && !wrapped.equals(value) ? null : new Constant.Int(wrapped);
  }

  /** The value modulo the width of an integer type. */
  BigInteger wrap(BigInteger value, CType type) {
    return layout.wrap(value, type);
  }
}
