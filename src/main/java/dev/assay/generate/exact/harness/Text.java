package dev.assay.generate.exact.harness;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import java.util.List;

/** String literals. */
final class Text {
  private Text() {}

  static Expr of(String value) {
    var type = new CType.Array(CType.CHAR, new CType.ArraySize.Fixed(value.length() + 1));
    return new Expr.StringLiteral(List.of(), value, type, Span.NONE);
  }
}
