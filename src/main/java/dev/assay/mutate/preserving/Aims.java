package dev.assay.mutate.preserving;

import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Facts;
import dev.assay.mutate.synthesis.Evaluator;
import dev.assay.mutate.synthesis.Table;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Finds out what values of a statement are each time, by what was seen there. */
final class Aims {
  /** A table has at most so many elements. */
  private static final int MOST_VALUES = 8;

  private final List<Known> known;
  private final Typing typing;
  private final Optional<Evaluator> evaluator;

  /**
   * For a statement.
   *
   * @param known places that hold what is known while the values are computed
   */
  Aims(Stmt stmt, List<Known> known, Facts facts, Rng rng) {
    this.known = known;
    this.typing = facts.typing();
    this.evaluator =
        facts.profile().at(stmt).map(point -> new Evaluator(Table.of(point, typing, rng)));
  }

  /** Empty if it is not known, or if it takes more than one place to tell. */
  Optional<Aim> of(Expr value) {
    return constant(value).<Aim>map(Aim.Always::new).or(() -> computed(value));
  }

  private static Optional<BigInteger> constant(Expr value) {
    return switch (value) {
      case Expr.IntLiteral l -> Optional.of(l.value());
      case Expr.CharLiteral l -> Optional.of(l.value());
      case Expr _ -> Optional.empty();
    };
  }

  private Optional<Aim> computed(Expr value) {
    Set<Expr> places = known.stream().map(k -> k.place().lvalue()).collect(Collectors.toSet());
    if (!places.containsAll(read(value))) {
      return Optional.empty();
    }
    return evaluator
        .flatMap(e -> e.integers(value))
        .flatMap(values ->
            new HashSet<>(values).size() == 1
                ? Optional.of(new Aim.Always(values.getFirst()))
                : known.stream().flatMap(k -> by(k, values).stream()).findFirst());
  }

  private static Set<Expr> read(Expr value) {
    return Walk.expressions(value).stream()
        .filter(e -> e instanceof Expr.Implicit i && i.conversion() == Conversion.LVALUE_TO_RVALUE)
        .map(e -> ((Expr.Implicit) e).operand())
        .collect(Collectors.toSet());
  }

  /** Empty if values differ where the place does not, or if it has too many. */
  private Optional<Aim> by(Known place, List<BigInteger> values) {
    Optional<List<BigInteger>> held =
        PairChoices.range(place) > MOST_VALUES
            ? Optional.empty()
            : evaluator.flatMap(e -> e.integers(typing.rvalue(place.place().lvalue())));
    if (held.isEmpty()) {
      return Optional.empty();
    }
    Map<BigInteger, BigInteger> found = new HashMap<>();
    for (int row = 0; row < values.size(); row++) {
      BigInteger before = found.putIfAbsent(held.get().get(row), values.get(row));
      if (before != null && !before.equals(values.get(row))) {
        return Optional.empty();
      }
    }
    return Optional.of(
        new Aim.By(
            place,
            LongStream.range(0, PairChoices.range(place))
                .mapToObj(i -> place.least().add(BigInteger.valueOf(i)))
                .map(v -> found.getOrDefault(v, BigInteger.ZERO))
                .toList()));
  }
}
