package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Walk;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/**
 * What a {@link Rewrite} is made of: the value, and numbers that may be disguised.
 *
 * @param solid pointers that point to objects all through the statement
 */
record Ingredients(
    Value value, List<Known> known, List<Expr> solid, Disguise disguise, Typing typing, Rng rng) {
  private static final int WIDEST = 64;
  private static final int LARGEST_COPY = 20;
  private static final int SMALL = 15;

  Expr e() {
    return value.node();
  }

  private Layout layout() {
    return typing.layout();
  }

  boolean isInteger() {
    return Types.isInteger(value.type());
  }

  boolean isTested() {
    return value.isTested();
  }

  /** The type that numbers beside the value have. */
  private CType promoted() {
    return isInteger() ? Types.promoted(value.type(), layout()) : CType.INT;
  }

  boolean isUnsigned() {
    return !layout().isSigned(promoted()) && layout().width(promoted()) <= WIDEST;
  }

  /** Whether the promoted type has room for more than all its values. */
  boolean isNarrow() {
    return layout().width(value.type()) < layout().width(promoted());
  }

  boolean isSignedOnceWritten() {
    return layout().isSigned(value.type());
  }

  boolean isNegatable() {
    return isUnsigned() || isNarrow() || isAboveLeast();
  }

  private boolean isAboveLeast() {
    BigInteger least = BigInteger.ONE.shiftLeft(layout().width(promoted()) - 1).negate();
    return e() instanceof Expr.Implicit read
        && known.stream()
            .anyMatch(
                k -> k.place().lvalue().equals(read.operand()) && k.least().compareTo(least) > 0);
  }

  boolean isPure() {
    return isCopyable() && Footprint.of(List.of(e())).isPure();
  }

  boolean isCopyable() {
    List<Expr> parts = Walk.expressions(e());
    return parts.size() <= LARGEST_COPY
        && parts.stream()
            .noneMatch(p -> p instanceof Expr.StatementExpr || p instanceof Expr.CompoundLiteral);
  }

  boolean isCastable() {
    return value.type() instanceof CType.Int && layout().width(value.type()) <= WIDEST;
  }

  /** Whether a double holds all values. */
  boolean isDouble() {
    return isCastable() && layout().width(value.type()) <= Integer.SIZE;
  }

  /** A pointer may point into a packed struct, and must not be converted to its own type then. */
  boolean isPlainPointer() {
    return value.type() instanceof CType.Pointer p
        && layout().alignOf(p.target()) == 1
        && switch (Types.unqualified(p.target())) {
          case CType.Int _, CType.Floating _, CType.Void _ -> true;
          case CType _ -> false;
        };
  }

  boolean isSolidPointer() {
    return value.type() instanceof CType.Pointer p
        && layout().sizeOf(p.target()).orElse(0) > 0
        && e() instanceof Expr.Implicit read
        && solid.contains(read.operand());
  }

  Expr literalZero() {
    return Numbers.of(0, promoted());
  }

  Expr zero() {
    return number(BigInteger.ZERO);
  }

  Expr one() {
    return number(BigInteger.ONE);
  }

  Expr minusOne() {
    return number(layout().wrap(BigInteger.ONE.negate(), promoted()));
  }

  Expr allOnes() {
    return minusOne();
  }

  private Expr number(BigInteger number) {
    CType type = promoted();
    return layout().width(type) <= WIDEST && rng.chance(2, 3)
        ? disguise.of(number, type).orElseGet(() -> Numbers.of(number, type))
        : Numbers.of(number, type);
  }

  Expr mask() {
    BigInteger bits = BigInteger.valueOf(rng.nextLong() >> rng.nextInt(WIDEST));
    return Numbers.of(layout().wrap(bits, promoted()), promoted());
  }

  Expr truth() {
    return disguise.truth().orElseGet(() -> Numbers.of(rng.between(1, 9), CType.INT));
  }

  Expr condition() {
    return rng.nextBoolean() ? truth() : unary(UnaryOp.NOT, truth());
  }

  /** With one number in two places. */
  Expr twice(UnaryOperator<Expr> made) {
    return made.apply(mask());
  }

  /** With one small number in two places. */
  Expr small(UnaryOperator<Expr> made) {
    return made.apply(Numbers.of(rng.between(1, SMALL), CType.INT));
  }

  /** With two numbers whose product is one. */
  Expr inverses(BinaryOperator<Expr> made) {
    BigInteger modulus = BigInteger.ONE.shiftLeft(layout().width(promoted()));
    BigInteger odd = BigInteger.valueOf(2L * rng.between(1, 9999) + 1);
    return made.apply(Numbers.of(odd, promoted()), Numbers.of(odd.modInverse(modulus), promoted()));
  }

  CType wider() {
    return new CType.Int(rng.nextBoolean() ? IntKind.LLONG : IntKind.ULLONG);
  }

  Expr through(CType other) {
    return typing.cast(value.type(), typing.cast(other, e(), Span.NONE), Span.NONE);
  }

  Expr throughBytes() {
    Expr bytes = typing.cast(new CType.Pointer(CType.CHAR), e(), Span.NONE);
    CType own = new CType.Pointer(Types.canonical(Types.target(value.type())));
    return typing.cast(own, bytes, Span.NONE);
  }

  Expr binary(BinaryOp op, Expr left, Expr right) {
    return typing.binary(op, left, right, Span.NONE);
  }

  Expr unary(UnaryOp op, Expr operand) {
    return typing.unary(op, operand, Span.NONE);
  }

  Expr conditional(Expr condition, Expr then, Expr otherwise) {
    return typing.conditional(condition, then, otherwise, Span.NONE);
  }

  Expr orElse(Expr condition, Expr otherwise) {
    return typing.orElse(condition, otherwise, Span.NONE);
  }

  Expr comma(Expr left, Expr right) {
    return typing.comma(left, right, Span.NONE);
  }
}
