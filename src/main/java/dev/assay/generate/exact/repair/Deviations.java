package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How far builds that contract, reassociate and use reciprocals may be from the values of a run.
 *
 * <p>It is kept by value: what a value was computed from matters, and not where it went. Of equal
 * values the worst counts. What was not computed is as written, but for one rounding. All values
 * are positive or zero.
 */
final class Deviations {
  /** Of a result: the roundings that reached it, and the powers of two that its parts span. */
  private record Reach(long roundings, int spread) {}

  /** With each rounding half of the last digit, this is an eighth of the tolerance. */
  private static final long SINGLE_ROUNDINGS = 1 << 8;

  private static final long DOUBLE_ROUNDINGS = 1 << 20;

  /** Half of the exponents: factors that are taken out of sums need the others. */
  private static final int SINGLE_SPREAD = 60;

  private static final int DOUBLE_SPREAD = 500;

  /** Vectors of floats are divided by an estimate of the reciprocal, which is then improved. */
  private static final long DIVISION_ROUNDINGS = 4;

  private final Map<Double, Reach> computed = new HashMap<>();

  /** Forgets the values of the run before. */
  void clear() {
    computed.clear();
  }

  /** Whether the result of the operation is certain enough. */
  boolean allows(BinaryOp op, double a, double b, double result, boolean single) {
    return reach(op, a, b, result)
        .filter(reach ->
            reach.roundings <= (single ? SINGLE_ROUNDINGS : DOUBLE_ROUNDINGS)
                && reach.spread <= (single ? SINGLE_SPREAD : DOUBLE_SPREAD))
        .isPresent();
  }

  /** Notes a result of an operation that is allowed. */
  void note(BinaryOp op, double a, double b, double result) {
    reach(op, a, b, result).ifPresent(reach -> computed.merge(result, reach, Deviations::worse));
  }

  private static Reach worse(Reach a, Reach b) {
    return new Reach(Math.max(a.roundings, b.roundings), Math.max(a.spread, b.spread));
  }

  /** Nothing for what loses digits, whatever the operands' own. */
  private Optional<Reach> reach(BinaryOp op, double a, double b, double result) {
    if (a < 0 || b < 0 || op == BinaryOp.DIVIDE && b == 0) {
      return Optional.empty();
    }
    Reach left = of(a);
    Reach right = of(b);
    // In another order each of the operations may round what the others give.
    long both = left.roundings + right.roundings + 1;
    int sum = Math.max(magnitude(result), Math.max(left.spread, right.spread));
    int product = left.spread + right.spread;
    return switch (op) {
      case ADD -> Optional.of(new Reach(both, sum));
      // What is left is at least half, so that the operands together are at most three of it.
      case SUBTRACT -> a >= 2 * b ? Optional.of(new Reach(3 * both, sum)) : Optional.empty();
      case MULTIPLY -> Optional.of(new Reach(both, product));
      case DIVIDE -> Optional.of(new Reach(both + DIVISION_ROUNDINGS, product));
      case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL ->
          throw new IllegalArgumentException(op.symbol());
      case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR ->
          throw new IllegalArgumentException(op.symbol());
    };
  }

  private Reach of(double value) {
    Reach known = computed.get(value);
    return known == null ? new Reach(1, magnitude(value)) : known;
  }

  private static int magnitude(double value) {
    return value == 0 ? 0 : Math.abs(Math.getExponent(value)) + 1;
  }
}
