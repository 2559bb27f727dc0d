package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Constants that compilers may treat in their own ways. */
final class Constants {
  private static final int SMALL = 9;
  private static final List<Integer> POWERS = List.of(4, 7, 8, 15, 16, 24, 31, 32, 33, 62, 63, 64);
  private static final List<String> REALS =
      List.of("0.0", "1.0", "-1.0", "0.5", "-0.0", "2.0", "3.25", "1e10", "-1e-10", "65536.0");
  private static final List<String> EXTREME =
      List.of("3.4028234663852886e38", "1.1754943508222875e-38", "1e-45", "16777217.0", "1e20");

  private Constants() {}

  static Expr integer(long value, CType type) {
    return integer(BigInteger.valueOf(value), type);
  }

  static Expr integer(BigInteger value, CType type) {
    return new Expr.IntLiteral(value, "", type, Span.NONE);
  }

  /** The value of a literal; null for others. */
  static BigInteger value(Expr expr) {
    return expr instanceof Expr.IntLiteral i ? i.value() : null;
  }

  /** Values of an integer type: small ones, limits, powers of two and what is near. */
  static List<BigInteger> special(CType type, Layout layout) {
    int width = layout.width(type);
    BigInteger half = BigInteger.ONE.shiftLeft(width - 1);
    Stream<BigInteger> limits =
        Stream.of(half, half.negate(), half.subtract(BigInteger.ONE), half.shiftLeft(1))
            .flatMap(limit -> Stream.of(limit, limit.subtract(BigInteger.ONE)));
    Stream<BigInteger> small =
        Stream.iterate(-SMALL, i -> i <= SMALL, i -> i + 1).map(BigInteger::valueOf);
    Stream<BigInteger> powers =
        POWERS.stream()
            .map(BigInteger.ONE::shiftLeft)
            .flatMap(p -> Stream.of(p, p.subtract(BigInteger.ONE), p.negate()));
    return Stream.of(small, limits, powers)
        .flatMap(values -> values)
        .filter(value -> layout.wrap(value, type).equals(value))
        .distinct()
        .toList();
  }

  /**
   * Values of a floating or complex type.
   *
   * @param plain without infinities, NaNs and the like
   */
  static List<Expr> floating(CType type, boolean plain) {
    return switch (Types.unqualified(type)) {
      case CType.Floating f -> real(f, plain);
      case CType.Complex c when !Types.isInteger(c.element()) ->
          floating(c.element(), plain).stream()
              .<Expr>map(
                  part -> new Expr.Cast(type, Conversion.REAL_TO_COMPLEX, part, type, Span.NONE))
              .toList();
      case CType _ -> List.of();
    };
  }

  private static List<Expr> real(CType.Floating type, boolean plain) {
    List<Expr> values = new ArrayList<>();
    REALS.forEach(text -> values.add(literal(text, type)));
    if (!plain && type.kind() != FloatKind.FLOAT16 && type.kind() != FloatKind.BF16) {
      EXTREME.forEach(text -> values.add(literal(text, type)));
      values.add(quotient("1.0", type));
      values.add(quotient("0.0", type));
    }
    return values;
  }

  private static Expr quotient(String dividend, CType.Floating type) {
    return new Expr.Binary(
        BinaryOp.DIVIDE, literal(dividend, type), literal("0.0", type), type, Span.NONE);
  }

  /** The constant that digits make in the type; not all types have suffixes that all know. */
  static Expr literal(String digits, CType.Floating type) {
    if (digits.startsWith("-")) {
      return new Expr.Unary(UnaryOp.MINUS, literal(digits.substring(1), type), type, Span.NONE);
    }
    return switch (type.kind()) {
      case FLOAT -> new Expr.FloatLiteral(digits + "f", type, Span.NONE);
      case DOUBLE -> new Expr.FloatLiteral(digits, type, Span.NONE);
      case LONG_DOUBLE -> new Expr.FloatLiteral(digits + "L", type, Span.NONE);
      case FLOAT16, BF16, FLOAT32, FLOAT32X, FLOAT64, FLOAT64X, FLOAT128 ->
          new Expr.Cast(
              type,
              Conversion.FLOATING,
              new Expr.FloatLiteral(digits, CType.DOUBLE, Span.NONE),
              type,
              Span.NONE);
    };
  }
}
