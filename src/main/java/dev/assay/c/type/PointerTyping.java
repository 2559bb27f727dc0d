package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;

/** Types pointer arithmetic and subscripts (6.5.6, 6.5.2.1). */
final class PointerTyping {
  private final TypingContext context;
  private final Conversions conversions;

  PointerTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  /** Pointer plus or minus integer, on promoted operands. */
  Expr offset(BinaryOp op, Expr left, Expr right, Span span) {
    Expr pointer = Types.isPointer(left.type()) ? left : right;
    requireSized(Types.target(pointer.type()), span);
    return new Expr.Binary(op, left, right, pointer.type(), span);
  }

  Expr difference(Expr left, Expr right, Span span) {
    CType a = Types.target(left.type());
    CType b = Types.target(right.type());
    if (!context.compatibility().compatibleUnqualified(a, b)) {
      context.error(
          span,
          quote(left.type())
              + " and "
              + quote(right.type())
              + " are not pointers to compatible types");
    }
    requireSized(a, span);
    return new Expr.Binary(BinaryOp.SUBTRACT, left, right, context.layout().ptrdiffType(), span);
  }

  /** Arithmetic needs an element size; GNU C takes that of void and functions as 1. */
  void requireSized(CType target, Span span) {
    if (!context.layout().isComplete(target)
        && !Types.isVoid(target)
        && !Types.isFunction(target)) {
      context.error(span, "arithmetic on a pointer to an incomplete type " + quote(target));
    }
  }

  Expr index(Expr base, Expr index, Span span) {
    if (Types.isVector(base.type())) {
      return vectorElement(base, conversions.rvalue(index), span);
    }
    Expr left = conversions.rvalue(base);
    Expr right = conversions.rvalue(index);
    boolean swapped = !Types.isPointer(left.type()) && Types.isPointer(right.type());
    Expr pointer = swapped ? right : left;
    Expr count = swapped ? left : right;
    if (!Types.isPointer(pointer.type())) {
      context.error(span, "subscripted value is not an array, pointer, or vector");
    } else {
      requireInteger(count);
      requireElement(Types.target(pointer.type()), span);
    }
    return new Expr.Index(pointer, count, Types.target(pointer.type()), span);
  }

  private void requireElement(CType target, Span span) {
    if (Types.isFunction(target)) {
      context.error(span, "subscript of pointer to function type " + quote(target));
    } else if (!Types.isVoid(target) && !context.layout().isComplete(target)) {
      context.error(span, "subscript of pointer to incomplete type " + quote(target));
    }
  }

  private Expr vectorElement(Expr base, Expr index, Span span) {
    requireInteger(index);
    CType element = Types.element(base.type());
    CType type =
        base.isLvalue() ? Types.qualified(element, Types.qualifiers(base.type())) : element;
    return new Expr.Index(base, index, type, span);
  }

  private void requireInteger(Expr index) {
    if (!Types.isInteger(index.type())) {
      context.error(index.span(), "array subscript is not an integer");
    }
  }
}
