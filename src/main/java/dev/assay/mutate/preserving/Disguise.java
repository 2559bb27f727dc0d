package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.synthesis.Evaluator;
import dev.assay.mutate.synthesis.Expressions;
import dev.assay.mutate.synthesis.Table;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** Writes numbers as expressions over places of which it is known what they hold. */
final class Disguise {
  private final List<Known> known;
  private final Typing typing;
  private final Layout layout;
  private final Rng rng;

  Disguise(List<Known> known, Typing typing, Rng rng) {
    this.known = known;
    this.typing = typing;
    this.layout = typing.layout();
    this.rng = rng;
  }

  /**
   * An expression of the type with the value.
   *
   * @param type as integer constants have them: at least an int
   */
  Optional<Expr> of(BigInteger value, CType type) {
    if (known.isEmpty()) {
      return Optional.empty();
    }
    Known place = rng.pick(known);
    return switch (rng.nextInt(6)) {
      case 0 -> Optional.of(chosen(place, value, type));
      case 1 -> Optional.of(multiplied(place, value, type));
      case 2 -> added(place, value, type).or(() -> masked(place, value, type));
      case 3, 4 -> synthesized(value, type).or(() -> masked(place, value, type));
      default -> masked(place, value, type).or(() -> Optional.of(chosen(place, value, type)));
    };
  }

  /** A condition that holds. */
  Optional<Expr> truth() {
    return known.isEmpty() ? Optional.empty() : Optional.of(truth(rng.pick(known)));
  }

  private Expr truth(Known place) {
    return switch (rng.nextInt(3)) {
      case 0 -> compared(place, BinaryOp.GREATER_EQUAL, place.least());
      case 1 -> compared(place, BinaryOp.LESS_EQUAL, place.greatest());
      default ->
          place
              .only()
              .map(only -> compared(place, BinaryOp.EQUAL, only))
              .orElseGet(() -> compared(place, BinaryOp.LESS_EQUAL, place.greatest()));
    };
  }

  private Expr compared(Known place, BinaryOp op, BigInteger bound) {
    CType type = Types.promoted(place.place().type(), layout);
    return typing.binary(op, place.place().lvalue(), Numbers.of(bound, type), Span.NONE);
  }

  /** {@code p == 3 ? value : other}, of the type of both. */
  private Expr chosen(Known place, BigInteger value, CType type) {
    Expr other = Numbers.of(layout.wrap(BigInteger.valueOf(rng.between(-9, 99)), type), type);
    return typing.conditional(truth(place), Numbers.of(value, type), other, Span.NONE);
  }

  /** {@code (p == 3) * value}, and other ways to make nothing of a one or a zero. */
  private Expr multiplied(Known place, BigInteger value, CType type) {
    Expr truth = truth(place);
    Expr number = Numbers.of(value, type);
    return switch (rng.nextInt(3)) {
      case 0 -> typing.binary(BinaryOp.MULTIPLY, truth, number, Span.NONE);
      case 1 -> typing.binary(BinaryOp.XOR, number, not(truth), Span.NONE);
      default -> typing.binary(BinaryOp.OR, not(truth), number, Span.NONE);
    };
  }

  private Expr not(Expr truth) {
    return typing.unary(UnaryOp.NOT, truth, Span.NONE);
  }

  /** {@code p + 4}. */
  private Optional<Expr> added(Known place, BigInteger value, CType type) {
    return place.only().flatMap(only -> differing(converted(place, type), only, value, type));
  }

  /** Any operators over places that hold one value each, and the difference to that. */
  private Optional<Expr> synthesized(BigInteger value, CType type) {
    var settled = new LinkedHashMap<Place, BigInteger>();
    known.forEach(k -> k.only().ifPresent(only -> settled.put(k.place(), only)));
    if (settled.isEmpty()) {
      return Optional.empty();
    }
    Table table = Table.settled(settled, typing);
    Expr made = new Expressions(table, typing, rng).any();
    return new Evaluator(table)
        .integers(made)
        .flatMap(one -> {
          Expr operand = converted(made, type);
          return differing(operand, one.getFirst(), value, type)
              .or(() -> Optional.of(crossed(operand, one.getFirst(), value, type)));
        });
  }

  /** The operand, whose value is known, and what is missing; empty if that overflows. */
  private Optional<Expr> differing(Expr operand, BigInteger known, BigInteger value, CType type) {
    BigInteger held = layout.wrap(known, type);
    BigInteger more = layout.wrap(value.subtract(held), type);
    if (layout.isSigned(type) && !held.add(more).equals(value)) {
      return Optional.empty();
    }
    Expr number = Numbers.of(more, type);
    return Optional.of(
        rng.nextBoolean()
            ? typing.binary(BinaryOp.ADD, operand, number, Span.NONE)
            : typing.binary(BinaryOp.ADD, number, operand, Span.NONE));
  }

  private Expr crossed(Expr operand, BigInteger known, BigInteger value, CType type) {
    BigInteger other = layout.wrap(layout.wrap(known, type).xor(value), type);
    return typing.binary(BinaryOp.XOR, operand, Numbers.of(other, type), Span.NONE);
  }

  /** {@code (p & mask) ^ rest}, where the mask leaves only bits that are always the same. */
  private Optional<Expr> masked(Known place, BigInteger value, CType type) {
    if (place.values().isEmpty()) {
      return Optional.empty();
    }
    BigInteger first = layout.wrap(place.values().getFirst(), type);
    BigInteger changing =
        place.values().stream()
            .map(v -> layout.wrap(v, type).xor(first))
            .reduce(BigInteger.ZERO, BigInteger::or);
    BigInteger same = layout.wrap(changing.not(), type);
    if (same.signum() == 0) {
      return Optional.empty();
    }
    boolean all = changing.signum() == 0 && rng.nextBoolean();
    BigInteger drawn = layout.wrap(BigInteger.valueOf(rng.nextLong()), type).and(same);
    BigInteger mask = all || drawn.signum() == 0 ? same : drawn;
    Expr kept =
        all
            ? converted(place, type)
            : typing.binary(
                BinaryOp.AND, converted(place, type), Numbers.of(mask, type), Span.NONE);
    BigInteger rest = layout.wrap(first.and(mask).xor(value), type);
    return Optional.of(typing.binary(BinaryOp.XOR, kept, Numbers.of(rest, type), Span.NONE));
  }

  private Expr converted(Known place, CType type) {
    return converted(typing.rvalue(place.place().lvalue()), type);
  }

  private Expr converted(Expr value, CType type) {
    return Types.sameUnqualified(value.type(), type) ? value : typing.cast(type, value, Span.NONE);
  }
}
