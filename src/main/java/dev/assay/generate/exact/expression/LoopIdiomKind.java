package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** Loops over the bits of a value, which compilers replace by single instructions. */
final class LoopIdiomKind implements ExpressionKind {
  private static final List<CType> TYPES =
      List.of(new CType.Int(IntKind.UCHAR), new CType.Int(IntKind.USHORT), CType.UINT, CType.ULONG);
  private static final long STEPS_PER_BIT = 12;

  @Override
  public Feature feature() {
    return Feature.LOOP_IDIOM;
  }

  @Override
  public boolean fits(Spot spot) {
    long steps = spot.executions() * Long.SIZE * STEPS_PER_BIT;
    return spot.depth() > 1 && spot.draft().budget().allowsSteps(steps);
  }

  /** {@code ({ T b = x; int n = 0; while (b) { change b; ++n; } n; })}. */
  @Override
  public Expr make(Spot spot, Expressions expressions) {
    CType type = spot.rng().pick(TYPES);
    spot.draft()
        .budget()
        .spendSteps(spot.executions() * spot.draft().layout().width(type) * STEPS_PER_BIT / 2);
    var code = new Code(spot.typing());
    Expr start = spot.operations().cast(type, expressions.integer(spot.deeper()));
    String bits = spot.draft().names().fresh("e_");
    String count = spot.draft().names().fresh("e_");
    Expr b = Code.name(bits, type);
    Expr n = Code.name(count, CType.INT);
    Expr step = spot.typing().step(StepOp.PRE_INCREMENT, n, Span.NONE);
    Stmt body = Code.block(List.of(code.evaluate(change(spot, b)), code.evaluate(step)));
    Stmt loop = new Stmt.While(spot.typing().condition(b), body, Span.NONE);
    List<Stmt> items =
        List.of(
            code.local(bits, type, start),
            code.local(count, CType.INT, Constants.literal(0, CType.INT)),
            loop);
    return Blocks.of(spot, items, n);
  }

  /** Counts the bits that are set, or those below the highest or above the lowest of them. */
  private static Expr change(Spot spot, Expr bits) {
    Expr one = Constants.literal(1, CType.INT);
    BinaryOp op =
        switch (spot.rng().nextInt(3)) {
          case 0 -> BinaryOp.AND;
          case 1 -> BinaryOp.SHIFT_RIGHT;
          default -> BinaryOp.SHIFT_LEFT;
        };
    Expr operand =
        op == BinaryOp.AND ? spot.typing().binary(BinaryOp.SUBTRACT, bits, one, Span.NONE) : one;
    return spot.typing().compoundAssign(op, bits, operand, Span.NONE);
  }
}
