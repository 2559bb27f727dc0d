package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.environment.DrawnTypes;

/** The size or the alignment of a type or of an expression. */
final class SizeRule implements NumberRule {
  @Override
  public String name() {
    return "size";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Expr make(Place place) {
    CType type = DrawnTypes.object(place.sketch());
    if (place.rng().nextBoolean()) {
      return place.typing().alignOf(new CType.TypeOperand.OfType(type), Span.NONE);
    }
    return place
        .typing()
        .sizeOf(
            place.rng().nextBoolean()
                ? new CType.TypeOperand.OfType(type)
                : new CType.TypeOperand.OfExpr(value(place.deeper())),
            Span.NONE);
  }

  /** No bit-field, which has no size. */
  private static Expr value(Place place) {
    return place.typing().unary(UnaryOp.PLUS, Numbers.real(place), Span.NONE);
  }
}
