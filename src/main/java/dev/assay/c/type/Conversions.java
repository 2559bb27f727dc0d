package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;

/**
 * Makes the conversions that C makes by itself; the shape of the result is that of clang's tree.
 */
final class Conversions {
  private final TypingContext context;
  private final Layout layout;

  Conversions(TypingContext context) {
    this.context = context;
    this.layout = context.layout();
  }

  private CType roomFor(CType.BitInt field) {
    CType room =
        layout.width(CType.LONG) >= field.width() ? CType.LONG : new CType.Int(IntKind.LLONG);
    return field.signed() ? room : ArithmeticTypes.toUnsigned(room);
  }

  /** Two operands after the usual arithmetic conversions, and the type of their result. */
  record Operands(Expr left, Expr right, CType type) {}

  /** A conversion to another type; one of the same kind right below is replaced. */
  static Expr implicit(Conversion kind, Expr expr, CType type) {
    if (Types.same(expr.type(), type)) {
      return expr;
    }
    Expr operand = expr instanceof Expr.Implicit i && i.conversion() == kind ? i.operand() : expr;
    return new Expr.Implicit(kind, operand, type, expr.span());
  }

  /** Reads an lvalue, decays an array or function; rvalues stay. */
  Expr rvalue(Expr expr) {
    CType type = Types.unqualified(expr.type());
    if (type instanceof CType.Array a) {
      CType pointer = new CType.Pointer(a.element());
      return new Expr.Implicit(Conversion.ARRAY_TO_POINTER, expr, pointer, expr.span());
    }
    if (type instanceof CType.Function) {
      CType pointer = new CType.Pointer(expr.type());
      return new Expr.Implicit(Conversion.FUNCTION_TO_POINTER, expr, pointer, expr.span());
    }
    if (!expr.isLvalue() || type instanceof CType.Void) {
      return expr;
    }
    if (type instanceof CType.Record && !layout.isComplete(type)) {
      context.error(expr.span(), "incomplete type " + TypingContext.quote(type) + " has no value");
    }
    return new Expr.Implicit(Conversion.LVALUE_TO_RVALUE, expr, type, expr.span());
  }

  /** An rvalue after the integer promotions, bit-fields by their width. */
  Expr promote(Expr expr) {
    Expr value = rvalue(expr);
    return Types.isInteger(value.type())
        ? implicit(Conversion.INTEGRAL, value, promotedType(value))
        : value;
  }

  /** The type that an integer expression, lvalue or rvalue, is promoted to. */
  CType promotedType(Expr expr) {
    return Members.promoted(expr, layout);
  }

  /** The default argument promotions (6.5.2.2). */
  Expr promoteArgument(Expr expr) {
    Expr value = promote(expr);
    if (value.type() instanceof CType.BitInt field && layout.model().fieldsKeepWidth()) {
      // Passed in a register of its own, as the standard type that has room for it.
      return implicit(Conversion.INTEGRAL, value, roomFor(field));
    }
    return Types.isFloating(value.type(), FloatKind.FLOAT)
        ? implicit(Conversion.FLOATING, value, CType.DOUBLE)
        : value;
  }

  /** The usual arithmetic conversions of two arithmetic operands. */
  Operands usual(Expr left, Expr right) {
    Expr l = promote(left);
    Expr r = promote(right);
    CType common = ArithmeticTypes.usual(l.type(), r.type(), layout);
    Expr converted = toCommon(l, r.type(), common);
    return new Operands(converted, toCommon(r, l.type(), common), common);
  }

  /**
   * A promoted operand in the common type. A real floating operand beside a complex floating one
   * stays real: only its precision is adjusted.
   */
  Expr toCommon(Expr value, CType other, CType common) {
    boolean staysReal =
        Types.isFloating(value.type())
            && Types.isComplex(other)
            && Types.isFloating(Types.element(other));
    return convert(value, staysReal ? Types.element(common) : common);
  }

  /** A scalar rvalue converted to a scalar type, whatever a constraint says about it. */
  Expr convert(Expr value, CType target) {
    CType to = Types.unqualified(target);
    if (Types.same(value.type(), to)) {
      return value;
    }
    return implicit(kind(value.type(), to), approach(value, to), to);
  }

  /**
   * Goes to where one conversion is left: between real and complex types the element type comes
   * first or last.
   */
  Expr approach(Expr value, CType to) {
    CType from = Types.unqualified(value.type());
    if (to instanceof CType.Complex c && !(from instanceof CType.Complex)) {
      return convert(value, c.element());
    }
    if (from instanceof CType.Complex c
        && !(to instanceof CType.Complex)
        && !Types.isBool(to)
        && !Types.same(c.element(), to)) {
      return implicit(Conversion.COMPLEX_TO_REAL, value, Types.unqualified(c.element()));
    }
    return value;
  }

  /** The last step of a conversion between scalar types. */
  static Conversion kind(CType source, CType target) {
    CType from = Types.unqualified(source);
    CType to = Types.unqualified(target);
    if (Types.same(from, to)) {
      return Conversion.NO_OP;
    }
    if (Types.isBool(to)) {
      return Conversion.TO_BOOL;
    }
    if (to instanceof CType.Complex) {
      return from instanceof CType.Complex ? Conversion.COMPLEX : Conversion.REAL_TO_COMPLEX;
    }
    if (from instanceof CType.Complex c) {
      return Types.same(c.element(), to) ? Conversion.COMPLEX_TO_REAL : kind(c.element(), to);
    }
    if (to instanceof CType.Pointer) {
      return kindToPointer(from, to);
    }
    if (from instanceof CType.Pointer || from instanceof CType.NullPointer) {
      return Conversion.POINTER_TO_INTEGRAL;
    }
    if (from instanceof CType.Floating) {
      return to instanceof CType.Floating ? Conversion.FLOATING : Conversion.FLOATING_TO_INTEGRAL;
    }
    return to instanceof CType.Floating ? Conversion.INTEGRAL_TO_FLOATING : Conversion.INTEGRAL;
  }

  private static Conversion kindToPointer(CType from, CType to) {
    if (from instanceof CType.NullPointer) {
      return Conversion.NULL_TO_POINTER;
    }
    if (!(from instanceof CType.Pointer)) {
      return Conversion.INTEGRAL_TO_POINTER;
    }
    return Sameness.similar(from, to) ? Conversion.NO_OP : Conversion.POINTER;
  }
}
