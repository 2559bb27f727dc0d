package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Change;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * An expression of a program whose value is used or thrown away, and what may stand in its place.
 *
 * @param expr without the conversions of numbers and pointers that C makes of it
 * @param bound how many elements there are, if it is the index of an array
 * @param constant present where C asks for a constant
 */
record ExprSite(
    Expr expr,
    Demand demand,
    Use use,
    OptionalLong bound,
    Optional<ConstantPlace> constant,
    NameScope scope) {
  CType type() {
    return Types.unqualified(expr.type());
  }

  boolean isUsed() {
    return use != Use.DISCARDED;
  }

  /** Whether the program stays valid with another expression here. */
  boolean takes(Expr by, Typing typing) {
    return demand.accepts(by, expr.type())
        && (constant.isEmpty() || constant.get().stays(expr, by, typing.constants()));
  }

  Change change(Expr by) {
    return new Change(
        Excerpts.of(expr) + " as " + Excerpts.of(by), List.of(Replacement.of(expr, by)));
  }
}
