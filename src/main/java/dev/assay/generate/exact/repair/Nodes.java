package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import java.math.BigInteger;

/** Makes trees that are the same when their text is read again. */
record Nodes(Typing typing) {
  /** A constant of type int. */
  static Expr literal(long value) {
    return new Expr.IntLiteral(
        BigInteger.valueOf(value), Long.toString(value), CType.INT, Span.NONE);
  }

  /** A value of the type, which may not be narrower than int, as an expression. */
  Expr constant(BigInteger value, CType type) {
    CType plain = Types.unqualified(type);
    if (value.signum() >= 0) {
      return magnitude(value, plain);
    }
    BigInteger least = shape(plain).min();
    if (!value.equals(least)) {
      return typing.unary(UnaryOp.MINUS, magnitude(value.negate(), plain), Span.NONE);
    }
    // The magnitude of the least value has no constant of this type.
    Expr next =
        typing.unary(
            UnaryOp.MINUS, magnitude(least.add(BigInteger.ONE).negate(), plain), Span.NONE);
    return typing.binary(BinaryOp.SUBTRACT, next, magnitude(BigInteger.ONE, plain), Span.NONE);
  }

  private Expr magnitude(BigInteger value, CType type) {
    IntKind kind = type instanceof CType.Int(IntKind k) ? k : IntKind.INT;
    boolean wide = kind.rank() > IntKind.LLONG.rank();
    IntKind written = wide ? IntKind.LLONG : kind;
    Expr literal =
        new Expr.IntLiteral(value, value + suffix(written), new CType.Int(written), Span.NONE);
    return wide ? cast(type, literal) : literal;
  }

  private static String suffix(IntKind kind) {
    return switch (kind) {
      case BOOL, CHAR, SCHAR, UCHAR, SHORT, USHORT, INT, INT128, UINT128 -> "";
      case UINT -> "u";
      case LONG -> "L";
      case ULONG -> "UL";
      case LLONG -> "LL";
      case ULLONG -> "ULL";
    };
  }

  /**
   * The value without the conversions that its place gave it: in another place C makes others.
   * Between integers a cast of what is left to a type that is no wider gives the same value.
   */
  static Expr bare(Expr value) {
    return value instanceof Expr.Implicit i && isUsual(i.conversion()) ? bare(i.operand()) : value;
  }

  /** Whether the promotions and the usual arithmetic conversions make such a conversion. */
  private static boolean isUsual(Conversion conversion) {
    return conversion == Conversion.INTEGRAL
        || conversion == Conversion.INTEGRAL_TO_FLOATING
        || conversion == Conversion.FLOATING;
  }

  private static boolean isArithmetic(Conversion conversion) {
    return isUsual(conversion)
        || conversion == Conversion.FLOATING_TO_INTEGRAL
        || conversion == Conversion.TO_BOOL;
  }

  /** The value with a conversion that its place gave it written as a cast. */
  Expr solid(Expr value) {
    return value instanceof Expr.Implicit i && isArithmetic(i.conversion())
        ? typing.cast(i.type(), solid(i.operand()), Span.NONE)
        : value;
  }

  /** The converted operand of an operation in the type. */
  Expr cast(CType type, Expr operand) {
    return typing.cast(type, bare(operand), Span.NONE);
  }

  Expr binary(BinaryOp op, Expr left, Expr right) {
    return typing.binary(op, left, right, Span.NONE);
  }

  /** How arithmetic sees the integer type. */
  IntShape shape(CType type) {
    return new IntShape(typing.layout().width(type), typing.layout().isSigned(type));
  }

  static CType unsigned(CType type) {
    return Types.unqualified(type) instanceof CType.Int(IntKind kind)
        ? new CType.Int(kind.toUnsigned())
        : type;
  }
}
