package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.grammar.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A choice by type. */
final class GenericRule implements NumberRule {
  private static final List<CType> TYPES =
      List.of(CType.INT, CType.UINT, CType.LONG, CType.ULONG, CType.DOUBLE, CType.CHAR);

  @Override
  public String name() {
    return "generic";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Expr make(Place place) {
    Expr value = Numbers.real(place.deeper());
    // Compilers do not agree on the type of a bit-field that was just changed.
    Expr control = place.code().cast(value.type(), value);
    var associations = new ArrayList<Expr.Association>();
    for (CType type : place.rng().shuffled(TYPES).subList(0, place.rng().between(1, 3))) {
      associations.add(new Expr.Association(Optional.of(type), Numbers.real(place.deeper())));
    }
    associations.add(new Expr.Association(Optional.empty(), Numbers.real(place.deeper())));
    return place.typing().generic(new CType.TypeOperand.OfExpr(control), associations, Span.NONE);
  }
}
