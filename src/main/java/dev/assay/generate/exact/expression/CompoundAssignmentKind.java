package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** {@code x += y} and its kin, for their value. */
final class CompoundAssignmentKind implements ExpressionKind {
  private static final List<BinaryOp> OPERATORS =
      List.of(
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.AND,
          BinaryOp.OR,
          BinaryOp.XOR,
          BinaryOp.DIVIDE,
          BinaryOp.REMAINDER,
          BinaryOp.SHIFT_LEFT,
          BinaryOp.SHIFT_RIGHT);

  @Override
  public Feature feature() {
    return Feature.COMPOUND_ASSIGNMENT;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    Optional<Variable> variable = expressions.effects().take(spot, Types::isInteger);
    Expr value = expressions.integer(spot.deeper());
    BinaryOp op = spot.rng().pick(OPERATORS);
    return variable
        .flatMap(v -> spot.operations().assignOp(op, v.expr(), value, spot.rng().nextInt(1 << 16)))
        .orElse(value);
  }
}
