package dev.assay.reduce.pass;

import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.UnaryOp;
import java.util.Optional;

/** How arrays are used. */
final class Subscripts {
  private Subscripts() {}

  /** The value of a subscript that is a number. */
  static Optional<Long> constant(Expr index) {
    return switch (index) {
      case Expr.Implicit i -> constant(i.operand());
      case Expr.IntLiteral l when l.value().bitLength() < Integer.SIZE ->
          Optional.of(l.value().longValue());
      case Expr _ -> Optional.empty();
    };
  }

  /** The element that is reached right there through an array: {@code a[i]} or {@code *a}. */
  static Optional<Expr> element(Expr array, Symbols symbols) {
    if (!(symbols.parent(array) instanceof Expr.Implicit decayed)
        || decayed.conversion() != Conversion.ARRAY_TO_POINTER) {
      return Optional.empty();
    }
    return switch (symbols.parent(decayed)) {
      case Expr.Index i when i.base() == (Expr) decayed -> Optional.of(i);
      case Expr.Unary u when u.op() == UnaryOp.DEREFERENCE -> Optional.of(u);
      case null, default -> Optional.empty();
    };
  }
}
