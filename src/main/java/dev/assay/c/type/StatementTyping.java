package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;

/** Types the expressions that statements and declarators hold. */
final class StatementTyping {
  private final TypingContext context;
  private final Conversions conversions;
  private final AssignmentTyping assignments;

  StatementTyping(TypingContext context, Conversions conversions, AssignmentTyping assignments) {
    this.context = context;
    this.conversions = conversions;
    this.assignments = assignments;
  }

  Expr condition(Expr expr) {
    Expr value = conversions.rvalue(expr);
    if (!Types.isScalar(value.type())) {
      context.error(
          expr.span(),
          "statement requires expression of scalar type (" + quote(value.type()) + " invalid)");
    }
    return value;
  }

  Expr switchCondition(Expr expr) {
    Expr value = conversions.promote(expr);
    if (!Types.isInteger(value.type())) {
      context.error(
          expr.span(),
          "statement requires expression of integer type (" + quote(value.type()) + " invalid)");
    }
    return value;
  }

  Expr caseExpr(Expr expr, CType switchType) {
    Expr value = conversions.promote(expr);
    if (!Types.isInteger(value.type()) || context.constants().integer(value).isEmpty()) {
      context.error(expr.span(), "case value is not an integer constant expression");
      return value;
    }
    return conversions.convert(value, switchType);
  }

  Expr arraySize(Expr size) {
    Expr value = conversions.rvalue(size);
    if (!Types.isInteger(value.type())) {
      context.error(size.span(), "size of array has non-integer type " + quote(value.type()));
    }
    return value;
  }

  /** In a function without result a void expression may be returned (GNU), others are ignored. */
  Expr returnValue(Expr value, CType result, Span span) {
    if (!Types.isVoid(result)) {
      return assignments.convert(value, result, Typing.Purpose.RETURN);
    }
    Expr read = conversions.rvalue(value);
    if (!Types.isVoid(read.type())) {
      context.warning(span, "void function should not return a value");
      return Conversions.implicit(Conversion.TO_VOID, read, CType.VOID);
    }
    return read;
  }

  /** The type of a statement expression: that of its last expression statement, else void. */
  static CType valueType(Stmt.Block block) {
    if (block.items().isEmpty()) {
      return CType.VOID;
    }
    Stmt last = block.items().getLast();
    while (last instanceof Stmt.Labeled labeled) {
      last = labeled.body();
    }
    return last instanceof Stmt.Expression e ? Types.unqualified(e.expr().type()) : CType.VOID;
  }
}
