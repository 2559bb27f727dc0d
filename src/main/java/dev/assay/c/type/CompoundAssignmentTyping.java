package dev.assay.c.type;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;

/** Types {@code target op= value} (6.5.16.2). */
final class CompoundAssignmentTyping {
  private final TypingContext context;
  private final Conversions conversions;

  CompoundAssignmentTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  Expr assign(BinaryOp op, Expr target, Expr value, Span span) {
    new Lvalues(context).requireModifiable(target, span);
    CType type = Types.unqualified(target.type());
    if (type instanceof CType.Vector || Types.isVector(value.type())) {
      return vector(op, target, conversions.rvalue(value), span);
    }
    Expr promoted = conversions.promote(value);
    boolean additive = op == BinaryOp.ADD || op == BinaryOp.SUBTRACT;
    if (type instanceof CType.Pointer p && additive && Types.isInteger(promoted.type())) {
      new PointerTyping(context, conversions).requireSized(p.target(), span);
      return new Expr.CompoundAssign(op, target, promoted, type, type, span);
    }
    if (!operandsFit(op, type, promoted.type())) {
      context.error(span, BinaryTyping.invalidOperands(target.type(), promoted.type()));
      return new Expr.CompoundAssign(op, target, promoted, type, type, span);
    }
    CType left = conversions.promotedType(target);
    if (op.isShift()) {
      return new Expr.CompoundAssign(op, target, promoted, left, type, span);
    }
    CType common = ArithmeticTypes.usual(left, promoted.type(), context.layout());
    Expr converted = conversions.toCommon(promoted, left, common);
    return new Expr.CompoundAssign(op, target, converted, common, type, span);
  }

  private static boolean operandsFit(BinaryOp op, CType left, CType right) {
    return switch (op) {
      case MULTIPLY, DIVIDE, ADD, SUBTRACT -> Types.isArithmetic(left) && Types.isArithmetic(right);
      case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, AND, XOR, OR ->
          Types.isInteger(left) && Types.isInteger(right);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL -> false;
      case LOGICAL_AND, LOGICAL_OR -> false;
    };
  }

  private Expr vector(BinaryOp op, Expr target, Expr value, Span span) {
    Expr binary =
        new VectorTyping(context, conversions).binary(op, conversions.rvalue(target), value, span);
    Expr converted = binary instanceof Expr.Binary b ? b.right() : value;
    CType type = Types.unqualified(target.type());
    return new Expr.CompoundAssign(op, target, converted, type, type, span);
  }
}
