package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import java.util.Optional;

/** Converts values as if by assignment (6.5.16.1): initialisers, arguments and results too. */
final class AssignmentTyping {
  private final TypingContext context;
  private final Conversions conversions;

  AssignmentTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  Expr assign(Expr target, Expr value, Span span) {
    new Lvalues(context).requireModifiable(target, span);
    Expr converted = convert(value, target.type(), Typing.Purpose.ASSIGNMENT);
    return new Expr.Assign(target, converted, Types.unqualified(target.type()), span);
  }

  /** The value converted to the target type without its qualifiers. */
  Expr convert(Expr raw, CType target, Typing.Purpose purpose) {
    Expr value = conversions.rvalue(raw);
    CType to = Types.unqualified(target);
    CType from = value.type();
    if (Types.same(from, to)) {
      return value;
    }
    if (to instanceof CType.Pointer p) {
      return toPointer(value, to, p, purpose);
    }
    if (Types.isArithmetic(to) && Types.isArithmetic(from)) {
      return conversions.convert(value, to);
    }
    if (to instanceof CType.Vector || from instanceof CType.Vector) {
      return vector(value, to, purpose);
    }
    if (Types.isPointer(from) || Types.isNullPointerType(from)) {
      return fromPointer(value, to, purpose);
    }
    if (Types.isNullPointerType(to) && context.isNull(value)) {
      return Conversions.implicit(Conversion.NULL_TO_POINTER, value, to);
    }
    return transparentUnion(value, to).orElseGet(() -> incompatible(value, to, purpose));
  }

  private Expr toPointer(Expr value, CType to, CType.Pointer target, Typing.Purpose purpose) {
    if (context.isNull(value)) {
      return Conversions.implicit(Conversion.NULL_TO_POINTER, value, to);
    }
    if (value.type() instanceof CType.Pointer source) {
      checkPointers(value, source, target, purpose);
      Conversion kind = Conversions.kind(value.type(), to);
      return Conversions.implicit(kind, value, to);
    }
    if (Types.isInteger(value.type())) {
      context.warning(
          value.span(), "incompatible integer to pointer conversion " + doing(value, to, purpose));
      return Conversions.implicit(Conversion.INTEGRAL_TO_POINTER, value, to);
    }
    return incompatible(value, to, purpose);
  }

  private void checkPointers(
      Expr value, CType.Pointer source, CType.Pointer target, Typing.Purpose purpose) {
    CType from = source.target();
    CType to = target.target();
    Qualifiers lost = Types.qualifiers(from);
    boolean voids = Types.isVoid(from) || Types.isVoid(to);
    if (!voids && !context.compatibility().compatibleUnqualified(from, to)) {
      boolean signs = sameButSign(from, to);
      String what =
          signs ? "pointers to integer types with different sign" : "incompatible pointer types";
      context.warning(value.span(), what + " " + doing(value, target, purpose));
    } else if (!Types.qualifiers(to)
        .includes(new Qualifiers(lost.isConst(), lost.isVolatile(), lost.isRestrict(), false))) {
      context.warning(value.span(), "discards qualifiers " + doing(value, target, purpose));
    }
  }

  private boolean sameButSign(CType a, CType b) {
    Layout layout = context.layout();
    return Types.isInteger(a)
        && Types.isInteger(b)
        && Types.sameUnqualified(
            ArithmeticTypes.toUnsigned(layout.integer(a)),
            ArithmeticTypes.toUnsigned(layout.integer(b)));
  }

  private Expr fromPointer(Expr value, CType to, Typing.Purpose purpose) {
    if (Types.isBool(to)) {
      return Conversions.implicit(Conversion.TO_BOOL, value, to);
    }
    if (Types.isInteger(to) && Types.isPointer(value.type())) {
      context.warning(
          value.span(), "incompatible pointer to integer conversion " + doing(value, to, purpose));
      return Conversions.implicit(Conversion.POINTER_TO_INTEGRAL, value, to);
    }
    return transparentUnion(value, to).orElseGet(() -> incompatible(value, to, purpose));
  }

  private Expr vector(Expr value, CType to, Typing.Purpose purpose) {
    if (to instanceof CType.Vector v && v.extended() && Types.isReal(value.type())) {
      return Conversions.implicit(
          Conversion.VECTOR_SPLAT, conversions.convert(value, v.element()), to);
    }
    boolean vectors = Types.isVector(value.type()) && Types.isVector(to);
    boolean sameSize = context.layout().sizeOf(value.type()).equals(context.layout().sizeOf(to));
    if (!vectors || !sameSize) {
      return incompatible(value, to, purpose);
    }
    return Conversions.implicit(Conversion.VECTOR_REINTERPRET, value, to);
  }

  /** GNU: a parameter of a transparent union takes a value of any of its members' types. */
  private Optional<Expr> transparentUnion(Expr value, CType to) {
    if (!(to instanceof CType.Record r)
        || !(context.layout().definition(r.tag()).orElse(null) instanceof TagDef.RecordDef def)
        || !Attribute.has(def.attributes(), "transparent_union")) {
      return Optional.empty();
    }
    for (TagDef.Field field : def.fields()) {
      CType member = Types.unqualified(field.type());
      boolean fits =
          context.compatibility().compatibleUnqualified(member, value.type())
              || member instanceof CType.Pointer && context.isNull(value)
              || Types.isVoidPointer(member) && Types.isPointer(value.type());
      if (fits) {
        Expr converted = convert(value, member, Typing.Purpose.ARGUMENT);
        return Optional.of(Conversions.implicit(Conversion.TO_UNION, converted, to));
      }
    }
    return Optional.empty();
  }

  private Expr incompatible(Expr value, CType to, Typing.Purpose purpose) {
    context.error(value.span(), "incompatible types " + doing(value, to, purpose));
    return value;
  }

  private static String doing(Expr value, CType to, Typing.Purpose purpose) {
    String from = quote(value.type());
    return switch (purpose) {
      case ASSIGNMENT -> "assigning to " + quote(to) + " from " + from;
      case INITIALIZATION -> "initializing " + quote(to) + " with an expression of type " + from;
      case ARGUMENT -> "passing " + from + " to parameter of type " + quote(to);
      case RETURN -> "returning " + from + " from a function with result type " + quote(to);
    };
  }
}
