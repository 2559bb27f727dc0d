package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;

/** Types the operators on GNU vectors: element by element, a scalar beside a vector is repeated. */
final class VectorTyping {
  private final TypingContext context;
  private final Conversions conversions;

  VectorTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  /** An operator of which at least one operand, both rvalues, is a vector. */
  Expr binary(BinaryOp op, Expr left, Expr right, Span span) {
    if (op.isShift() && Types.isVector(left.type()) && !Types.isVector(right.type())) {
      return shiftByScalar(op, left, right, span);
    }
    if (op.isShift() && Types.isVector(left.type())) {
      requireOperands(op, left, right, span);
      return new Expr.Binary(op, left, right, left.type(), span);
    }
    Conversions.Operands operands = common(left, right, span);
    requireOperands(op, operands.left(), operands.right(), span);
    boolean compares = op.isRelational() || op.isEquality() || op.isLogical();
    CType type = compares ? comparisonType(operands.type(), context.layout()) : operands.type();
    return new Expr.Binary(op, operands.left(), operands.right(), type, span);
  }

  private Expr shiftByScalar(BinaryOp op, Expr left, Expr count, Span span) {
    return new Expr.Binary(op, left, splat(count, left.type(), span), left.type(), span);
  }

  /** Both operands as vectors of one type. */
  Conversions.Operands common(Expr left, Expr right, Span span) {
    if (!Types.isVector(left.type())) {
      return new Conversions.Operands(splat(left, right.type(), span), right, right.type());
    }
    if (!Types.isVector(right.type())) {
      return new Conversions.Operands(left, splat(right, left.type(), span), left.type());
    }
    if (Types.same(left.type(), right.type())) {
      return new Conversions.Operands(left, right, left.type());
    }
    if (!sameSize(left.type(), right.type())) {
      mismatch(left, right, span);
    }
    Expr seen = Conversions.implicit(Conversion.VECTOR_REINTERPRET, right, left.type());
    return new Conversions.Operands(left, seen, left.type());
  }

  private boolean sameSize(CType a, CType b) {
    return context.layout().sizeOf(a).equals(context.layout().sizeOf(b));
  }

  private void mismatch(Expr left, Expr right, Span span) {
    context.error(
        span,
        "cannot convert between vector values of different size ("
            + quote(left.type())
            + " and "
            + quote(right.type())
            + ")");
  }

  /** A scalar repeated in each element; it must fit the element type. */
  Expr splat(Expr scalar, CType vector, Span span) {
    CType element = Types.unqualified(Types.element(vector));
    if (!Types.isReal(scalar.type())) {
      context.error(span, "cannot convert " + quote(scalar.type()) + " to vector " + quote(vector));
    } else if (Types.isFloating(scalar.type()) && Types.isInteger(element)) {
      context.error(
          span, "cannot convert " + quote(scalar.type()) + " to integer vector " + quote(vector));
    }
    Expr value = conversions.convert(scalar, element);
    return Conversions.implicit(Conversion.VECTOR_SPLAT, value, Types.unqualified(vector));
  }

  private void requireOperands(BinaryOp op, Expr left, Expr right, Span span) {
    boolean integersOnly =
        switch (op) {
          case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, AND, XOR, OR -> true;
          case MULTIPLY, DIVIDE, ADD, SUBTRACT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL -> false;
          case EQUAL, NOT_EQUAL, LOGICAL_AND, LOGICAL_OR -> false;
        };
    boolean floating = Types.isFloating(Types.element(left.type()));
    if (integersOnly && floating || !Types.isVector(left.type())) {
      context.error(
          span,
          "invalid operands to binary "
              + op.symbol()
              + " ("
              + quote(left.type())
              + " and "
              + quote(right.type())
              + ")");
    }
  }

  /** The signed integer vector that comparing vectors of a type gives. */
  static CType comparisonType(CType vector, Layout layout) {
    CType.Vector v = (CType.Vector) Types.unqualified(vector);
    int size = (int) layout.sizeOf(v.element()).orElse(4);
    IntKind kind =
        switch (size) {
          case 1 -> IntKind.SCHAR;
          case 2 -> IntKind.SHORT;
          case 4 -> IntKind.INT;
          case 8 -> layout.model().longSize() == 8 ? IntKind.LONG : IntKind.LLONG;
          default -> IntKind.INT128;
        };
    return new CType.Vector(new CType.Int(kind), v.count(), v.extended());
  }
}
