package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;

/** Types the conditional operator, also without its middle operand (6.5.15). */
final class ConditionalTyping {
  private final TypingContext context;
  private final Conversions conversions;

  ConditionalTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  Expr conditional(Expr condition, Expr then, Expr otherwise, Span span) {
    Expr decided = decided(condition);
    Conversions.Operands arms = arms(then, otherwise, span);
    return new Expr.Conditional(decided, arms.left(), arms.right(), arms.type(), span);
  }

  Expr orElse(Expr condition, Expr otherwise, Span span) {
    Expr decided = decided(condition);
    Conversions.Operands arms = arms(decided, otherwise, span);
    return new Expr.OrElse(decided, arms.right(), arms.type(), span);
  }

  private Expr decided(Expr condition) {
    Expr value = conversions.promote(condition);
    if (!Types.isScalar(value.type())) {
      context.error(
          condition.span(),
          "used type " + quote(value.type()) + " where arithmetic or pointer type is required");
    }
    return value;
  }

  /** Both arms in the type of the whole. */
  private Conversions.Operands arms(Expr then, Expr otherwise, Span span) {
    if (Types.isArithmetic(then.type()) && Types.isArithmetic(otherwise.type())) {
      return arithmetic(then, otherwise);
    }
    Expr left = conversions.promote(then);
    Expr right = conversions.promote(otherwise);
    if (Types.same(left.type(), right.type())) {
      return new Conversions.Operands(left, right, left.type());
    }
    if (Types.isVoid(left.type()) || Types.isVoid(right.type())) {
      return new Conversions.Operands(toVoid(left), toVoid(right), CType.VOID);
    }
    if (isPointerLike(left.type()) && context.isNull(right)) {
      return new Conversions.Operands(left, nullTo(right, left.type()), left.type());
    }
    if (isPointerLike(right.type()) && context.isNull(left)) {
      return new Conversions.Operands(nullTo(left, right.type()), right, right.type());
    }
    if (Types.isPointer(left.type()) && Types.isPointer(right.type())) {
      return pointers(left, right, span);
    }
    return mixed(left, right, span);
  }

  /** Two arms of one complex or real type; here a real arm beside a complex one becomes complex. */
  private Conversions.Operands arithmetic(Expr then, Expr otherwise) {
    Conversions.Operands usual = conversions.usual(then, otherwise);
    return new Conversions.Operands(
        conversions.convert(usual.left(), usual.type()),
        conversions.convert(usual.right(), usual.type()),
        usual.type());
  }

  private static boolean isPointerLike(CType type) {
    return Types.isPointer(type) || Types.isNullPointerType(type);
  }

  private static Expr toVoid(Expr value) {
    return Conversions.implicit(Conversion.TO_VOID, value, CType.VOID);
  }

  private static Expr nullTo(Expr value, CType pointer) {
    return Conversions.implicit(Conversion.NULL_TO_POINTER, value, pointer);
  }

  private Conversions.Operands pointers(Expr left, Expr right, Span span) {
    CType a = Types.target(left.type());
    CType b = Types.target(right.type());
    Qualifiers qualifiers = Types.qualifiers(a).and(Types.qualifiers(b));
    if (Types.isVoid(a) || Types.isVoid(b)) {
      CType result = new CType.Pointer(Types.qualified(CType.VOID, qualifiers));
      return new Conversions.Operands(
          toVoidPointer(left, result), toVoidPointer(right, result), result);
    }
    CType result;
    if (context.compatibility().compatibleUnqualified(a, b)) {
      CType plainA = withoutQualifiers(a);
      CType composite = context.compatibility().composite(plainA, withoutQualifiers(b));
      result = new CType.Pointer(Types.qualified(composite, qualifiers));
    } else {
      context.warning(
          span,
          "pointer type mismatch (" + quote(left.type()) + " and " + quote(right.type()) + ")");
      result = new CType.Pointer(CType.VOID);
    }
    return new Conversions.Operands(
        Conversions.implicit(Conversion.POINTER, left, result),
        Conversions.implicit(Conversion.POINTER, right, result),
        result);
  }

  private static Expr toVoidPointer(Expr value, CType result) {
    boolean already = Types.isVoidPointer(value.type());
    return Conversions.implicit(already ? Conversion.NO_OP : Conversion.POINTER, value, result);
  }

  /** Keeps sugar where there is nothing to strip. */
  private static CType withoutQualifiers(CType type) {
    return Types.qualifiers(type).isEmpty() ? type : Types.unqualified(type);
  }

  private Conversions.Operands mixed(Expr left, Expr right, Span span) {
    boolean first = Types.isPointer(left.type()) && Types.isInteger(right.type());
    boolean second = Types.isInteger(left.type()) && Types.isPointer(right.type());
    if (first || second) {
      CType pointer = first ? left.type() : right.type();
      context.warning(span, "pointer/integer type mismatch in conditional expression");
      return new Conversions.Operands(
          first ? left : Conversions.implicit(Conversion.INTEGRAL_TO_POINTER, left, pointer),
          second ? right : Conversions.implicit(Conversion.INTEGRAL_TO_POINTER, right, pointer),
          pointer);
    }
    context.error(
        span,
        "incompatible operand types (" + quote(left.type()) + " and " + quote(right.type()) + ")");
    return new Conversions.Operands(left, right, left.type());
  }
}
