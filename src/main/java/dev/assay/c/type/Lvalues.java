package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;

/** Checks that an expression can be assigned to (6.3.2.1: modifiable lvalue). */
final class Lvalues {
  private final TypingContext context;

  Lvalues(TypingContext context) {
    this.context = context;
  }

  void requireModifiable(Expr expr, Span span) {
    CType type = expr.type();
    if (!expr.isLvalue()) {
      context.error(span, "expression is not assignable");
    } else if (Types.isFunction(type)) {
      context.error(span, "non-object type " + quote(type) + " is not assignable");
    } else if (Types.isArray(type)) {
      context.error(span, "array type " + quote(type) + " is not assignable");
    } else if (Types.qualifiers(type).isConst()) {
      context.error(
          span, "cannot assign to " + describe(expr) + " of const-qualified type " + quote(type));
    } else if (!context.layout().isComplete(type)) {
      context.error(span, "incomplete type " + quote(type) + " is not assignable");
    } else if (Types.isRecord(type) && hasConstMember(type)) {
      context.error(span, "cannot assign to " + describe(expr) + " with const-qualified member");
    }
  }

  private boolean hasConstMember(CType type) {
    return context.layout().layout(type).stream()
        .flatMap(l -> l.fields().stream())
        .map(f -> f.field().type())
        .anyMatch(t -> Types.qualifiers(t).isConst() || hasConstMember(innermost(t)));
  }

  private static CType innermost(CType type) {
    return Types.isArray(type) ? innermost(Types.element(type)) : type;
  }

  private static String describe(Expr expr) {
    if (expr instanceof Expr.Name n) {
      return "variable '" + n.name() + "'";
    }
    return expr instanceof Expr.Member m ? "member '" + m.field() + "'" : "an object";
  }
}
