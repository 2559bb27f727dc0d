package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.UnaryOp;

/** Types the prefix operators, increments and decrements (6.5.3, 6.5.2.4). */
final class UnaryTyping {
  private final TypingContext context;
  private final Conversions conversions;
  private final Lvalues lvalues;

  UnaryTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
    this.lvalues = new Lvalues(context);
  }

  Expr unary(UnaryOp op, Expr operand, Span span) {
    return switch (op) {
      case PLUS, MINUS, COMPLEMENT -> arithmetic(op, conversions.promote(operand), span);
      case NOT -> not(conversions.rvalue(operand), span);
      case ADDRESS -> address(operand, span);
      case DEREFERENCE -> dereference(conversions.rvalue(operand), span);
      case REAL, IMAG -> part(op, operand, span);
    };
  }

  private Expr arithmetic(UnaryOp op, Expr operand, Span span) {
    CType type = operand.type();
    CType scalar = Types.isVector(type) ? Types.element(type) : type;
    boolean valid =
        op == UnaryOp.COMPLEMENT
            ? Types.isInteger(scalar) || Types.isComplex(scalar)
            : Types.isArithmetic(scalar);
    if (!valid) {
      invalid(op, operand, span);
    }
    return new Expr.Unary(op, operand, type, span);
  }

  private void invalid(UnaryOp op, Expr operand, Span span) {
    context.error(
        span, "invalid argument type " + quote(operand.type()) + " to unary '" + op.symbol() + "'");
  }

  private Expr not(Expr operand, Span span) {
    if (Types.isVector(operand.type())) {
      CType result = VectorTyping.comparisonType(operand.type(), context.layout());
      return new Expr.Unary(UnaryOp.NOT, operand, result, span);
    }
    if (!Types.isScalar(operand.type())) {
      invalid(UnaryOp.NOT, operand, span);
    }
    return new Expr.Unary(UnaryOp.NOT, operand, CType.INT, span);
  }

  private Expr address(Expr operand, Span span) {
    if (Members.isBitField(operand, context.layout())) {
      context.error(span, "address of bit-field requested");
    } else if (!operand.isLvalue() && !Types.isFunction(operand.type())) {
      context.error(span, "cannot take the address of an rvalue of type " + quote(operand.type()));
    } else if (operand instanceof Expr.Index i && Types.isVector(i.base().type())) {
      context.error(span, "address of vector element requested");
    } else if (operand instanceof Expr.Swizzle) {
      context.error(span, "address of vector element requested");
    }
    return new Expr.Unary(UnaryOp.ADDRESS, operand, new CType.Pointer(operand.type()), span);
  }

  private Expr dereference(Expr operand, Span span) {
    if (!Types.isPointer(operand.type())) {
      context.error(
          span, "indirection requires pointer operand (" + quote(operand.type()) + " invalid)");
    }
    CType target = Types.target(operand.type());
    return new Expr.Unary(UnaryOp.DEREFERENCE, operand, target, span);
  }

  /** {@code __real__} and {@code __imag__} of an lvalue are lvalues. */
  private Expr part(UnaryOp op, Expr operand, Span span) {
    CType type = operand.type();
    if (!Types.isArithmetic(type)) {
      context.error(span, "invalid type " + quote(type) + " to " + op.symbol() + " operator");
      return new Expr.Unary(op, operand, type, span);
    }
    CType element = Types.isComplex(type) ? Types.element(type) : Types.unqualified(type);
    CType result = operand.isLvalue() ? Types.qualified(element, Types.qualifiers(type)) : element;
    return new Expr.Unary(op, operand, result, span);
  }

  Expr step(StepOp op, Expr operand, Span span) {
    CType type = Types.unqualified(operand.type());
    boolean valid = Types.isArithmetic(type) || Types.isPointer(type) || Types.isVector(type);
    if (!valid) {
      String what = op.isIncrement() ? "increment" : "decrement";
      context.error(span, "cannot " + what + " value of type " + quote(operand.type()));
    } else {
      lvalues.requireModifiable(operand, span);
    }
    if (type instanceof CType.Pointer p) {
      new PointerTyping(context, conversions).requireSized(p.target(), span);
    }
    return new Expr.Step(op, operand, type, span);
  }
}
