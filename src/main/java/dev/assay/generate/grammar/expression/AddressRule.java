package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.generate.grammar.Place;

/** An address as a number. */
final class AddressRule implements NumberRule {
  @Override
  public String name() {
    return "address-number";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Expr make(Place place) {
    return Lvalues.find(place, e -> Lvalues.isAddressable(place, e))
        .map(object ->
            place
                .code()
                .cast(CType.ULONG, place.typing().unary(UnaryOp.ADDRESS, object, Span.NONE)))
        .orElseGet(() -> Constants.integer(place.rng()));
  }
}
