package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.random.Rng;
import java.util.Arrays;
import java.util.Optional;

/** Comparisons of integer expressions with constants that their values tell apart. */
final class IntegerAtoms {
  private final Typing typing;
  private final Layout layout;
  private final Rng rng;
  private final Evaluator evaluator;

  IntegerAtoms(Table table, Typing typing, Rng rng, Evaluator evaluator) {
    this.typing = typing;
    this.layout = table.layout();
    this.rng = rng;
    this.evaluator = evaluator;
  }

  /**
   * An operand with its values in order.
   *
   * @param range of what the operand could have been
   */
  private record Operand(Expr expr, CType type, IntShape shape, IntShape range, long[] values) {
    long least() {
      return values[0];
    }

    long greatest() {
      return values[values.length - 1];
    }

    boolean has(long value) {
      return Arrays.stream(values).anyMatch(v -> v == value);
    }
  }

  private Optional<Operand> operand(Expr expr) {
    CType type = Types.promoted(expr.type(), layout);
    if (!(type instanceof CType.Int) || evaluator.values(expr).isEmpty()) {
      return Optional.empty();
    }
    IntShape shape = IntShape.of(type, layout).orElseThrow();
    // Of the promoted type: -1 of a narrow one may be a large value of it, never the reverse.
    long[] values =
        Arrays.stream(evaluator.values(expr).get())
            .distinct()
            .boxed()
            .sorted(shape::compare)
            .mapToLong(Long::longValue)
            .toArray();
    IntShape own = IntShape.of(expr.type(), layout).orElse(shape);
    IntShape range =
        expr instanceof Expr.Implicit i && i.conversion() == Conversion.LVALUE_TO_RVALUE
            ? IntShape.held(i.operand(), layout).orElse(own)
            : own;
    return Optional.of(new Operand(expr, type, shape, range, values));
  }

  Optional<Expr> of(Expr expr, boolean expected) {
    return operand(expr).flatMap(o -> truth(o)).flatMap(made -> verified(made, expected));
  }

  /** Some comparison that ought to be true in every row. */
  private Optional<Expr> truth(Operand o) {
    return switch (rng.nextInt(7)) {
      case 0 -> unequal(o);
      case 1, 2 -> ordered(o);
      case 3 ->
          o.values.length == 1 ? Optional.of(compare(BinaryOp.EQUAL, o, o.least())) : ordered(o);
      case 4 -> masked(o);
      case 5 -> remainder(o);
      default -> within(o);
    };
  }

  private Optional<Expr> verified(Expr comparison, boolean expected) {
    if (!(comparison instanceof Expr.Binary b)) {
      return Optional.empty();
    }
    return evaluator
        .truth(comparison)
        .map(truth -> truth == expected ? comparison : Comparing.complement(comparison, b.op()));
  }

  private Expr compare(BinaryOp op, Operand o, long constant) {
    return compare(op, o.expr, o, constant);
  }

  /** With the constant at either side, and perhaps in a type of its own. */
  private Expr compare(BinaryOp op, Expr left, Operand o, long constant) {
    Expr literal = Literals.integer(o.shape.exact(constant), written(o, constant));
    return rng.chance(1, 4)
        ? typing.binary(Comparing.mirrored(op), literal, left, Span.NONE)
        : typing.binary(op, left, literal, Span.NONE);
  }

  private CType written(Operand o, long constant) {
    if (!rng.chance(1, 4)) {
      return o.type;
    }
    CType other = new CType.Int(rng.nextBoolean() ? IntKind.LLONG : IntKind.UINT);
    boolean fits =
        IntShape.of(other, layout).filter(s -> s.holds(o.shape.exact(constant))).isPresent();
    return fits ? other : o.type;
  }

  private Optional<Expr> unequal(Operand o) {
    long near = o.values[rng.nextInt(o.values.length)];
    long constant =
        switch (rng.nextInt(4)) {
          case 0 -> near + rng.between(1, 3);
          case 1 -> near - rng.between(1, 3);
          case 2 -> near ^ 1L << rng.nextInt(o.range.width());
          default -> o.range.wrap(rng.nextLong());
        };
    return o.range.holds(constant) && !o.has(constant)
        ? Optional.of(compare(BinaryOp.NOT_EQUAL, o, constant))
        : Optional.empty();
  }

