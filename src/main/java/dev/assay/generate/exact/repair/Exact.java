package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import java.math.BigInteger;
import java.util.Optional;

/** The values of forms in exact arithmetic, at any width; none where C defines none. */
final class Exact {
  private final Shape shape;
  private final IntShape type;

  Exact(Shape shape) {
    this.shape = shape;
    this.type = shape.left();
  }

  Optional<BigInteger> value(Form form, BigInteger a, BigInteger b) {
    return switch (form) {
      case Form.Binary(BinaryOp op) -> binary(op, a, b);
      case Form.Negation _ -> fitted(a.negate());
      case Form.Identity _, Form.First _ -> Optional.of(a);
      case Form.Second _ -> Optional.of(type.wrap(b));
      case Form.CountPlus(BinaryOp op, BigInteger c) ->
          count(b.add(c)).flatMap(n -> shift(op, a, n));
      case Form.CountMinus(BinaryOp op, BigInteger c) ->
          count(b.subtract(c)).flatMap(n -> shift(op, a, n));
      case Form.AddMaxThenShift _ ->
          fitted(a.add(type.max())).flatMap(sum -> shift(BinaryOp.SHIFT_RIGHT, sum, b));
      case Form.Wrapping(BinaryOp op) -> wrapping(op, a, b);
      case Form.WrappingNegation _ -> Optional.of(type.wrap(a.negate()));
      case Form.OddDivisor(BinaryOp op) ->
          Optional.of(type.wrap(quotient(op, unsigned(a), unsigned(b).or(BigInteger.ONE))));
      case Form.UnsignedShift(BinaryOp op) ->
          isCount(b)
              ? Optional.of(type.wrap(moved(op, unsigned(a), b.intValue())))
              : Optional.empty();
      case Form.MaskedCount(BinaryOp op) -> shift(op, a, masked(b));
      case Form.MaskedUnsigned(BinaryOp op) ->
          Optional.of(type.wrap(moved(op, unsigned(a), masked(b).intValue())));
    };
  }

  boolean isDefined(Form form, BigInteger a, BigInteger b) {
    return value(form, a, b).isPresent();
  }

  private Optional<BigInteger> binary(BinaryOp op, BigInteger a, BigInteger b) {
    return switch (op) {
      case ADD -> fitted(a.add(b));
      case SUBTRACT -> fitted(a.subtract(b));
      case MULTIPLY -> fitted(a.multiply(b));
      case DIVIDE, REMAINDER ->
          b.signum() == 0 || !type.fits(a.divide(b))
              ? Optional.empty()
              : Optional.of(quotient(op, a, b));
      case SHIFT_LEFT, SHIFT_RIGHT -> shift(op, a, b);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL -> throw unexpected(op);
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> throw unexpected(op);
    };
  }

  private Optional<BigInteger> wrapping(BinaryOp op, BigInteger a, BigInteger b) {
    return switch (op) {
      case ADD -> Optional.of(type.wrap(a.add(b)));
      case SUBTRACT -> Optional.of(type.wrap(a.subtract(b)));
      case MULTIPLY -> Optional.of(type.wrap(a.multiply(b)));
      case DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT -> throw unexpected(op);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL -> throw unexpected(op);
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> throw unexpected(op);
    };
  }

  /** A signed result must fit, an unsigned one wraps. */
  private Optional<BigInteger> fitted(BigInteger exact) {
    return type.signed() && !type.fits(exact) ? Optional.empty() : Optional.of(type.wrap(exact));
  }

  private Optional<BigInteger> count(BigInteger exact) {
    IntShape right = shape.right();
    return right.signed() && !right.fits(exact) ? Optional.empty() : Optional.of(right.wrap(exact));
  }

  private Optional<BigInteger> shift(BinaryOp op, BigInteger a, BigInteger count) {
    if (!isCount(count)) {
      return Optional.empty();
    }
    BigInteger shifted = moved(op, a, count.intValue());
    if (!type.signed()) {
      return Optional.of(type.wrap(shifted));
    }
    boolean bad =
        op == BinaryOp.SHIFT_LEFT
            ? a.signum() < 0 || !type.fits(shifted)
            : a.signum() < 0 && !shape.negativesShift();
    return bad ? Optional.empty() : Optional.of(shifted);
  }

  private boolean isCount(BigInteger count) {
    return count.signum() >= 0 && count.compareTo(BigInteger.valueOf(type.width())) < 0;
  }

  private BigInteger unsigned(BigInteger value) {
    return type.unsigned().wrap(value);
  }

  private BigInteger masked(BigInteger count) {
    return count.and(BigInteger.valueOf(shape.mask()));
  }

  private static BigInteger moved(BinaryOp op, BigInteger a, int count) {
    return op == BinaryOp.SHIFT_LEFT ? a.shiftLeft(count) : a.shiftRight(count);
  }

  private static BigInteger quotient(BinaryOp op, BigInteger a, BigInteger b) {
    return op == BinaryOp.DIVIDE ? a.divide(b) : a.remainder(b);
  }

  private static IllegalStateException unexpected(BinaryOp op) {
    return new IllegalStateException(op.symbol());
  }
}
