package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.environment.ScalarTypes;
import java.util.ArrayList;
import java.util.List;

/** An element of an array that has no name. */
final class LiteralElementRule implements NumberRule {
  private static final int MOST = 4;

  @Override
  public String name() {
    return "literal-element";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Expr make(Place place) {
    var items = new ArrayList<Initializer.Item>();
    int count = place.rng().between(1, MOST);
    for (int i = 0; i < count; i++) {
      items.add(
          new Initializer.Item(
              List.of(), new Initializer.Value(Numbers.integer(place.deeper().withDepth(0)))));
    }
    CType type =
        new CType.Array(ScalarTypes.integer(place.sketch(), 0), new CType.ArraySize.Fixed(count));
    Initializer typed =
        place
            .typing()
            .initializers()
            .typed(type, new Initializer.Braces(items, Span.NONE))
            .initializer();
    return place
        .code()
        .index(
            place.typing().compoundLiteral(type, typed, Span.NONE),
            Constants.literal(place.rng().nextInt(count)));
  }
}
