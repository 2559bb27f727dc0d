package dev.assay.mutate.synthesis;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Members;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.Optional;

/**
 * How an integer type of at most 64 bits holds values in a long: extended by its sign, or by zeros
 * if unsigned.
 */
record IntShape(int width, boolean signed, boolean isBool) {
  private static final int MOST = 64;

  /** Empty for what is no integer type or too wide. */
  static Optional<IntShape> of(CType type, Layout layout) {
    if (!Types.isInteger(type) || layout.width(type) > MOST) {
      return Optional.empty();
    }
    return Optional.of(
        new IntShape(
            layout.width(type), layout.isSigned(type), Types.isBool(layout.integer(type))));
  }

  /** The shape of what an lvalue holds: a bit-field has fewer bits than its type. */
  static Optional<IntShape> held(Expr lvalue, Layout layout) {
    Optional<IntShape> shape = of(lvalue.type(), layout);
    if (!(lvalue instanceof Expr.Member m)) {
      return shape;
    }
    return shape.flatMap(s ->
        Members.field(m, layout)
            .map(f -> f.isBitField() ? new IntShape(f.bitWidth(), s.signed, s.isBool) : s));
  }

  /** The value modulo the width; in bool, whether it is not zero. */
  long wrap(long value) {
    if (isBool) {
      return value == 0 ? 0 : 1;
    }
    int rest = MOST - width;
    return signed ? value << rest >> rest : value << rest >>> rest;
  }

  boolean holds(long value) {
    return wrap(value) == value;
  }

  long least() {
    return signed ? -1L << (width - 1) : 0;
  }

  /** As a long, so -1 for the greatest unsigned value of 64 bits. */
  long greatest() {
    return signed ? ~least() : -1L >>> (MOST - width);
  }

  int compare(long a, long b) {
    return signed ? Long.compare(a, b) : Long.compareUnsigned(a, b);
  }

  BigInteger exact(long value) {
    BigInteger plain = BigInteger.valueOf(value);
    return value < 0 && !signed ? plain.add(BigInteger.ONE.shiftLeft(MOST)) : plain;
  }

  /** Whether a value that is exact is one of the type's. */
  boolean holds(BigInteger value) {
    return value.compareTo(exact(least())) >= 0 && value.compareTo(exact(greatest())) <= 0;
  }
}
