package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Types member accesses and {@code offsetof} (6.5.2.3). */
final class MemberTyping {
  private final TypingContext context;
  private final Conversions conversions;

  MemberTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  Expr member(Expr operand, String field, boolean written, Span span) {
    boolean pointer = Types.isPointer(operand.type()) || Types.isArray(operand.type());
    boolean arrow = written;
    if (written != pointer
        && Types.isRecord(
            pointer ? Types.target(conversions.rvalue(operand).type()) : operand.type())) {
      context.error(
          span,
          "member reference type "
              + quote(operand.type())
              + " is "
              + (pointer ? "" : "not ")
              + "a pointer; did you mean to use '"
              + (pointer ? "->" : ".")
              + "'?");
      arrow = pointer;
    }
    Expr base = arrow ? conversions.rvalue(operand) : operand;
    CType record = arrow ? Types.target(base.type()) : base.type();
    if (Types.unqualified(record) instanceof CType.Vector vector && vector.extended()) {
      return swizzle(base, field, arrow, vector, span);
    }
    Optional<FieldLayout> found = find(record, field, span);
    CType declared = found.map(f -> f.field().type()).orElse(CType.INT);
    CType type =
        arrow || base.isLvalue()
            ? Types.qualified(declared, Types.qualifiers(record))
            : Types.unqualified(declared);
    return new Expr.Member(base, field, arrow, type, span);
  }

  /** Components of a vector; more than one are a vector again. */
  private Expr swizzle(Expr base, String names, boolean arrow, CType.Vector vector, Span span) {
    Optional<List<Integer>> lanes = Swizzles.lanes(names, vector.count());
    if (lanes.isEmpty()) {
      context.error(span, "no components '" + names + "' in " + quote(vector));
      return new Expr.Swizzle(base, "x", arrow, true, vector.element(), span);
    }
    int count = lanes.get().size();
    CType type = count == 1 ? vector.element() : new CType.Vector(vector.element(), count, true);
    CType whole = arrow ? Types.target(base.type()) : base.type();
    boolean distinct = Swizzles.areDistinct(lanes.get());
    boolean lvalue = distinct && (arrow || base.isLvalue());
    return new Expr.Swizzle(
        base,
        names,
        arrow,
        distinct,
        lvalue ? Types.qualified(type, Types.qualifiers(whole)) : type,
        span);
  }

  private Optional<FieldLayout> find(CType record, String field, Span span) {
    if (!Types.isRecord(record)) {
      context.error(
          span, "member reference base type " + quote(record) + " is not a structure or union");
      return Optional.empty();
    }
    Optional<RecordLayout> layout = context.layout().layout(record);
    if (layout.isEmpty()) {
      context.error(span, "incomplete definition of type " + quote(record));
      return Optional.empty();
    }
    Optional<FieldLayout> found = layout.get().find(field).map(FieldPath::layout);
    if (found.isEmpty()) {
      context.error(span, "no member named '" + field + "' in " + quote(record));
    }
    return found;
  }

  Expr offsetOf(CType of, List<Initializer.Designator> path, Span span) {
    var typed = new ArrayList<Initializer.Designator>();
    CType at = of;
    for (Initializer.Designator step : path) {
      switch (step) {
        case Initializer.Designator.Field f -> {
          Optional<FieldLayout> found = find(at, f.name(), span);
          if (found.isPresent() && found.get().isBitField()) {
            context.error(span, "cannot compute offset of bit-field '" + f.name() + "'");
          }
          at = found.map(l -> l.field().type()).orElse(CType.INT);
          typed.add(f);
        }
        case Initializer.Designator.Index i -> {
          if (!Types.isArray(at)) {
            context.error(span, "offsetof requires array type, " + quote(at) + " invalid");
          }
          at = Types.element(at);
          typed.add(new Initializer.Designator.Index(conversions.rvalue(i.index())));
        }
        case Initializer.Designator.Range _ -> context.error(span, "range in offsetof");
      }
    }
    return new Expr.OffsetOf(of, typed, context.layout().sizeType(), span);
  }
}
