package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** An operation on C23's {@code unsigned _BitInt}, of an odd width. */
final class BitIntKind implements ExpressionKind {
  private static final int WIDEST = 64;
  private static final List<BinaryOp> OPERATORS =
      List.of(
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.AND,
          BinaryOp.OR,
          BinaryOp.XOR,
          BinaryOp.LESS,
          BinaryOp.EQUAL);

  @Override
  public Feature feature() {
    return Feature.BIT_INT;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.draft().options().target().isCxx()
        && spot.draft().options().target().treeStandard().atLeast(Standard.Version.C23);
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    CType type = new CType.BitInt(spot.rng().between(2, WIDEST), false);
    Expr left = operand(spot, expressions, type);
    Expr right = operand(spot, expressions, type);
    Expr result = spot.typing().binary(spot.rng().pick(OPERATORS), left, right, Span.NONE);
    return spot.typing().cast(new CType.Int(IntKind.ULLONG), result, Span.NONE);
  }

  private static Expr operand(Spot spot, Expressions expressions, CType type) {
    return spot.operations().cast(type, expressions.integer(spot.deeper()));
  }
}
