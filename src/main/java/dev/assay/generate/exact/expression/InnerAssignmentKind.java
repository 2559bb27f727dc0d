package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.Optional;

/** {@code (x = y)}, for its value. */
final class InnerAssignmentKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.INNER_ASSIGNMENT;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    Optional<Variable> variable = expressions.effects().take(spot, Types::isInteger);
    Expr value = expressions.integer(spot.deeper());
    return variable
        .map(v ->
            spot.typing()
                .assign(v.expr(), spot.operations().assignable(v.type(), value), Span.NONE))
        .orElse(value);
  }
}
