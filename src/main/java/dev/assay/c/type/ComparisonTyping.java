package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Span;

/** Types the relational and equality operators (6.5.8, 6.5.9). */
final class ComparisonTyping {
  private final TypingContext context;
  private final Conversions conversions;

  ComparisonTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  /** Compares two rvalues. */
  Expr compare(BinaryOp op, Expr left, Expr right, Span span) {
    CType a = left.type();
    CType b = right.type();
    if (Types.isArithmetic(a) && Types.isArithmetic(b)) {
      return arithmetic(op, left, right, span);
    }
    if (Types.isPointer(a) && Types.isPointer(b)) {
      return pointers(op, left, right, span);
    }
    if (Types.isNullPointerType(a) || Types.isNullPointerType(b)) {
      return nullPointers(op, left, right, span);
    }
    if (Types.isPointer(a) && Types.isInteger(b)) {
      return result(op, left, toPointer(op, right, a, span), span);
    }
    if (Types.isInteger(a) && Types.isPointer(b)) {
      return result(op, toPointer(op, left, b, span), right, span);
    }
    context.error(span, BinaryTyping.invalidOperands(a, b));
    return result(op, left, right, span);
  }

  private static Expr result(BinaryOp op, Expr left, Expr right, Span span) {
    return new Expr.Binary(op, left, right, CType.INT, span);
  }

  private Expr arithmetic(BinaryOp op, Expr left, Expr right, Span span) {
    boolean complex = Types.isComplex(left.type()) || Types.isComplex(right.type());
    if (complex && op.isRelational()) {
      context.error(span, BinaryTyping.invalidOperands(left.type(), right.type()));
    }
    Conversions.Operands operands = conversions.usual(left, right);
    return result(op, operands.left(), operands.right(), span);
  }

  /** Where the types differ the right operand takes the left one's, unless the left is null. */
  private Expr pointers(BinaryOp op, Expr left, Expr right, Span span) {
    CType a = Types.target(left.type());
    CType b = Types.target(right.type());
    boolean voids = Types.isVoid(a) || Types.isVoid(b);
    if (!context.compatibility().compatibleUnqualified(a, b) && !(voids && op.isEquality())) {
      context.warning(
          span,
          "comparison of distinct pointer types ("
              + quote(left.type())
              + " and "
              + quote(right.type())
              + ")");
    }
    if (Types.same(a, b)) {
      return result(op, left, right, span);
    }
    return context.isNull(left) && !context.isNull(right)
        ? result(op, Conversions.implicit(Conversion.POINTER, left, right.type()), right, span)
        : result(op, left, Conversions.implicit(Conversion.POINTER, right, left.type()), span);
  }

  private Expr nullPointers(BinaryOp op, Expr left, Expr right, Span span) {
    CType a = left.type();
    CType b = right.type();
    boolean valid =
        op.isEquality()
            && (Types.isPointer(a) || Types.isNullPointerType(a) || context.isNull(left))
            && (Types.isPointer(b) || Types.isNullPointerType(b) || context.isNull(right));
    if (!valid) {
      context.error(span, BinaryTyping.invalidOperands(a, b));
    } else if (Types.isNullPointerType(a)) {
      return result(op, Conversions.implicit(Conversion.NULL_TO_POINTER, left, b), right, span);
    }
    return result(op, left, Conversions.implicit(Conversion.NULL_TO_POINTER, right, a), span);
  }

  private Expr toPointer(BinaryOp op, Expr integer, CType pointer, Span span) {
    boolean isNull = context.isNull(integer);
    if (!isNull) {
      context.warning(
          span,
          "comparison between pointer and integer ("
              + quote(pointer)
              + " and "
              + quote(integer.type())
              + ")");
    } else if (op.isRelational()) {
      context.warning(span, "ordered comparison between pointer and zero");
    }
    Conversion kind = isNull ? Conversion.NULL_TO_POINTER : Conversion.INTEGRAL_TO_POINTER;
    return Conversions.implicit(kind, integer, pointer);
  }
}
