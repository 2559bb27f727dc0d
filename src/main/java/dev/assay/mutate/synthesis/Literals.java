package dev.assay.mutate.synthesis;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Typing;
import java.math.BigInteger;

/** Makes constants. */
final class Literals {
  private Literals() {}

  static Expr integer(BigInteger value, CType type) {
    return new Expr.IntLiteral(value, "", type, Span.NONE);
  }

  static Expr integer(long value) {
    return integer(BigInteger.valueOf(value), CType.INT);
  }

  /** The constant of type double or float; not for infinities and NaNs. */
  static Expr floating(double value, CType type, Typing typing) {
    String text =
        FloatMath.isFloat(type) ? (float) Math.abs(value) + "f" : Double.toString(Math.abs(value));
    Expr magnitude = new Expr.FloatLiteral(text, type, Span.NONE);
    return value < 0 ? typing.unary(UnaryOp.MINUS, magnitude, Span.NONE) : magnitude;
  }
}
