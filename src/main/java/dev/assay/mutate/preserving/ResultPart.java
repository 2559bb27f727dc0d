package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Typing;
import dev.assay.random.Rng;
import java.math.BigInteger;

/** What may be computed of the result of a call, with a number where that takes one. */
enum ResultPart {
  WHOLE,
  COMPLEMENT,
  NEGATION,
  PRODUCT,
  MASKED,
  FILLED,
  SHIFTED,
  QUOTIENT,
  REMAINDER;

  /** A number that it can be computed with in the type. */
  BigInteger number(CType type, Layout layout, Rng rng) {
    return switch (this) {
      case WHOLE, COMPLEMENT, NEGATION -> BigInteger.ZERO;
      case PRODUCT -> BigInteger.valueOf(rng.between(2, 99));
      case MASKED, FILLED -> {
        BigInteger bits = BigInteger.valueOf(rng.nextLong() >>> rng.nextInt(Long.SIZE));
        yield bits.mod(BigInteger.ONE.shiftLeft(layout.width(type) - 1));
      }
      case SHIFTED -> BigInteger.valueOf(rng.between(1, layout.width(type) - 1));
      case QUOTIENT, REMAINDER -> BigInteger.valueOf(rng.between(2, 999));
    };
  }

  /** What it is in unbounded arithmetic; C shifts negative numbers as this does. */
  BigInteger of(BigInteger result, BigInteger number) {
    return switch (this) {
      case WHOLE -> result;
      case COMPLEMENT -> result.not();
      case NEGATION -> result.negate();
      case PRODUCT -> result.multiply(number);
      case MASKED -> result.and(number);
      case FILLED -> result.or(number);
      case SHIFTED -> result.shiftRight(number.intValueExact());
      case QUOTIENT -> result.divide(number);
      case REMAINDER -> result.remainder(number);
    };
  }

  /** The same in C, of a call that has the type. */
  Expr of(Expr call, BigInteger number, CType type, Typing typing) {
    return switch (this) {
      case WHOLE -> call;
      case COMPLEMENT -> typing.unary(UnaryOp.COMPLEMENT, call, Span.NONE);
      case NEGATION -> typing.unary(UnaryOp.MINUS, call, Span.NONE);
      case PRODUCT -> binary(BinaryOp.MULTIPLY, call, number, type, typing);
      case MASKED -> binary(BinaryOp.AND, call, number, type, typing);
      case FILLED -> binary(BinaryOp.OR, call, number, type, typing);
      case SHIFTED -> binary(BinaryOp.SHIFT_RIGHT, call, number, CType.INT, typing);
      case QUOTIENT -> binary(BinaryOp.DIVIDE, call, number, type, typing);
      case REMAINDER -> binary(BinaryOp.REMAINDER, call, number, type, typing);
    };
  }

  private static Expr binary(BinaryOp op, Expr call, BigInteger number, CType type, Typing typing) {
    return typing.binary(op, call, Numbers.of(number, type), Span.NONE);
  }
}
