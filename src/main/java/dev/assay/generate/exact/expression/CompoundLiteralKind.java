package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** An element of an array that has no name. */
final class CompoundLiteralKind implements ExpressionKind {
  private static final int MOST_ELEMENTS = 5;

  @Override
  public Feature feature() {
    return Feature.COMPOUND_LITERAL;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.depth() > 1 && !spot.draft().options().target().isCxx();
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    CType element = ScalarTypes.integer(spot.policy(), spot.rng());
    int count = spot.rng().between(1, MOST_ELEMENTS);
    var items = new ArrayList<Initializer.Item>();
    for (int i = 0; i < count; i++) {
      Expr value = expressions.integer(spot.withDepth(Math.min(1, spot.depth() - 1)));
      items.add(new Initializer.Item(List.of(), new Initializer.Value(value)));
    }
    CType type = new CType.Array(element, new CType.ArraySize.Fixed(count));
    Expr literal =
        spot.typing().compoundLiteral(type, new Initializer.Braces(items, Span.NONE), Span.NONE);
    Expr index = expressions.repeatable(spot.withDepth(0));
    return spot.operations().index(literal, index, count, spot.rng().nextInt(1 << 16));
  }
}
