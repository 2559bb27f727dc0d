package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.CType.TypeOperand;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import java.util.List;
import java.util.Optional;

/** Types the operators that ask about types: sizeof, alignof, _Generic and GNU's choices. */
final class OperandTyping {
  private final TypingContext context;
  private final Conversions conversions;

  OperandTyping(TypingContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  Expr sizeOf(TypeOperand operand, Span span) {
    check("sizeof", operand, span);
    return new Expr.SizeOf(operand, context.layout().sizeType(), span);
  }

  Expr alignOf(TypeOperand operand, Span span) {
    check("alignof", operand, span);
    return new Expr.AlignOf(operand, context.layout().sizeType(), span);
  }

  private void check(String what, TypeOperand operand, Span span) {
    CType type = type(operand);
    if (operand instanceof TypeOperand.OfExpr e && Members.isBitField(e.expr(), context.layout())) {
      context.error(span, "invalid application of '" + what + "' to bit-field");
    } else if (!Types.isVoid(type) && !Types.isFunction(type) && !isMeasurable(what, type)) {
      context.error(
          span, "invalid application of '" + what + "' to an incomplete type " + quote(type));
    }
  }

  private boolean isMeasurable(String what, CType type) {
    boolean openArray = what.equals("alignof") && Types.isArray(type);
    return context.layout().isComplete(openArray ? Types.element(type) : type);
  }

  static CType type(TypeOperand operand) {
    return switch (operand) {
      case TypeOperand.OfType t -> t.type();
      case TypeOperand.OfExpr e -> e.expr().type();
    };
  }

  Expr generic(TypeOperand control, List<Expr.Association> associations, Span span) {
    CType type =
        switch (control) {
          case TypeOperand.OfType t -> t.type();
          case TypeOperand.OfExpr e ->
              Members.valueType(conversions.rvalue(e.expr()), context.layout());
        };
    int selected = select(type, associations, span);
    CType result = selected < 0 ? CType.INT : associations.get(selected).expr().type();
    return new Expr.Generic(control, associations, Math.max(selected, 0), result, span);
  }

  private int select(CType type, List<Expr.Association> associations, Span span) {
    int fallback = -1;
    for (int i = 0; i < associations.size(); i++) {
      Optional<CType> candidate = associations.get(i).type();
      if (candidate.isEmpty()) {
        fallback = i;
      } else if (Types.compatible(candidate.get(), type, context.layout())) {
        return i;
      }
    }
    if (fallback < 0) {
      context.error(
          span,
          "controlling expression type "
              + quote(type)
              + " not compatible with any generic association type");
    }
    return fallback;
  }

  Expr typesCompatible(CType first, CType second, Span span) {
    boolean value = context.compatibility().compatibleUnqualified(first, second);
    return new Expr.TypesCompatible(first, second, value, CType.INT, span);
  }

  Expr chooseExpr(Expr condition, Expr then, Expr otherwise, Span span) {
    var value = context.constants().integer(conversions.rvalue(condition));
    if (value.isEmpty()) {
      context.error(span, "'__builtin_choose_expr' requires a constant expression");
    }
    boolean first = value.isPresent() && value.get().signum() != 0;
    CType type = (first ? then : otherwise).type();
    return new Expr.ChooseExpr(conversions.rvalue(condition), then, otherwise, first, type, span);
  }

  Expr convertVector(Expr operand, CType written, Span span) {
    Expr value = conversions.rvalue(operand);
    boolean valid =
        Types.unqualified(written) instanceof CType.Vector to
            && value.type() instanceof CType.Vector from
            && to.count() == from.count();
    if (!valid) {
      context.error(
          span,
          "'__builtin_convertvector' of "
              + quote(value.type())
              + " to "
              + quote(written)
              + " must keep the number of elements");
    }
    return new Expr.ConvertVector(value, written, Types.unqualified(written), span);
  }
}
