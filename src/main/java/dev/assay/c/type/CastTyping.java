package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import java.util.Optional;

/** Types casts (6.5.4). */
final class CastTyping {
  private final TypingContext context;
  private final Conversions conversions;

  CastTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  Expr cast(CType written, Expr operand, Span span) {
    CType to = Types.unqualified(written);
    Expr value = conversions.rvalue(operand);
    CType from = value.type();
    if (Types.isVoid(to)) {
      return new Expr.Cast(written, Conversion.TO_VOID, value, to, span);
    }
    if (Types.isVector(to) || Types.isVector(from)) {
      return vector(written, value, to, span);
    }
    if (!Types.isScalar(to)) {
      return aggregate(written, value, to, span);
    }
    if (!Types.isScalar(from) || isForbidden(from, to)) {
      return invalid(written, value, to, span);
    }
    Conversion kind =
        to instanceof CType.Pointer && Types.isInteger(from) && context.isNull(value)
            ? Conversion.NULL_TO_POINTER
            : Conversions.kind(from, to);
    return new Expr.Cast(written, kind, conversions.approach(value, to), to, span);
  }

  private static boolean isForbidden(CType from, CType to) {
    boolean fromPointer = Types.isPointer(from);
    boolean toPointer = Types.isPointer(to);
    return toPointer && (Types.isFloating(from) || Types.isComplex(from))
        || fromPointer && (Types.isFloating(to) || Types.isComplex(to))
        || Types.isNullPointerType(to) && !Types.isNullPointerType(from)
        || Types.isNullPointerType(from)
            && !toPointer
            && !Types.isBool(to)
            && !Types.isNullPointerType(to);
  }

  private Expr vector(CType written, Expr value, CType to, Span span) {
    if (to instanceof CType.Vector v && v.extended() && Types.isReal(value.type())) {
      Expr element = conversions.convert(value, v.element());
      return new Expr.Cast(written, Conversion.VECTOR_SPLAT, element, to, span);
    }
    boolean sameSize = context.layout().sizeOf(value.type()).equals(context.layout().sizeOf(to));
    if (!sameSize || !isBits(value.type()) || !isBits(to)) {
      return invalid(written, value, to, span);
    }
    return new Expr.Cast(written, Conversion.VECTOR_REINTERPRET, value, to, span);
  }

  private static boolean isBits(CType type) {
    return Types.isVector(type) || Types.isReal(type) || Types.isPointer(type);
  }

  /** GNU: a cast to the same struct does nothing, one to a union makes it from a member's value. */
  private Expr aggregate(CType written, Expr value, CType to, Span span) {
    if (Types.same(value.type(), to)) {
      return new Expr.Cast(written, Conversion.NO_OP, value, to, span);
    }
    return unionMember(value.type(), to).isPresent()
        ? new Expr.Cast(written, Conversion.TO_UNION, value, to, span)
        : invalid(written, value, to, span);
  }

  private Optional<TagDef.Field> unionMember(CType from, CType to) {
    if (!Types.isUnion(to)) {
      return Optional.empty();
    }
    return context.layout().layout(to).stream()
        .flatMap(l -> l.fields().stream())
        .map(FieldLayout::field)
        .filter(f -> !f.isBitField() && Types.sameUnqualified(f.type(), from))
        .findFirst();
  }

  private Expr invalid(CType written, Expr value, CType to, Span span) {
    context.error(
        span, "cannot cast from type " + quote(value.type()) + " to type " + quote(written));
    return new Expr.Cast(written, Conversion.NO_OP, value, to, span);
  }
}
