package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.generate.exact.Code;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** An atomic operation on an object. */
final class AtomicRule implements NumberRule {
  private static final List<String> NAMES =
      List.of(
          "__atomic_fetch_add",
          "__atomic_fetch_sub",
          "__atomic_fetch_and",
          "__atomic_fetch_or",
          "__atomic_fetch_xor",
          "__atomic_add_fetch",
          "__atomic_exchange_n");

  /** The strictest order, and the weakest. */
  private static final List<Integer> ORDERS = List.of(5, 0);

  @Override
  public String name() {
    return "atomic-builtin";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Expr make(Place place) {
    return Lvalues.changeable(place, e -> Lvalues.isPlainInteger(place, e) && isSmall(place, e))
        .map(target -> update(place, target))
        .orElseGet(() -> Constants.integer(place.rng()));
  }

  /** Larger ones would need a library that not every machine has. */
  private static boolean isSmall(Place place, Expr lvalue) {
    return place.typing().layout().width(lvalue.type()) <= Long.SIZE;
  }

  private static Expr update(Place place, Expr target) {
    return place
        .typing()
        .builtinCall(
            place.rng().pick(NAMES),
            List.of(
                place.typing().unary(UnaryOp.ADDRESS, target, Span.NONE),
                Numbers.integer(place.deeper()),
                Code.number(place.rng().pick(ORDERS), CType.INT)),
            Span.NONE);
  }
}
