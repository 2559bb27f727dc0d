package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Builtins;
import dev.assay.generate.exact.Spot;
import java.util.List;

/** Makes calls of builtins. */
final class BuiltinCalls {
  private BuiltinCalls() {}

  /** A call of a builtin that has one type. */
  static Expr builtin(Spot spot, String name, Expr... arguments) {
    CType.Function type =
        Builtins.type(name, spot.draft().options().target().model()).orElseThrow();
    return spot.typing().call(new Expr.Name(name, type, Span.NONE), List.of(arguments), Span.NONE);
  }
}
