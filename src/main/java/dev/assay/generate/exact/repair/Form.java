package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import java.math.BigInteger;

/**
 * What an operation on integers {@code a} and {@code b} has become; {@code T} is the type of its
 * result, {@code U} the unsigned type of the same width.
 *
 * <p>Each operand is mentioned at most once.
 */
public sealed interface Form {
  /** {@code a op b}. */
  record Binary(BinaryOp op) implements Form {}

  /** {@code -a}. */
  record Negation() implements Form {}

  /** {@code +a}. */
  record Identity() implements Form {}

  /** {@code a op (b + constant)} for a shift. */
  record CountPlus(BinaryOp op, BigInteger constant) implements Form {}

  /** {@code a op (b - constant)} for a shift. */
  record CountMinus(BinaryOp op, BigInteger constant) implements Form {}

  /** {@code a}. */
  record First() implements Form {}

  /** {@code (T) b}. */
  record Second() implements Form {}

  /** {@code (a + MAX) >> b}. */
  record AddMaxThenShift() implements Form {}

  /** {@code (T) ((U) a op (U) b)} for sums, differences and products: always defined. */
  record Wrapping(BinaryOp op) implements Form {}

  /** {@code (T) -(U) a}: always defined. */
  record WrappingNegation() implements Form {}

  /** {@code (T) ((U) a op ((U) b | 1))} for a division: always defined. */
  record OddDivisor(BinaryOp op) implements Form {}

  /** {@code (T) ((U) a op b)} for a shift. */
  record UnsignedShift(BinaryOp op) implements Form {}

  /** {@code a op (b & mask)} for a shift, the mask less than the width of {@code a}. */
  record MaskedCount(BinaryOp op) implements Form {}

  /** {@code (T) ((U) a op (b & mask))} for a shift: always defined. */
  record MaskedUnsigned(BinaryOp op) implements Form {}
}
