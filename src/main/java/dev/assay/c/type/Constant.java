package dev.assay.c.type;

import java.math.BigInteger;

/** The value of a constant expression. */
public sealed interface Constant {
  /** An integer, in the range of its type. */
  record Int(BigInteger value) implements Constant {}

  /** A real floating value; those wider than {@code double} only where it is exact. */
  record Real(double value) implements Constant {}

  /** A pointer made from an integer, as {@code offsetof} idioms use them. */
  record Address(BigInteger value) implements Constant {}
}
