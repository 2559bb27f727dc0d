package dev.assay.generate.grammar.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.grammar.Place;
import java.util.Optional;

/** Makes pointers of a given type. */
public final class Pointers {
  private Pointers() {}

  /** A pointer to objects of the type; seldom a null pointer if there is anything to point to. */
  public static Expr to(Place place, CType target) {
    CType type = new CType.Pointer(target);
    if (place.depth() > 1 && place.rng().chance(1, 8)) {
      Expr condition = Numbers.condition(place.deeper());
      return place
          .typing()
          .conditional(
              condition, to(place.deeper(), target), to(place.deeper(), target), Span.NONE);
    }
    Optional<Expr> found =
        place.rng().nextBoolean()
            ? stored(place, type).or(() -> address(place, target))
            : address(place, target).or(() -> stored(place, type));
    return found
        .map(pointer -> place.rng().chance(1, 30) ? moved(place, pointer) : pointer)
        .orElseGet(() -> place.code().cast(type, Code.number(0, CType.INT)));
  }

  private static Optional<Expr> stored(Place place, CType type) {
    return Lvalues.find(place, e -> Types.sameUnqualified(e.type(), type));
  }

  private static Optional<Expr> address(Place place, CType target) {
    return Lvalues.changeable(
            place, e -> Types.same(e.type(), target) && Lvalues.isAddressable(place, e))
        .map(e -> place.typing().unary(UnaryOp.ADDRESS, e, Span.NONE));
  }

  private static Expr moved(Place place, Expr pointer) {
    BinaryOp op = place.rng().nextBoolean() ? BinaryOp.ADD : BinaryOp.SUBTRACT;
    return place.code().binary(op, pointer, Constants.literal(place.rng().nextInt(2)));
  }
}
