package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.c.UnaryOp;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** A unary operator of the region's context. */
final class UnaryKind implements ExpressionKind {
  /** In the order of the distribution's outcomes. */
  private static final List<UnaryOp> ALL =
      List.of(UnaryOp.PLUS, UnaryOp.MINUS, UnaryOp.COMPLEMENT, UnaryOp.NOT);

  @Override
  public Feature feature() {
    return Feature.UNARY;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.context().unary().isEmpty();
  }

  @Override
  public boolean fitsRegion(Spot spot) {
    return true;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    UnaryOp drawn = ALL.get(spot.policy().draw(Distribution.UNARY_OPERATORS, spot.rng()));
    List<UnaryOp> allowed = spot.context().unary();
    UnaryOp op = allowed.contains(drawn) ? drawn : spot.rng().pick(allowed);
    return spot.operations().unary(op, expressions.integer(spot.deeper()));
  }
}
