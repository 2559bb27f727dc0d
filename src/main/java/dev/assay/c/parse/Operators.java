package dev.assay.c.parse;

import dev.assay.c.BinaryOp;

/** Which tokens are which operators. */
final class Operators {
  private static final BinaryOp[] BINARY = new BinaryOp[TokenKind.values().length];
  private static final BinaryOp[] COMPOUND = new BinaryOp[TokenKind.values().length];

  static {
    for (TokenKind kind : TokenKind.values()) {
      for (BinaryOp op : BinaryOp.values()) {
        if (kind.text().equals(op.symbol())) {
          BINARY[kind.ordinal()] = op;
        } else if (kind.text().equals(op.symbol() + "=") && !op.isRelational()) {
          COMPOUND[kind.ordinal()] = op;
        }
      }
    }
  }

  private Operators() {}

  /** The binary operator that the token is, or null. */
  static BinaryOp binary(TokenKind kind) {
    return BINARY[kind.ordinal()];
  }

  /** The operator of a compound assignment, or null. */
  static BinaryOp compound(TokenKind kind) {
    return COMPOUND[kind.ordinal()];
  }
}
