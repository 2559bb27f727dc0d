package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** {@code &a[i] - &a[j]}, or which of the two comes first. */
final class PointerDifferenceKind implements ExpressionKind {
  private static final List<BinaryOp> OPERATORS =
      List.of(
          BinaryOp.SUBTRACT,
          BinaryOp.SUBTRACT,
          BinaryOp.LESS,
          BinaryOp.GREATER_EQUAL,
          BinaryOp.EQUAL);

  @Override
  public Feature feature() {
    return Feature.POINTER_DIFFERENCE;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.draft().options().target().isCxx();
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    Optional<Expr> array = expressions.places().array(spot);
    return array.map(a -> apart(spot, expressions, a)).orElseGet(() -> expressions.leaf(spot));
  }

  private static Expr apart(Spot spot, Expressions expressions, Expr array) {
    Expr left = address(spot, expressions, array);
    Expr right = address(spot, expressions, array);
    return spot.typing().binary(spot.rng().pick(OPERATORS), left, right, Span.NONE);
  }

  private static Expr address(Spot spot, Expressions expressions, Expr array) {
    return spot.typing()
        .unary(UnaryOp.ADDRESS, expressions.places().element(spot, array), Span.NONE);
  }
}
