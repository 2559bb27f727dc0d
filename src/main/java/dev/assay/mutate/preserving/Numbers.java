package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import java.math.BigInteger;

/** Integer constants of given types. */
final class Numbers {
  private Numbers() {}

  static Expr of(long value, CType type) {
    return of(BigInteger.valueOf(value), type);
  }

  static Expr of(BigInteger value, CType type) {
    return new Expr.IntLiteral(value, "", type, Span.NONE);
  }
}
