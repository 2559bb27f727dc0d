package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.Optional;

/** Whether two addresses are the same. */
final class PointerComparisonKind implements ExpressionKind {
  private static final CType ANY =
      new CType.Pointer(new CType.Qualified(CType.VOID, Qualifiers.CONST));

  @Override
  public Feature feature() {
    return Feature.POINTER_COMPARISON;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.draft().options().target().isCxx();
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    Optional<Expr> left = address(spot, expressions);
    Optional<Expr> right = address(spot, expressions);
    if (left.isEmpty() || right.isEmpty()) {
      return expressions.leaf(spot);
    }
    BinaryOp op = spot.rng().nextBoolean() ? BinaryOp.EQUAL : BinaryOp.NOT_EQUAL;
    return spot.typing().binary(op, left.get(), right.get(), Span.NONE);
  }

  private static Optional<Expr> address(Spot spot, Expressions expressions) {
    return expressions
        .places()
        .place(spot, v -> v.role().isReadable(), Types::isInteger)
        .filter(p -> expressions.places().hasAddress(p))
        .map(p -> spot.typing().unary(UnaryOp.ADDRESS, p, Span.NONE))
        .map(p -> spot.typing().cast(ANY, p, Span.NONE));
  }
}
