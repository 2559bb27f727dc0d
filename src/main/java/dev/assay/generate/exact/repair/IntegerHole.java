package dev.assay.generate.exact.repair;

import dev.assay.c.Expr;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** An operation on integers that could be undefined. */
final class IntegerHole extends Hole {
  /** After so many failures the form that always does is taken, for the sake of an end. */
  private static final int PATIENCE = 6;

  private final Shape shape;
  private final Rewrites rewrites;
  private final Exact exact;
  private final Droppable droppable;
  private final boolean simple;
  private final List<Failure> failures = new ArrayList<>();
  private final List<Form> leftForms = new ArrayList<>();
  private Form form;
  private LongForm fast;

  private record Failure(BigInteger a, BigInteger b) {}

  /** Which operands may be left out. */
  record Droppable(boolean first, boolean second) {}

  IntegerHole(Shape shape, int salt, Droppable droppable) {
    this.shape = shape;
    this.rewrites = new Rewrites(shape, salt);
    this.exact = new Exact(shape);
    this.droppable = droppable;
    this.simple = LongForm.isPossible(shape);
    take(shape.op().form());
  }

  private void take(Form next) {
    form = next;
    fast = simple ? new LongForm(next, shape) : null;
  }

  @Override
  public long integer(long a, long b) {
    if (!fast.isDefined(a, b)) {
      repair(shape.left().value(a), shape.right().value(b));
    }
    noteUse();
    return fast.value(a, b);
  }

  @Override
  public Object general(List<Object> operands) {
    BigInteger a = exactly(operands.getFirst(), shape.left());
    BigInteger b = exactly(operands.getLast(), shape.right());
    if (!exact.isDefined(form, a, b)) {
      repair(a, b);
    }
    noteUse();
    BigInteger value = exact.value(form, a, b).orElseThrow();
    if (shape.left().width() > Long.SIZE) {
      return value;
    }
    return value.longValue();
  }

  private static BigInteger exactly(Object boxed, IntShape type) {
    return boxed instanceof BigInteger big ? big : type.value((Long) boxed);
  }

  private void repair(BigInteger a, BigInteger b) {
    noteChange();
    failures.add(new Failure(a, b));
    leftForms.add(form);
    take(isHurried() || failures.size() > PATIENCE ? rewrites.last() : next(a, b));
  }

  private Form next(BigInteger a, BigInteger b) {
    for (Form candidate : rewrites.forms(a, b)) {
      if (isAllowed(candidate)
          && !leftForms.contains(candidate)
          && failures.stream().allMatch(f -> exact.isDefined(candidate, f.a(), f.b()))) {
        return candidate;
      }
    }
    return rewrites.last();
  }

  private boolean isAllowed(Form candidate) {
    return switch (candidate) {
      case Form.First _ -> droppable.second();
      case Form.Second _ -> droppable.first();
      case Form.Binary _, Form.Negation _, Form.Identity _, Form.CountPlus _ -> true;
      case Form.CountMinus _, Form.AddMaxThenShift _, Form.Wrapping _ -> true;
      case Form.WrappingNegation _, Form.OddDivisor _, Form.UnsignedShift _ -> true;
      case Form.MaskedCount _, Form.MaskedUnsigned _ -> true;
    };
  }

  Form form() {
    return form;
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    return new FormNodes(typing, shape, operands).of(form);
  }

  @Override
  public boolean isRepaired() {
    return !form.equals(shape.op().form());
  }
}
