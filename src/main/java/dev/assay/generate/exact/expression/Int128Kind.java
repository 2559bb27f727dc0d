package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** An operation on {@code __int128}, mostly cut to 64 bits again. */
final class Int128Kind implements ExpressionKind {
  private static final List<BinaryOp> OPERATORS =
      List.of(
          BinaryOp.MULTIPLY,
          BinaryOp.MULTIPLY,
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.SHIFT_LEFT,
          BinaryOp.SHIFT_RIGHT,
          BinaryOp.XOR,
          BinaryOp.AND,
          BinaryOp.DIVIDE,
          BinaryOp.REMAINDER,
          BinaryOp.LESS,
          BinaryOp.GREATER_EQUAL,
          BinaryOp.EQUAL);
  private static final int HALF = 64;

  @Override
  public Feature feature() {
    return Feature.INT128_OPERATION;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.draft().layout().model().longSize() == Long.BYTES;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    CType wide = new CType.Int(spot.rng().nextBoolean() ? IntKind.INT128 : IntKind.UINT128);
    Expr left = spot.operations().cast(wide, expressions.integer(spot.deeper()));
    Expr right = expressions.integer(spot.deeper());
    BinaryOp op = spot.rng().pick(OPERATORS);
    Expr result = spot.operations().binary(op, left, right, spot.rng().nextInt(1 << 16));
    return switch (spot.rng().nextInt(4)) {
      case 0 -> result;
      case 1 -> high(spot, result);
      default -> cut(spot, result);
    };
  }

  /** The upper half, as in multiplications whose high part is wanted. */
  private static Expr high(Spot spot, Expr wide) {
    Expr unsigned = spot.operations().cast(new CType.Int(IntKind.UINT128), wide);
    Expr half = Constants.literal(HALF, CType.INT);
    return cut(spot, spot.typing().binary(BinaryOp.SHIFT_RIGHT, unsigned, half, Span.NONE));
  }

  private static Expr cut(Spot spot, Expr wide) {
    CType type = spot.rng().nextBoolean() ? CType.LONG : CType.ULONG;
    return spot.operations().cast(type, wide);
  }
}
