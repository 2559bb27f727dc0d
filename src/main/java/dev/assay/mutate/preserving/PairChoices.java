package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.harvest.FunctionEntry;
import dev.assay.harvest.FunctionEntry.Pair;
import dev.assay.mutate.preserving.PairChoice.Case;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws which arguments calls have from visit to visit. Any pair is right at any time, so what
 * chooses may be anything that can be read without an effect.
 */
final class PairChoices {
  private final List<Known> changing;
  private final PairTables tables;
  private final Typing typing;
  private final Rng rng;

  PairChoices(List<Known> known, PairTables tables, Typing typing, Rng rng) {
    this.changing = known.stream().filter(k -> k.values().size() != 1).toList();
    this.tables = tables;
    this.typing = typing;
    this.rng = rng;
  }

  PairChoice of(FunctionEntry entry, Aim aim) {
    return switch (aim) {
      case Aim.Always(BigInteger value) -> drawn(entry.pairs(), value);
      case Aim.By(Known place, List<BigInteger> values) ->
          new PairChoice.ByIndex(
              offset(place),
              values.stream().map(v -> new Case(rng.pick(entry.pairs()), v)).toList(),
              tables);
    };
  }

  private PairChoice drawn(List<Pair> pairs, BigInteger value) {
    var first = new Case(rng.pick(pairs), value);
    if (changing.isEmpty() || pairs.size() < 2 || rng.nextBoolean()) {
      return new PairChoice.Fixed(first);
    }
    Known place = rng.pick(changing);
    return rng.nextBoolean()
        ? new PairChoice.ByCondition(
            condition(place), first, new Case(another(pairs, first.pair()), value), typing)
        : indexed(pairs, value, place);
  }

  /** One that takes another path through the function, if there is any. */
  private Pair another(List<Pair> pairs, Pair first) {
    List<Pair> elsewhere = pairs.stream().filter(p -> p.path() != first.path()).toList();
    return rng.pick(elsewhere.isEmpty() ? pairs : elsewhere);
  }

  private PairChoice indexed(List<Pair> pairs, BigInteger value, Known place) {
    int most = Integer.highestOneBit(pairs.size());
    boolean isDirect = range(place) <= pairs.size() && rng.nextBoolean();
    int count = isDirect ? (int) range(place) : most;
    List<Pair> some = rng.shuffled(pairs);
    return new PairChoice.ByIndex(
        isDirect ? offset(place) : masked(place, most - 1),
        IntStream.range(0, count).mapToObj(i -> new Case(some.get(i), value)).toList(),
        tables);
  }

  /** How many values there are from the least to the greatest; many if they do not fit an int. */
  static long range(Known place) {
    BigInteger width = place.greatest().subtract(place.least());
    return width.bitLength() < Integer.SIZE ? width.longValueExact() + 1 : Long.MAX_VALUE;
  }

  private Expr condition(Known place) {
    CType type = promoted(place);
    BigInteger bound = place.values().isEmpty() ? place.least() : rng.pick(place.values());
    return switch (rng.nextInt(3)) {
      case 0 -> typing.binary(BinaryOp.EQUAL, read(place), Numbers.of(bound, type), Span.NONE);
      case 1 -> typing.binary(BinaryOp.GREATER, read(place), Numbers.of(bound, type), Span.NONE);
      default ->
          typing.binary(
              BinaryOp.AND, read(place), Numbers.of(rng.between(1, 3), CType.INT), Span.NONE);
    };
  }

  /** {@code i & 7}. */
  private Expr masked(Known place, int mask) {
    return typing.binary(BinaryOp.AND, read(place), Numbers.of(mask, promoted(place)), Span.NONE);
  }

  /** {@code i - 3}, where that is the least value. */
  private Expr offset(Known place) {
    return place.least().signum() == 0
        ? read(place)
        : typing.binary(
            BinaryOp.SUBTRACT, read(place), Numbers.of(place.least(), promoted(place)), Span.NONE);
  }

  private Expr read(Known place) {
    return typing.rvalue(place.place().lvalue());
  }

  private CType promoted(Known place) {
    return Types.promoted(place.place().type(), typing.layout());
  }
}
