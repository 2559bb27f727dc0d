package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import java.util.List;

/** Draws expressions that change something. */
final class SideEffect {
  private static final List<ExpressionKind> KINDS =
      List.of(new StepKind(), new CompoundAssignmentKind(), new InnerAssignmentKind());

  private SideEffect() {}

  /** An expression that changes a variable, if there is one left to change. */
  static Expr of(Spot spot, Expressions expressions) {
    return spot.rng().pick(KINDS).make(spot, expressions);
  }
}
