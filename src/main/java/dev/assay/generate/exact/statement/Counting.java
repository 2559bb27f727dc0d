package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Counter;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a loop counts: a variable of some integer type that goes through a range by steps.
 *
 * @param before statements that must stand before the loop
 * @param condition whether the loop goes on; may itself count
 * @param step empty where the condition counts
 * @param trips at most so many
 * @param sure whether the first trip is always made
 */
record Counting(
    List<Stmt> before,
    Counter counter,
    Expr start,
    Expr condition,
    Optional<Expr> step,
    long trips,
    boolean sure) {
  /** Numbers this small fit all types with a few steps to spare. */
  static final long MOST = 100;

  private static final List<IntKind> KINDS =
      List.of(
          IntKind.INT,
          IntKind.UINT,
          IntKind.LONG,
          IntKind.ULONG,
          IntKind.LLONG,
          IntKind.ULLONG,
          IntKind.SHORT,
          IntKind.USHORT,
          IntKind.SCHAR,
          IntKind.UCHAR);

  Variable variable() {
    return counter.variable();
  }

  Expr expr() {
    return variable().expr();
  }

  /** The statement that makes the counter. */
  Stmt declaration(Kit kit) {
    return kit.declare(variable(), start);
  }

  static CType type(Rng rng) {
    return new CType.Int(
        rng.pick(KINDS, k -> k == IntKind.INT ? 14 : k.rank() < IntKind.INT.rank() ? 2 : 3));
  }

  /** Through the range from low to high in some way; all of it where that is asked for. */
  static Counting over(Kit kit, long low, long high, boolean whole) {
    Rng rng = kit.rng();
    CType type = type(rng);
    boolean signed = kit.draft().layout().isSigned(type);
    if (!signed && low < 0 || high > MOST || low < -MOST) {
      type = CType.INT;
      signed = true;
    }
    Variable variable = kit.hidden("i_", type, Role.COUNTER);
    long stride = whole || rng.chance(3, 4) ? 1 : rng.between(2, 4);
    return switch (rng.nextInt(8)) {
      case 0, 1, 2, 3 -> up(kit, variable, low, high, stride);
      case 4 ->
          whole || high - low < 2
              ? up(kit, variable, low, high, stride)
              : open(kit, variable, low, high);
      case 5 -> countdown(kit, variable, low, high);
      default -> down(kit, variable, signed, low, high, stride);
    };
  }

  private static Counting up(Kit kit, Variable variable, long low, long high, long stride) {
    long trips = (high - low) / stride + 1;
    long end = low + trips * stride;
    CType type = variable.type();
    Expr counter = variable.expr();
    Expr condition =
        switch (kit.rng().nextInt(8)) {
          case 0 -> kit.plain(BinaryOp.LESS_EQUAL, counter, kit.number(high, type));
          case 1, 2 -> kit.plain(BinaryOp.NOT_EQUAL, counter, kit.number(end, type));
          case 3 -> kit.plain(BinaryOp.GREATER, kit.number(high + 1, type), counter);
          default -> kit.plain(BinaryOp.LESS, counter, kit.number(high + 1, type));
        };
    return made(
        kit, variable, low, condition, Optional.of(step(kit, counter, stride)), trips, stride);
  }

  private static Counting down(
      Kit kit, Variable variable, boolean signed, long low, long high, long stride) {
    long trips = (high - low) / stride + 1;
    long end = high - trips * stride;
    if (!signed && end < 0) {
      return stride == 1 && low == 0 && kit.rng().nextBoolean()
          ? wrapping(kit, variable, high)
          : countdown(kit, variable, low, high);
    }
    CType type = variable.type();
    Expr counter = variable.expr();
    Expr condition =
        switch (kit.rng().nextInt(3)) {
          // The bound below an unsigned range need not exist.
          case 0 ->
              low > 0 || signed
                  ? kit.plain(BinaryOp.GREATER, counter, kit.number(low - 1, type))
                  : kit.plain(BinaryOp.NOT_EQUAL, counter, kit.number(end, type));
          case 1 -> kit.plain(BinaryOp.NOT_EQUAL, counter, kit.number(end, type));
          default ->
              low > 0 || signed
                  ? kit.plain(BinaryOp.GREATER_EQUAL, counter, kit.number(low, type))
                  : kit.plain(BinaryOp.NOT_EQUAL, counter, kit.number(end, type));
        };
    return made(
        kit, variable, high, condition, Optional.of(step(kit, counter, -stride)), trips, stride);
  }

  /** {@code i-- > low}: the condition counts. */
  private static Counting countdown(Kit kit, Variable variable, long low, long high) {
    Expr old = kit.typing().step(StepOp.POST_DECREMENT, variable.expr(), Span.NONE);
    BinaryOp test = kit.rng().chance(2, 3) ? BinaryOp.GREATER : BinaryOp.NOT_EQUAL;
    Expr condition = kit.plain(test, old, kit.number(low, variable.type()));
    return new Counting(
        List.of(),
        new Counter(variable, low, high),
        kit.number(high + 1, variable.type()),
        condition,
        Optional.empty(),
        high - low + 1,
        true);
  }

  /** {@code i < n} for a counter that is unsigned and goes down: it ends by wrapping. */
  private static Counting wrapping(Kit kit, Variable variable, long high) {
    Expr condition =
        kit.plain(BinaryOp.LESS, variable.expr(), kit.number(high + 1, variable.type()));
    return made(
        kit, variable, high, condition, Optional.of(step(kit, variable.expr(), -1)), high + 1, 1);
  }

  /** Up to a bound that only the run knows. */
  private static Counting open(Kit kit, Variable variable, long low, long high) {
    long mask = Long.highestOneBit(high - low + 1) - 1;
    CType type = type(kit.rng());
    Variable bound = kit.hidden("n_", type, Role.COUNTER);
    Expr drawn =
        kit.plain(BinaryOp.AND, kit.operations().cast(type, kit.small()), kit.number(mask));
    long least = high + 1 - mask;
    Stmt before = kit.declare(bound, kit.plus(drawn, least));
    // Both are small and, where their signs differ, not negative.
    boolean comparable = low >= 0;
    Expr limit =
        comparable ? bound.expr() : kit.typing().cast(variable.type(), bound.expr(), Span.NONE);
    BinaryOp test = least > low && kit.rng().chance(1, 3) ? BinaryOp.NOT_EQUAL : BinaryOp.LESS;
    return new Counting(
        List.of(before),
        new Counter(variable, low, high),
        kit.number(low, variable.type()),
        kit.plain(test, variable.expr(), limit),
        Optional.of(step(kit, variable.expr(), 1)),
        high - low + 1,
        least > low);
  }

  /** From 0 to below another counter plus a constant, or from there on to a bound. */
  static Counting triangular(Kit kit, Counter outer, long bound) {
    Variable variable = kit.hidden("i_", type(kit.rng()), Role.COUNTER);
    Expr other = outer.variable().expr();
    CType type = variable.type();
    if (outer.high() < bound && kit.rng().nextBoolean()) {
      Expr condition = kit.plain(BinaryOp.LESS, variable.expr(), kit.number(bound, type));
      return new Counting(
          List.of(),
          new Counter(variable, outer.low(), bound - 1),
          kit.typing().cast(type, other, Span.NONE),
          condition,
          Optional.of(step(kit, variable.expr(), 1)),
          bound - outer.low(),
          true);
    }
    boolean equal = outer.high() + 1 <= bound && kit.rng().nextBoolean();
    long high = Math.max(0, equal ? outer.high() : outer.high() - 1);
    return new Counting(
        List.of(),
        new Counter(variable, 0, high),
        kit.number(0, type),
        kit.plain(equal ? BinaryOp.LESS_EQUAL : BinaryOp.LESS, variable.expr(), other),
        Optional.of(step(kit, variable.expr(), 1)),
        high + 1,
        equal || outer.low() > 0);
  }

  private static Counting made(
      Kit kit,
      Variable variable,
      long first,
      Expr condition,
      Optional<Expr> step,
      long trips,
      long stride) {
    boolean up = step.isPresent() && isUp(step.get());
    long last = up ? first + (trips - 1) * stride : first - (trips - 1) * stride;
    return new Counting(
        List.of(),
        new Counter(variable, Math.min(first, last), Math.max(first, last)),
        kit.number(first, variable.type()),
        condition,
        step,
        trips,
        true);
  }

  private static boolean isUp(Expr step) {
    return switch (step) {
      case Expr.Step s -> s.op().isIncrement();
      case Expr.CompoundAssign c -> c.op() == BinaryOp.ADD;
      case Expr.Assign a -> !isDifference(a.value());
      case Expr _ -> throw new IllegalArgumentException("no step");
    };
  }

  private static boolean isDifference(Expr value) {
    return value instanceof Expr.Implicit i
        ? isDifference(i.operand())
        : value instanceof Expr.Binary b && b.op() == BinaryOp.SUBTRACT;
  }

  /** One step of a counter whose numbers are small. */
  static Expr step(Kit kit, Expr counter, long stride) {
    BinaryOp op = stride > 0 ? BinaryOp.ADD : BinaryOp.SUBTRACT;
    var ways = new ArrayList<>(List.of(0, 1));
    if (Math.abs(stride) == 1) {
      ways.addAll(List.of(2, 3, 2, 3, 2, 3));
    }
    Expr amount = kit.number(Math.abs(stride));
    return switch (kit.rng().pick(ways)) {
      case 0 -> kit.typing().compoundAssign(op, counter, amount, Span.NONE);
      case 1 -> kit.typing().assign(counter, kit.plain(op, counter, amount), Span.NONE);
      case 2 ->
          kit.typing()
              .step(stride > 0 ? StepOp.POST_INCREMENT : StepOp.POST_DECREMENT, counter, Span.NONE);
      default ->
          kit.typing()
              .step(stride > 0 ? StepOp.PRE_INCREMENT : StepOp.PRE_DECREMENT, counter, Span.NONE);
    };
  }
}
