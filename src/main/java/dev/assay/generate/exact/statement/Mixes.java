package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.environment.ScalarTypes;
import java.util.List;

/** Puts the operands of a loop's body together to one short expression. */
final class Mixes {
  private static final List<BinaryOp> INTEGER =
      List.of(
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.AND,
          BinaryOp.OR,
          BinaryOp.XOR,
          BinaryOp.SHIFT_LEFT,
          BinaryOp.SHIFT_RIGHT,
          BinaryOp.DIVIDE,
          BinaryOp.REMAINDER,
          BinaryOp.LESS,
          BinaryOp.EQUAL);
  private static final List<BinaryOp> FLOATING =
      List.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.MULTIPLY);
  private static final List<BinaryOp> ORDERS =
      List.of(BinaryOp.LESS, BinaryOp.GREATER, BinaryOp.LESS_EQUAL, BinaryOp.GREATER_EQUAL);

  private Mixes() {}

  /** All of the operands, which may be mentioned twice and have no side effects. */
  static Expr of(Kit kit, List<Expr> operands) {
    Expr result = changed(kit, operands.getFirst());
    for (Expr operand : operands.subList(1, operands.size())) {
      result = pair(kit, result, changed(kit, operand));
    }
    return result;
  }

  /** The operand, mentioned once, with something that stays the same. */
  static Expr once(Kit kit, Expr operand) {
    return pair(kit, operand, invariant(kit));
  }

  private static Expr pair(Kit kit, Expr left, Expr right) {
    if (isFloating(left) || isFloating(right)) {
      return kit.open(kit.rng().pick(FLOATING), left, right);
    }
    BinaryOp op = kit.rng().pick(INTEGER, o -> weight(o));
    return kit.open(op, left, right);
  }

  private static int weight(BinaryOp op) {
    return switch (op) {
      case ADD, SUBTRACT -> 8;
      case MULTIPLY, AND, OR, XOR -> 4;
      case SHIFT_LEFT, SHIFT_RIGHT -> 2;
      case DIVIDE, REMAINDER, LESS, EQUAL -> 1;
      case GREATER, LESS_EQUAL, GREATER_EQUAL, NOT_EQUAL, LOGICAL_AND, LOGICAL_OR -> 0;
    };
  }

  private static boolean isFloating(Expr expr) {
    return Types.isFloating(expr.type());
  }

  /** The operand, or something near it. */
  private static Expr changed(Kit kit, Expr operand) {
    if (isFloating(operand)) {
      return operand;
    }
    return switch (kit.rng().nextInt(12)) {
      case 0 -> kit.typing().unary(UnaryOp.COMPLEMENT, operand, Span.NONE);
      case 1 -> kit.operations().unary(UnaryOp.MINUS, operand);
      case 2 -> kit.open(BinaryOp.SHIFT_RIGHT, operand, kit.number(kit.rng().between(1, 7)));
      case 3 -> {
        CType type = ScalarTypes.integer(kit.spot().policy(), kit.rng());
        yield kit.operations().cast(type, operand);
      }
      case 4 -> kit.open(BinaryOp.MULTIPLY, operand, kit.number(kit.rng().between(2, 100)));
      default -> operand;
    };
  }

  /** The smaller or the greater of two values, mentioned twice each. */
  static Expr extreme(Kit kit, Expr left, Expr right) {
    Expr condition = kit.plain(kit.rng().pick(ORDERS), left, right);
    return kit.typing().conditional(condition, left, right, Span.NONE);
  }

  /** Something that stays the same during a loop, mostly. */
  static Expr invariant(Kit kit) {
    return kit.rng().chance(1, 3)
        ? kit.number(kit.rng().between(1, 127))
        : kit.expressions()
            .places()
            .readable(kit.spot().withDepth(0))
            .filter(p -> Kit.isSteady(p.type()))
            .orElseGet(() -> kit.number(kit.rng().between(1, 127)));
  }

  /** A short comparison of an operand with something. */
  static Expr test(Kit kit, Expr operand) {
    // What is only near may not decide.
    Expr tested =
        isFloating(operand) && kit.draft().options().floats() == FloatResults.NEAR
            ? invariant(kit)
            : operand;
    BinaryOp op =
        kit.rng()
            .pick(
                List.of(
                    BinaryOp.LESS, BinaryOp.GREATER, BinaryOp.NOT_EQUAL, BinaryOp.GREATER_EQUAL));
    return kit.operations()
        .condition(kit.plain(op, tested, invariant(kit)), kit.rng().chance(2, 3));
  }
}
