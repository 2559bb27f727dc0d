package dev.assay.generate.grammar.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.environment.Initials;
import java.util.List;
import java.util.Optional;

/** Makes values that may be assigned to an object of a given type. */
public final class Values {
  private static final List<BinaryOp> COMPLEX =
      List.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.MULTIPLY, BinaryOp.DIVIDE);
  private static final List<BinaryOp> VECTORS =
      List.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.MULTIPLY);
  private static final List<BinaryOp> INTEGER_VECTORS =
      List.of(
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.AND,
          BinaryOp.OR,
          BinaryOp.XOR,
          BinaryOp.SHIFT_LEFT,
          BinaryOp.SHIFT_RIGHT);

  private Values() {}

  /** A value for an object of the type; arrays have none. */
  public static Expr of(Place place, CType type) {
    CType plain = Types.unqualified(Types.canonical(type));
    return switch (plain) {
      case CType.Pointer(CType target) -> Pointers.to(place, target);
      case CType.Record _ -> stored(place, plain).orElseGet(() -> literal(place, plain));
      case CType.Vector vector -> vector(place, vector);
      case CType.Complex _ -> complex(place, plain);
      case CType _ -> Numbers.real(place);
    };
  }

  private static Optional<Expr> stored(Place place, CType type) {
    return Lvalues.find(place, e -> Types.sameUnqualified(e.type(), type))
        .map(place.typing()::rvalue);
  }

  /** A compound literal. */
  private static Expr literal(Place place, CType type) {
    return place.typing().compoundLiteral(type, Initials.of(place.sketch(), type), Span.NONE);
  }

  private static Expr complex(Place place, CType type) {
    if (place.depth() <= 0) {
      return stored(place, type).orElseGet(() -> Numbers.real(place));
    }
    return place
        .code()
        .binary(
            place.rng().pick(COMPLEX),
            complex(place.deeper(), type),
            place.rng().nextBoolean()
                ? Numbers.real(place.deeper())
                : complex(place.deeper(), type));
  }

  private static Expr vector(Place place, CType.Vector type) {
    if (place.depth() <= 0) {
      return stored(place, type).orElseGet(() -> literal(place, type));
    }
    boolean integers = Types.isInteger(type.element());
    return place
        .code()
        .binary(
            place.rng().pick(integers ? INTEGER_VECTORS : VECTORS),
            vector(place.deeper(), type),
            vector(place.deeper(), type));
  }
}
