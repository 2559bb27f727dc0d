package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;

/** Types the binary operators but for comparisons and assignments (6.5.5 to 6.5.14). */
final class BinaryTyping {
  private final TypingContext context;
  private final Conversions conversions;
  private final PointerTyping pointers;
  private final ComparisonTyping comparisons;
  private final VectorTyping vectors;

  BinaryTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
    this.pointers = new PointerTyping(context, conversions);
    this.comparisons = new ComparisonTyping(context, conversions);
    this.vectors = new VectorTyping(context, conversions);
  }

  Expr binary(BinaryOp op, Expr left, Expr right, Span span) {
    if (Types.isVector(left.type()) || Types.isVector(right.type())) {
      return vectors.binary(op, conversions.rvalue(left), conversions.rvalue(right), span);
    }
    return switch (op) {
      case MULTIPLY, DIVIDE -> arithmetic(op, left, right, span);
      case REMAINDER, AND, XOR, OR -> integers(op, left, right, span);
      case ADD, SUBTRACT -> additive(op, left, right, span);
      case SHIFT_LEFT, SHIFT_RIGHT -> shift(op, left, right, span);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL ->
          comparisons.compare(op, conversions.rvalue(left), conversions.rvalue(right), span);
      case LOGICAL_AND, LOGICAL_OR -> logical(op, left, right, span);
    };
  }

  private Expr arithmetic(BinaryOp op, Expr left, Expr right, Span span) {
    if (!Types.isArithmetic(left.type()) || !Types.isArithmetic(right.type())) {
      return invalid(op, left, right, span);
    }
    Conversions.Operands operands = conversions.usual(left, right);
    return new Expr.Binary(op, operands.left(), operands.right(), operands.type(), span);
  }

  private Expr integers(BinaryOp op, Expr left, Expr right, Span span) {
    return Types.isInteger(left.type()) && Types.isInteger(right.type())
        ? arithmetic(op, left, right, span)
        : invalid(op, left, right, span);
  }

  private Expr additive(BinaryOp op, Expr left, Expr right, Span span) {
    if (Types.isArithmetic(left.type()) && Types.isArithmetic(right.type())) {
      return arithmetic(op, left, right, span);
    }
    Expr l = conversions.promote(left);
    Expr r = conversions.promote(right);
    boolean pointerLeft = Types.isPointer(l.type());
    if (pointerLeft && Types.isInteger(r.type())
        || op == BinaryOp.ADD && Types.isInteger(l.type()) && Types.isPointer(r.type())) {
      return pointers.offset(op, l, r, span);
    }
    return op == BinaryOp.SUBTRACT && pointerLeft && Types.isPointer(r.type())
        ? pointers.difference(l, r, span)
        : invalid(op, left, right, span);
  }

  /** The operands of a shift are promoted each for itself; the left one gives the type. */
  private Expr shift(BinaryOp op, Expr left, Expr right, Span span) {
    if (!Types.isInteger(left.type()) || !Types.isInteger(right.type())) {
      return invalid(op, left, right, span);
    }
    Expr l = conversions.promote(left);
    return new Expr.Binary(op, l, conversions.promote(right), l.type(), span);
  }

  private Expr logical(BinaryOp op, Expr left, Expr right, Span span) {
    Expr l = conversions.promote(left);
    Expr r = conversions.promote(right);
    return Types.isScalar(l.type()) && Types.isScalar(r.type())
        ? new Expr.Binary(op, l, r, CType.INT, span)
        : invalid(op, l, r, span);
  }

  private Expr invalid(BinaryOp op, Expr left, Expr right, Span span) {
    Expr l = conversions.promote(left);
    Expr r = conversions.promote(right);
    context.error(span, invalidOperands(l.type(), r.type()));
    CType type = op.isLogical() || !Types.isArithmetic(l.type()) ? CType.INT : l.type();
    return new Expr.Binary(op, l, r, type, span);
  }

  static String invalidOperands(CType left, CType right) {
    return "invalid operands to binary expression (" + quote(left) + " and " + quote(right) + ")";
  }
}
