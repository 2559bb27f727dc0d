package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.reduce.Observations;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Constants that can stand for expressions. */
final class Values {
  private Values() {}

  static Expr integer(long value) {
    CType type = value == (int) value ? CType.INT : CType.LONG;
    String text = value < 0 ? "" : Long.toString(value);
    return new Expr.IntLiteral(BigInteger.valueOf(value), text, type, Span.NONE);
  }

  static Expr zero() {
    return integer(0);
  }

  /** Zero of a type; of a struct or a vector one with {@code {0}}. */
  static Expr zero(CType type) {
    return Types.isRecord(type) || Types.isVector(type) || Types.isArray(type)
        ? new Expr.CompoundLiteral(type, braced(zero()), type, Span.NONE)
        : zero();
  }

  private static Initializer braced(Expr value) {
    var item = new Initializer.Item(List.of(), new Initializer.Value(value));
    return new Initializer.Braces(List.of(item), Span.NONE);
  }

  /** What all of the expressions always were, if it was the same and can be written. */
  static Optional<Expr> observed(List<? extends Expr> exprs, Observations observations) {
    Object common = null;
    for (Expr expr : exprs) {
      Optional<Observations.Values> values = observations.values(expr);
      if (values.isEmpty()) {
        continue;
      }
      Object value = values.get().first();
      if (!values.get().single() || common != null && !common.equals(value)) {
        return Optional.empty();
      }
      common = value;
    }
    return exprs.isEmpty() || common == null
        ? Optional.empty()
        : constant(common, exprs.getFirst().type());
  }

  /** The constant for a value that the interpreter reported; pointers have none but null. */
  static Optional<Expr> constant(Object value, CType type) {
    return switch (value) {
      case Long v when Types.isInteger(type) || v == 0 -> Optional.of(integer(v));
      case Double v when Types.isFloating(type) && v == Math.rint(v) && Math.abs(v) < 1e9 ->
          Optional.of(integer(v.longValue()));
      case Double v when Types.isFloating(type) && Double.isFinite(v) && v > 0 ->
          Optional.of(new Expr.FloatLiteral(v.toString(), CType.DOUBLE, Span.NONE));
      case Object _ -> Optional.empty();
    };
  }
}
