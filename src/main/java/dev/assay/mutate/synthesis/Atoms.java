package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Conditions without logical operators that are always true, always false, or sometimes true. */
final class Atoms {
  private static final int TRIES = 24;
  private static final List<BinaryOp> COMPARISONS =
      List.of(
          BinaryOp.LESS,
          BinaryOp.GREATER,
          BinaryOp.LESS_EQUAL,
          BinaryOp.GREATER_EQUAL,
          BinaryOp.EQUAL,
          BinaryOp.NOT_EQUAL);

  private final Table table;
  private final Typing typing;
  private final Rng rng;
  private final Evaluator evaluator;
  private final Expressions expressions;
  private final Leaves leaves;
  private final IntegerAtoms integers;
  private final Contingency contingency;

  Atoms(Table table, Typing typing, Rng rng, Evaluator evaluator) {
    this.table = table;
    this.typing = typing;
    this.rng = rng;
    this.evaluator = evaluator;
    this.expressions = new Expressions(table, typing, rng, evaluator);
    this.leaves = new Leaves(table, typing, rng);
    this.integers = new IntegerAtoms(table, typing, rng, evaluator);
    this.contingency = new Contingency(table, typing, rng);
  }

  Optional<Expr> of(boolean expected) {
    if (table.places().isEmpty() && table.bounds().isEmpty()) {
      return Optional.empty();
    }
    for (int i = 0; i < TRIES; i++) {
      Optional<Expr> made =
          rng.chance(1, 12) ? range(expected) : attempt(expected).filter(contingency::isContingent);
      if (made.isPresent()) {
        return made;
      }
    }
    return Optional.empty();
  }

  private Optional<Expr> attempt(boolean expected) {
    return switch (rng.nextInt(11)) {
      case 0, 1, 2 -> leaves.integer().flatMap(p -> integers.of(leaves.read(p), expected));
      case 3, 4, 5 -> leaves.integer().flatMap(_ -> integers.of(expressions.small(), expected));
      case 6, 7 -> twoPlaces(expected);
      case 8 -> pointer(expected);
      case 9 -> floating(expected);
      default -> leaves.integer().flatMap(_ -> itself(expressions.any(), expected));
    };
  }

  private Optional<Expr> twoPlaces(boolean expected) {
    return leaves
        .integer()
        .flatMap(first ->
            leaves
                .integerBeside(first)
                .flatMap(second -> compared(leaves.read(first), leaves.read(second), expected)));
  }

  private Optional<Expr> compared(Expr left, Expr right, boolean expected) {
    for (BinaryOp op : rng.shuffled(COMPARISONS)) {
      Expr made = typing.binary(op, left, right, Span.NONE);
      if (evaluator.truth(made).equals(Optional.of(expected))) {
        return Optional.of(made);
      }
    }
    return Optional.empty();
  }

  /** What a range says, also of a place with too many values for the rows. */
  private Optional<Expr> range(boolean expected) {
    if (table.bounds().isEmpty()) {
      return Optional.empty();
    }
    return new RangeAtoms(typing, rng).of(rng.pick(table.bounds()), expected);
  }

  private Optional<Expr> pointer(boolean expected) {
    List<Place> pointers = leaves.pointers();
    if (pointers.isEmpty()) {
      return Optional.empty();
    }
    Place place = rng.pick(pointers);
    Expr read = leaves.read(place);
    return rng.chance(1, 2) ? againstNull(read, expected) : twoPointers(place, expected);
  }

  private Optional<Expr> againstNull(Expr read, boolean expected) {
    if (rng.chance(1, 3)) {
      return itself(read, expected);
    }
    BinaryOp op = rng.nextBoolean() ? BinaryOp.EQUAL : BinaryOp.NOT_EQUAL;
    return verified(typing.binary(op, read, Literals.integer(0), Span.NONE), op, expected);
  }

