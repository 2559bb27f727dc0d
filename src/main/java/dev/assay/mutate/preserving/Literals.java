package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Facts;
import java.math.BigInteger;

/** Integer constants as C writes them. */
final class Literals {
  private Literals() {}

  /** The value, of the type that its spelling has. */
  static Expr of(BigInteger value, Facts facts) {
    Typing typing = facts.typing();
    CType type = typing.literalType(value.abs(), true, false, 0);
    Expr literal = new Expr.IntLiteral(value.abs(), value.abs().toString(), type, Span.NONE);
    return value.signum() < 0 ? typing.unary(UnaryOp.MINUS, literal, Span.NONE) : literal;
  }
}
