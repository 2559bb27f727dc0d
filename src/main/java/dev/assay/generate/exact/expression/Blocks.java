package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Spot;
import java.util.ArrayList;
import java.util.List;

/** Makes GNU's statement expressions. */
final class Blocks {
  private Blocks() {}

  /** {@code ({ items value; })}. */
  static Expr of(Spot spot, List<Stmt> items, Expr value) {
    var all = new ArrayList<>(items);
    all.add(new Code(spot.typing()).evaluate(value));
    return spot.typing().statementExpr(Code.block(all), Span.NONE);
  }
}
