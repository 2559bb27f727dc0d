package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.Convert;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.PointerCasts;
import dev.assay.interpret.node.Sequence;
import dev.assay.interpret.node.VectorNodes;
import dev.assay.interpret.value.Repr;
import java.util.List;

/** Translates conversions, implicit and written. */
final class Conversions {
  private final ExprTranslator expressions;

  Conversions(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  ExprNode of(Conversion conversion, Expr operand, CType type, Span span) {
    return switch (conversion) {
      case LVALUE_TO_RVALUE -> read(operand, span);
      case ARRAY_TO_POINTER, FUNCTION_TO_POINTER -> expressions.address(operand);
      case TO_VOID -> expressions.discarded(operand);
      case POINTER -> pointer(operand, type, span);
      case VECTOR_SPLAT ->
          VectorNodes.splat(
              expressions.rvalue(operand),
              expressions.repr(operand.type()),
              (Repr.Lanes) expressions.repr(type));
      case VECTOR_REINTERPRET ->
          VectorNodes.reinterpret(
              expressions.rvalue(operand),
              expressions.repr(operand.type()),
              expressions.repr(type),
              span);
      case TO_UNION ->
          VectorNodes.toUnion(
              expressions.rvalue(operand),
              expressions.repr(operand.type()),
              expressions.layout().sizeOf(type).orElse(0));
      case INTEGRAL_TO_POINTER, NULL_TO_POINTER ->
          PointerCasts.fromInteger(
              expressions.rvalue(operand), expressions.layout().model().pointerSize());
      case POINTER_TO_INTEGRAL ->
          convert(
              exposed(used(expressions.rvalue(operand), operand.type(), span), span),
              operand.type(),
              type,
              span);
      case TO_BOOL ->
          convert(
              used(expressions.rvalue(operand), operand.type(), span), operand.type(), type, span);
      case INTEGRAL, INTEGRAL_TO_FLOATING, FLOATING_TO_INTEGRAL, FLOATING ->
          convert(expressions.rvalue(operand), operand.type(), type, span);
      case REAL_TO_COMPLEX, COMPLEX_TO_REAL, COMPLEX, NO_OP ->
          convert(expressions.rvalue(operand), operand.type(), type, span);
    };
  }

  private ExprNode exposed(ExprNode pointer, Span span) {
    return expressions.context().machine().openings().isActive()
        ? PointerCasts.exposed(pointer, span)
        : pointer;
  }

  /** The value of a pointer must be that of a living object, or null. */
  ExprNode used(ExprNode value, CType type, Span span) {
    return Types.isPointer(type) && !Constants.isLong(value)
        ? PointerCasts.used(value, span)
        : value;
  }

  private ExprNode read(Expr operand, Span span) {
    if (operand instanceof Expr.Swizzle s) {
      return Components.isElement(s)
          ? read(Components.element(s), span)
          : expressions.rvalue(operand);
    }
    if (!operand.isLvalue() && !(operand instanceof Expr.Member)) {
      return expressions.rvalue(operand);
    }
    Place place =
        expressions
            .context()
            .restricts()
            .noted(operand, expressions.lvalues().place(operand), false);
    return Places.load(place, expressions.order().isWatched(), span);
  }

  /** A pointer that is not aligned for the type it is converted to (6.3.2.3p7). */
  private ExprNode pointer(Expr operand, CType type, Span span) {
    ExprNode value = expressions.rvalue(operand);
    CType target = Types.target(type);
    boolean fromPointer = Types.isPointer(operand.type());
    int align =
        Types.isFunction(target) || Types.isVoid(target) ? 1 : expressions.layout().alignOf(target);
    int known = fromPointer ? expressions.layout().alignOf(Types.target(operand.type())) : 1;
    return align <= known ? value : PointerCasts.aligned(value, align, Types.name(type), span);
  }

  /** Converts a value that is already there. */
  ExprNode convert(ExprNode value, CType from, CType to, Span span) {
    Repr source = expressions.repr(from);
    Repr target = expressions.repr(to);
    if (source instanceof Repr.Lanes || source instanceof Repr.Bytes) {
      return value;
    }
    if (target instanceof Repr.Lanes lanes) {
      return VectorNodes.splat(value, source, lanes);
    }
    if (target instanceof Repr.Nothing) {
      return Sequence.of(List.of(value), expressions.nothing());
    }
    return Convert.of(value, source, target, Types.name(to), span);
  }
}
