package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.Optional;

/** {@code *(a + i)}, at times from the array's end. */
final class PointerElementKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.POINTER_ELEMENT;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.draft().options().target().isCxx();
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    Optional<Expr> array = expressions.places().readableArray(spot);
    return array.map(a -> element(spot, expressions, a)).orElseGet(() -> expressions.leaf(spot));
  }

  private static Expr element(Spot spot, Expressions expressions, Expr array) {
    if (spot.rng().chance(1, 4)) {
      return fromEnd(spot, array);
    }
    var subscript = (Expr.Index) expressions.places().element(spot, array);
    Expr sum = spot.typing().binary(BinaryOp.ADD, array, subscript.index(), Span.NONE);
    return spot.typing().unary(UnaryOp.DEREFERENCE, sum, Span.NONE);
  }

  /** {@code *(&a[last] - k)}. */
  private static Expr fromEnd(Spot spot, Expr array) {
    var type = (CType.Array) Types.unqualified(array.type());
    long count = ((CType.ArraySize.Fixed) type.size()).count();
    Expr last = spot.typing().index(array, Constants.literal(count - 1, CType.INT), Span.NONE);
    Expr address = spot.typing().unary(UnaryOp.ADDRESS, last, Span.NONE);
    Expr back = Constants.literal(spot.rng().nextLong(count), CType.INT);
    Expr there = spot.typing().binary(BinaryOp.SUBTRACT, address, back, Span.NONE);
    return spot.typing().unary(UnaryOp.DEREFERENCE, there, Span.NONE);
  }
}
