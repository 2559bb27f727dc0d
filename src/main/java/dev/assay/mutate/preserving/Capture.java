package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import java.util.List;

/**
 * A variable of a function that code in another function works with.
 *
 * @param uses those in the code
 * @param name of the parameter that stands for it
 * @param byValue else by its address
 */
record Capture(Local local, List<Expr.Name> uses, String name, boolean byValue) {
  Decl.Parameter parameter() {
    return new Decl.Parameter(name, type(), Decl.Storage.NONE, List.of(), Span.NONE);
  }

  private CType type() {
    return byValue ? valueType(local) : new CType.Pointer(local.type());
  }

  /** As it is written, if that has no qualifiers. */
  static CType valueType(Local local) {
    return Types.qualifiers(local.type()).isEmpty()
        ? local.type()
        : Types.unqualified(local.type());
  }

  Expr argument() {
    Expr variable = new Expr.Name(local.name(), local.type(), Span.NONE);
    return byValue
        ? new Expr.Implicit(Conversion.LVALUE_TO_RVALUE, variable, type(), Span.NONE)
        : new Expr.Unary(UnaryOp.ADDRESS, variable, type(), Span.NONE);
  }

  /** Makes the parameter stand for the variable in copies. */
  void putInto(Copy copy) {
    for (Expr.Name use : uses) {
      Expr parameter = new Expr.Name(name, type(), use.span());
      copy.put(
          use,
          byValue
              ? parameter
              : new Expr.Unary(
                  UnaryOp.DEREFERENCE,
                  new Expr.Implicit(Conversion.LVALUE_TO_RVALUE, parameter, type(), use.span()),
                  local.type(),
                  use.span()));
    }
  }
}
