package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.Optional;

/** Conditions that follow from the least and the greatest value of a place. */
final class RangeAtoms {
  private final Typing typing;
  private final Rng rng;

  RangeAtoms(Typing typing, Rng rng) {
    this.typing = typing;
    this.rng = rng;
  }

  /** Empty if the type alone says as much. */
  Optional<Expr> of(Table.Bounds bounds, boolean expected) {
    Layout layout = typing.layout();
    Expr lvalue = bounds.place().lvalue();
    Expr read = typing.rvalue(lvalue);
    CType type = Types.promoted(lvalue.type(), layout);
    boolean upper = rng.nextBoolean();
    boolean strict = rng.nextBoolean();
    BigInteger seen = upper ? bounds.range().greatest() : bounds.range().least();
    BigInteger beyond = seen.add(BigInteger.valueOf(upper ? 1 : -1));
    Optional<IntShape> held = IntShape.held(lvalue, layout).filter(s -> s.holds(beyond));
    if (held.isEmpty() || !isWritten(type)) {
      return Optional.empty();
    }
    BinaryOp op =
        strict
            ? (upper ? BinaryOp.LESS : BinaryOp.GREATER)
            : (upper ? BinaryOp.LESS_EQUAL : BinaryOp.GREATER_EQUAL);
    Expr constant = Literals.integer(strict ? beyond : seen, type);
    return Optional.of(
        typing.binary(expected ? op : Comparing.complement(op), read, constant, Span.NONE));
  }

  private static boolean isWritten(CType type) {
    return type instanceof CType.Int;
  }
}
