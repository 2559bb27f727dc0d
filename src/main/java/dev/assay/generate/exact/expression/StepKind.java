package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.c.StepOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** {@code x++}, {@code --x} and their kin. */
final class StepKind implements ExpressionKind {
  private static final List<StepOp> OPERATORS = List.of(StepOp.values());

  @Override
  public Feature feature() {
    return Feature.STEP;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    StepOp op = spot.rng().pick(OPERATORS);
    Optional<Variable> variable = expressions.effects().take(spot, Types::isInteger);
    return variable
        .flatMap(v -> spot.operations().step(op, v.expr()))
        .orElseGet(() -> expressions.leaf(spot));
  }
}
