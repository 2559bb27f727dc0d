package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.Optional;

/** Constants that stand for values. */
final class Literals {
  private Literals() {}

  static Expr number(long value) {
    return new Expr.IntLiteral(BigInteger.valueOf(value), "", CType.INT, Span.NONE);
  }

  /** A constant of the (promoted) type with the value as a run showed it; if there is one. */
  static Optional<Expr> of(Object value, CType type, Layout layout) {
    return switch (value) {
      case Long l when Types.isInteger(type) ->
          Optional.of(integer(big(l, type, layout), type, layout));
      case Long l when Types.isPointer(type) && l == 0 -> Optional.of(number(0));
      case BigInteger i when Types.isInteger(type) -> Optional.of(integer(i, type, layout));
      case Double d when Types.isFloating(type) && Double.isFinite(d) -> floating(d, type);
      case Object _ -> Optional.empty();
    };
  }

  private static BigInteger big(long value, CType type, Layout layout) {
    BigInteger exact = BigInteger.valueOf(value);
    return value < 0 && !layout.isSigned(type)
        ? exact.add(BigInteger.ONE.shiftLeft(Long.SIZE))
        : exact;
  }

  private static Expr integer(BigInteger value, CType type, Layout layout) {
    return new Expr.IntLiteral(value, "", Types.promoted(type, layout), Span.NONE);
  }

  private static Optional<Expr> floating(double value, CType type) {
    boolean single = Types.isFloating(type, FloatKind.FLOAT);
    if (!single && !Types.isFloating(type, FloatKind.DOUBLE)) {
      return Optional.empty();
    }
    String digits = single ? Float.toString((float) value) : Double.toString(value);
    return Optional.of(new Expr.FloatLiteral(single ? digits + "f" : digits, type, Span.NONE));
  }

  /** A constant, perhaps with a sign: nothing is gained by another in its place. */
  static boolean isConstant(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _ -> true;
      case Expr.NullptrLiteral _ -> true;
      case Expr.Implicit i -> isConstant(i.operand());
      case Expr.Unary u -> u.op() == UnaryOp.MINUS && isConstant(u.operand());
      case Expr _ -> false;
    };
  }
}