  private Optional<Expr> twoPointers(Place first, boolean expected) {
    List<Place> others =
        leaves.pointers().stream()
            .filter(p -> !p.equals(first) && Types.same(p.type(), first.type()))
            .toList();
    if (others.isEmpty()) {
      return Optional.empty();
    }
    Place second = rng.pick(others);
    Expr equal = typing.binary(BinaryOp.EQUAL, leaves.read(first), leaves.read(second), Span.NONE);
    Optional<Boolean> same = evaluator.truth(equal);
    if (same.isEmpty() || !same.get() && !areInside(first, second)) {
      return Optional.empty();
    }
    return verified(equal, BinaryOp.EQUAL, expected);
  }

  /**
   * The end of one object may be the start of another, and equal string literals may be one: only
   * pointers to objects that are read at this point, and not as characters, surely differ.
   */
  private boolean areInside(Place first, Place second) {
    return isInside(first) && isInside(second);
  }

  private boolean isInside(Place pointer) {
    if (!Types.isInteger(Types.target(pointer.type()))
        || table.layout().width(Types.target(pointer.type())) <= 8) {
      return false;
    }
    Expr read = leaves.read(pointer);
    return table.places().stream()
        .anyMatch(p ->
            p.lvalue() instanceof Expr.Unary u
                && u.op() == UnaryOp.DEREFERENCE
                && u.operand().equals(read));
  }

  private Optional<Expr> floating(boolean expected) {
    List<Place> floats = leaves.floats();
    if (floats.isEmpty()) {
      return Optional.empty();
    }
    Place place = rng.pick(floats);
    double most = 0;
    for (long bits : table.column(place)) {
      most = Math.max(most, Math.abs(FloatMath.of(bits)));
    }
    // Far from all that was seen, so that no rounding matters.
    double beyond = 2 * most + 1 + rng.nextInt(100);
    if (!(beyond < 1e30)) {
      return Optional.empty();
    }
    boolean above = rng.nextBoolean();
    BinaryOp op = rng.chance(1, 3) ? BinaryOp.NOT_EQUAL : above ? BinaryOp.LESS : BinaryOp.GREATER;
    Expr constant = Literals.floating(above ? beyond : -beyond, place.type(), typing);
    Expr made = typing.binary(op, leaves.read(place), constant, Span.NONE);
    return verified(made, op, expected);
  }

  private Optional<Expr> itself(Expr expr, boolean expected) {
    return evaluator
        .truth(expr)
        .map(truth -> truth == expected ? expr : typing.unary(UnaryOp.NOT, expr, Span.NONE));
  }

  /** The comparison, or its complement if it is always what is not wanted. */
  private Optional<Expr> verified(Expr comparison, BinaryOp op, boolean expected) {
    return evaluator
        .truth(comparison)
        .map(truth -> truth == expected ? comparison : Comparing.complement(comparison, op));
  }

  /** A condition that holds at the first or the last visit, and not at all of them. */
  Optional<Expr> atAnEnd() {
    if (table.ends().isEmpty()) {
      return Optional.empty();
    }
    Table.Ends ends = rng.pick(table.ends());
    CType type = Types.promoted(ends.place().lvalue().type(), table.layout());
    boolean isUp = ends.first().compareTo(ends.last()) < 0;
    boolean isFirst = rng.nextBoolean();
    BinaryOp op =
        rng.nextBoolean()
            ? BinaryOp.EQUAL
            : isUp == isFirst ? BinaryOp.LESS_EQUAL : BinaryOp.GREATER_EQUAL;
    Expr end = Literals.integer(isFirst ? ends.first() : ends.last(), type);
    Expr made = typing.binary(op, leaves.read(ends.place()), end, Span.NONE);
    return evaluator.values(made).filter(Atoms::isMixed).map(_ -> made);
  }

  private static boolean isMixed(long[] truths) {
    return Arrays.stream(truths).distinct().count() > 1;
  }

  Optional<Expr> sometimes() {
    for (int i = 0; i < TRIES; i++) {
      Expr operand = rng.nextBoolean() ? expressions.small() : expressions.any();
      Optional<Expr> made = integers.sometimes(operand);
      if (made.isPresent()) {
        return made;
      }
    }
    return Optional.empty();
  }
}
