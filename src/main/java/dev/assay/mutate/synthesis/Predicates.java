package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Typing;
import dev.assay.random.Rng;
import java.util.Optional;

/**
 * Builds conditions top-down that have a wanted truth value in every row of a table.
 *
 * <p>An operator is drawn, then the truth values of its operands such that it has the wanted one;
 * atoms compare places with constants and with each other.
 */
public final class Predicates {
  private final Table table;
  private final Typing typing;
  private final Rng rng;
  private final Atoms atoms;
  private final Expressions expressions;

  public Predicates(Table table, Typing typing, Rng rng) {
    var evaluator = new Evaluator(table);
    this.table = table;
    this.typing = typing;
    this.rng = rng;
    this.expressions = new Expressions(table, typing, rng, evaluator);
    this.atoms = new Atoms(table, typing, rng, evaluator);
  }

  /**
   * A condition that is always what is expected.
   *
   * @param depth how many operators may be above an atom
   */
  public Optional<Expr> of(boolean expected, int depth) {
    if (depth <= 0) {
      return atoms.of(expected);
    }
    return switch (rng.nextInt(5)) {
      case 0 -> of(!expected, depth - 1).map(p -> typing.unary(UnaryOp.NOT, p, Span.NONE));
      case 1 -> junction(BinaryOp.LOGICAL_AND, expected, depth);
      case 2 -> junction(BinaryOp.LOGICAL_OR, expected, depth);
      case 3 -> visited(expected, depth).or(() -> atoms.of(expected));
      default -> atoms.of(expected);
    };
  }

  /** A condition that holds at the first or the last visit, and not at all of them. */
  public Optional<Expr> atAnEnd() {
    return atoms.atAnEnd();
  }

  /**
   * {@code i == first && p}, where {@code p} is false at the first visit and may be anything at
   * others; {@code !(i == first) || p}, where it is true then.
   */
  private Optional<Expr> visited(boolean expected, int depth) {
    return atoms
        .atAnEnd()
        .flatMap(end ->
            table
                .where(end)
                .flatMap(then -> new Predicates(then, typing, rng).of(expected, depth - 1))
                .map(p ->
                    expected
                        ? typing.binary(
                            BinaryOp.LOGICAL_OR,
                            typing.unary(UnaryOp.NOT, end, Span.NONE),
                            p,
                            Span.NONE)
                        : typing.binary(BinaryOp.LOGICAL_AND, end, p, Span.NONE)));
  }

  /** A condition that is true in some rows and false in others. */
  public Optional<Expr> sometimes() {
    return atoms.sometimes();
  }

  private Optional<Expr> junction(BinaryOp op, boolean expected, int depth) {
    // The value of a first operand that decides on its own.
    boolean decisive = op == BinaryOp.LOGICAL_OR;
    boolean both = expected != decisive;
    boolean left = both || rng.nextBoolean() ? !decisive : decisive;
    boolean decided = left == decisive;
    Optional<Expr> first = of(left, depth - 1);
    Optional<Expr> second = decided ? undecided(depth) : of(expected, depth - 1);
    return first.flatMap(l -> second.map(r -> typing.binary(op, l, r, Span.NONE)));
  }

  /** An operand that is never evaluated: true, false, changing, or even undefined. */
  private Optional<Expr> undecided(int depth) {
    return switch (rng.nextInt(4)) {
      case 0 -> Optional.of(expressions.unchecked());
      case 1 -> atoms.sometimes().or(() -> of(rng.nextBoolean(), depth - 1));
      default -> of(rng.nextBoolean(), depth - 1);
    };
  }
}