  private Optional<Expr> ordered(Operand o) {
    boolean upper = rng.nextBoolean();
    long seen = upper ? o.greatest() : o.least();
    long limit = upper ? o.range.greatest() : o.range.least();
    if (seen == limit) {
      return Optional.empty();
    }
    long distance =
        rng.chance(1, 2) ? 1 : rng.chance(1, 2) ? rng.between(2, 40) : rng.nextInt(1 << 20);
    long room = upper ? limit - seen : seen - limit;
    long step = Long.compareUnsigned(distance, room) <= 0 ? Math.max(1, distance) : 1;
    long beyond = upper ? seen + step : seen - step;
    return Optional.of(
        rng.nextBoolean()
            ? compare(upper ? BinaryOp.LESS : BinaryOp.GREATER, o, beyond)
            : compare(
                upper ? BinaryOp.LESS_EQUAL : BinaryOp.GREATER_EQUAL,
                o,
                upper ? beyond - 1 : beyond + 1));
  }

  /** Bits that all values share. */
  private Optional<Expr> masked(Operand o) {
    long differing = 0;
    for (long value : o.values) {
      differing |= value ^ o.least();
    }
    long within = -1L >>> (64 - o.range.width());
    long some = rng.nextLong();
    long more = rng.nextLong();
    long mask = ~differing & within & (some | more);
    // A literal of the operand's own type: the sign bit would make it another one.
    mask &= o.shape.signed() ? o.shape.greatest() : -1L;
    if (mask == 0) {
      return Optional.empty();
    }
    long flipped = rng.chance(1, 2) ? 0 : Long.lowestOneBit(mask);
    Expr bits =
        typing.binary(
            BinaryOp.AND, o.expr, Literals.integer(o.shape.exact(mask), o.type), Span.NONE);
    BinaryOp op = flipped == 0 ? BinaryOp.EQUAL : BinaryOp.NOT_EQUAL;
    return Optional.of(compare(op, bits, o, o.least() & mask ^ flipped));
  }

  private Optional<Expr> remainder(Operand o) {
    long divisor = rng.between(2, 19);
    long first = IntegerMath.result(BinaryOp.REMAINDER, o.shape, o.least(), divisor);
    boolean shared =
        Arrays.stream(o.values)
            .allMatch(v -> IntegerMath.result(BinaryOp.REMAINDER, o.shape, v, divisor) == first);
    Expr rest =
        typing.binary(
            BinaryOp.REMAINDER,
            o.expr,
            Literals.integer(o.shape.exact(divisor), o.type),
            Span.NONE);
    long other = (Math.abs(first) + 1) % divisor * (first < 0 ? -1 : 1);
    if (!shared) {
      return Optional.empty();
    }
    return Optional.of(
        rng.nextBoolean()
            ? compare(BinaryOp.EQUAL, rest, o, first)
            : compare(BinaryOp.NOT_EQUAL, rest, o, other));
  }

  /** One comparison for both ends of the range, by the wrapping of an unsigned type. */
  private Optional<Expr> within(Operand o) {
    CType unsigned = new CType.Int(((CType.Int) o.type).kind().toUnsigned());
    IntShape shape = IntShape.of(unsigned, layout).orElseThrow();
    long span = shape.wrap(o.greatest() - o.least());
    if (span == shape.greatest()) {
      return Optional.empty();
    }
    Expr least = Literals.integer(shape.exact(shape.wrap(o.least())), unsigned);
    Expr cast = typing.cast(unsigned, o.expr, Span.NONE);
    Expr offset = typing.binary(BinaryOp.SUBTRACT, cast, least, Span.NONE);
    Expr most = Literals.integer(shape.exact(span), unsigned);
    return Optional.of(typing.binary(BinaryOp.LESS_EQUAL, offset, most, Span.NONE));
  }

  /** A comparison that is true in some rows only. */
  Optional<Expr> sometimes(Expr expr) {
    Optional<Operand> operand = operand(expr).filter(o -> o.values.length > 1);
    return operand.flatMap(this::parted).filter(e -> isMixed(e));
  }

  private boolean isMixed(Expr condition) {
    return evaluator.values(condition).isPresent() && evaluator.truth(condition).isEmpty();
  }

  private Optional<Expr> parted(Operand o) {
    long chosen = o.values[1 + rng.nextInt(o.values.length - 1)];
    return switch (rng.nextInt(4)) {
      case 0 -> Optional.of(compare(BinaryOp.LESS, o, chosen));
      case 1 -> Optional.of(compare(BinaryOp.GREATER_EQUAL, o, chosen));
      case 2 ->
          Optional.of(compare(rng.nextBoolean() ? BinaryOp.EQUAL : BinaryOp.NOT_EQUAL, o, chosen));
      default -> {
        long bit = Long.lowestOneBit(o.least() ^ chosen);
        Expr mask = Literals.integer(o.shape.exact(o.shape.wrap(bit)), o.type);
        yield Optional.of(typing.binary(BinaryOp.AND, o.expr, mask, Span.NONE));
      }
    };
  }
}
