package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** An element of a string literal. */
final class StringElementKind implements ExpressionKind {
  private static final int LONGEST = 12;

  @Override
  public Feature feature() {
    return Feature.STRING_ELEMENT;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    var text = new StringBuilder();
    for (int left = spot.rng().between(1, LONGEST); left > 0; left--) {
      text.append((char) ('a' + spot.rng().nextInt(26)));
    }
    long count = text.length() + 1L;
    CType element = CType.CHAR;
    CType type = new CType.Array(element, new CType.ArraySize.Fixed(count));
    Expr string =
        new Expr.StringLiteral(List.of("\"" + text + "\""), text.toString(), type, Span.NONE);
    Expr index = expressions.repeatable(spot.withDepth(Math.min(1, spot.depth() - 1)));
    return spot.operations().index(string, index, count, spot.rng().nextInt(1 << 16));
  }
}
