package dev.assay.generate.exact.repair;

import dev.assay.c.Expr;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The condition of a switch whose labels are bound to the values that occur: its value is the
 * number of an arm, or the number of arms for the default.
 */
public final class SwitchHole extends Hole {
  private final Arms arms;
  private final IntShape type;
  private final List<Bound> bounds = new ArrayList<>();

  private record Bound(long low, long high, int arm) {
    boolean contains(long value) {
      return low <= value && value <= high;
    }
  }

  /** One label: a value, or a range if both differ. */
  public record Range(BigInteger low, BigInteger high) {}

  SwitchHole(Arms arms, IntShape type) {
    this.arms = arms;
    this.type = type;
  }

  public Arms arms() {
    return arms;
  }

  @Override
  public long integer(long value, long unused) {
    for (Bound bound : bounds) {
      if (bound.contains(value)) {
        return bound.arm();
      }
    }
    // No value has gone to the default before all labels are bound: nothing changes afterwards.
    if (bounds.size() >= arms.count() * arms.valuesPerArm()) {
      return arms.count();
    }
    int arm = bounds.size() % arms.count();
    bounds.add(new Bound(value, end(value), arm));
    return arm;
  }

  private long end(long value) {
    long end = value + arms.spread();
    BigInteger last = type.value(value).add(BigInteger.valueOf(arms.spread()));
    if (end < value || !type.fits(last)) {
      return value;
    }
    for (Bound bound : bounds) {
      if (bound.low() > value && bound.low() <= end) {
        end = bound.low() - 1;
      }
    }
    return end;
  }

  /** The labels of an arm; one that no value was bound to gets a value that is free. */
  public List<Range> labels(int arm) {
    List<Range> bound =
        bounds.stream()
            .filter(b -> b.arm() == arm)
            .map(b -> new Range(type.value(b.low()), type.value(b.high())))
            .toList();
    return bound.isEmpty() ? List.of(unbound(arm)) : bound;
  }

  /** Near the values that are bound, and another one for each arm. */
  private Range unbound(int arm) {
    BigInteger least =
        bounds.stream()
            .map(b -> type.value(b.low()))
            .reduce(BigInteger::min)
            .orElse(BigInteger.ZERO);
    BigInteger most =
        bounds.stream().map(b -> type.value(b.high())).reduce(BigInteger::max).orElse(least);
    BigInteger distance = BigInteger.valueOf(arm + 1L);
    BigInteger above = most.add(distance);
    BigInteger value = type.fits(above) ? above : least.subtract(distance);
    return new Range(value, value);
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    return operands.getFirst();
  }

  @Override
  public boolean isRepaired() {
    return false;
  }
}
