package dev.assay.interpret.value;

import dev.assay.c.BinaryOp;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.number.ComplexNumber;
import dev.assay.interpret.number.SoftFloat;
import java.math.BigInteger;
import java.util.Optional;

/** Operators on boxed values: wide integers, soft floats, complex numbers. */
public final class SlowArithmetic {
  private final boolean wrapv;

  public SlowArithmetic(boolean wrapv) {
    this.wrapv = wrapv;
  }

  /** A value, or what is wrong with the operation. */
  public sealed interface Result {
    record Value(Object value) implements Result {}

    record Bad(UbKind kind, String message) implements Result {}

    record Inexact(String what) implements Result {}
  }

  /** Both operands and the result have the representation; comparisons give a Long. */
  public Result binary(BinaryOp op, Object a, Object b, Repr repr) {
    return switch (repr) {
      case Repr.Bits _, Repr.Bool _, Repr.Address _ ->
          integers(op, Values.integer(a, repr), Values.integer(b, repr), repr);
      case Repr.Single _, Repr.Double _, Repr.Soft _ ->
          floats(op, Values.soft(a, repr), Values.soft(b, repr), repr);
      case Repr.Complex c ->
          c.part().isIntegral()
              ? complexIntegers(op, (ComplexInteger) a, (ComplexInteger) b, c)
              : complex(op, (ComplexNumber) a, (ComplexNumber) b);
      case Repr.Lanes _, Repr.Bytes _, Repr.Nothing _ ->
          new Result.Inexact("operator " + op.symbol());
    };
  }

  private Result integers(BinaryOp op, BigInteger a, BigInteger b, Repr repr) {
    return switch (op) {
      case ADD -> fit(a.add(b), repr, op);
      case SUBTRACT -> fit(a.subtract(b), repr, op);
      case MULTIPLY -> fit(a.multiply(b), repr, op);
      case DIVIDE, REMAINDER -> divide(op, a, b, repr);
      case SHIFT_LEFT, SHIFT_RIGHT -> shift(op, a, b, repr);
      case AND -> value(Values.wrap(a.and(b), repr));
      case OR -> value(Values.wrap(a.or(b), repr));
      case XOR -> value(Values.wrap(a.xor(b), repr));
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL ->
          truth(Ordering.holds(op, a.compareTo(b)));
      case LOGICAL_AND -> truth(a.signum() != 0 && b.signum() != 0);
      case LOGICAL_OR -> truth(a.signum() != 0 || b.signum() != 0);
    };
  }

  private Result fit(BigInteger exact, Repr repr, BinaryOp op) {
    if (repr instanceof Repr.Bits bits && bits.signed() && !wrapv && !Values.fits(exact, repr)) {
      return new Result.Bad(
          UbKind.SIGNED_OVERFLOW,
          "the result " + exact + " of " + op.symbol() + " does not fit " + bits.width() + " bits");
    }
    return value(Values.wrap(exact, repr));
  }

  private Result divide(BinaryOp op, BigInteger a, BigInteger b, Repr repr) {
    if (b.signum() == 0) {
      return new Result.Bad(UbKind.DIVISION_BY_ZERO, a + " " + op.symbol() + " 0");
    }
    if (!Values.fits(a.divide(b), repr)) {
      return new Result.Bad(UbKind.DIVISION_OVERFLOW, a + " " + op.symbol() + " " + b);
    }
    return value(Values.wrap(op == BinaryOp.DIVIDE ? a.divide(b) : a.remainder(b), repr));
  }

  private Result shift(BinaryOp op, BigInteger a, BigInteger count, Repr repr) {
    int width = repr instanceof Repr.Bits bits ? bits.width() : 64;
    if (count.signum() < 0 || count.compareTo(BigInteger.valueOf(width)) >= 0) {
      return new Result.Bad(
          UbKind.SHIFT_COUNT, "shift by " + count + " in a type of " + width + " bits");
    }
    int by = count.intValue();
    if (op == BinaryOp.SHIFT_RIGHT) {
      return value(Values.wrap(a.shiftRight(by), repr));
    }
    boolean signed = repr instanceof Repr.Bits bits && bits.signed();
    if (signed && a.signum() < 0 && !wrapv) {
      return new Result.Bad(UbKind.SHIFT_OF_NEGATIVE, a + " << " + by);
    }
    if (signed && !Values.fits(a.shiftLeft(by), repr) && !wrapv) {
      return new Result.Bad(UbKind.SHIFT_OVERFLOW, a + " << " + by);
    }
    return value(Values.wrap(a.shiftLeft(by), repr));
  }

  private static Result floats(BinaryOp op, SoftFloat a, SoftFloat b, Repr repr) {
    return switch (op) {
      case ADD -> value(Values.box(a.add(b), repr));
      case SUBTRACT -> value(Values.box(a.subtract(b), repr));
      case MULTIPLY -> value(Values.box(a.multiply(b), repr));
      case DIVIDE -> value(Values.box(a.divide(b), repr));
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL ->
          truth(Ordering.holds(op, a.compare(b)));
      case LOGICAL_AND -> truth(!a.isZero() && !b.isZero());
      case LOGICAL_OR -> truth(!a.isZero() || !b.isZero());
      case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, AND, XOR, OR ->
          new Result.Inexact("operator " + op.symbol() + " on floating values");
    };
  }

  private static Result complex(BinaryOp op, ComplexNumber a, ComplexNumber b) {
    return switch (op) {
      case ADD -> value(a.add(b));
      case SUBTRACT -> value(a.subtract(b));
      case MULTIPLY -> value(a.multiply(b));
      case DIVIDE -> {
        Optional<ComplexNumber> quotient = a.divide(b);
        yield quotient.isPresent()
            ? value(quotient.get())
            : new Result.Inexact("complex division whose last bits runtimes differ in");
      }
      case EQUAL -> truth(same(a, b));
      case NOT_EQUAL -> truth(!same(a, b));
      case LOGICAL_AND -> truth(!Values.isZero(a) && !Values.isZero(b));
      case LOGICAL_OR -> truth(!Values.isZero(a) || !Values.isZero(b));
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT ->
          new Result.Inexact("operator " + op.symbol() + " on complex values");
      case AND, XOR, OR -> new Result.Inexact("operator " + op.symbol() + " on complex values");
    };
  }

  private static boolean same(ComplexNumber a, ComplexNumber b) {
    return a.re().compare(b.re()) == SoftFloat.Order.EQUAL
        && a.im().compare(b.im()) == SoftFloat.Order.EQUAL;
  }

  private Result complexIntegers(
      BinaryOp op, ComplexInteger a, ComplexInteger b, Repr.Complex repr) {
    return switch (op) {
      case ADD -> pair(a.re().add(b.re()), a.im().add(b.im()), repr, op);
      case SUBTRACT -> pair(a.re().subtract(b.re()), a.im().subtract(b.im()), repr, op);
      case MULTIPLY ->
          pair(
              a.re().multiply(b.re()).subtract(a.im().multiply(b.im())),
              a.re().multiply(b.im()).add(a.im().multiply(b.re())),
              repr,
              op);
      case EQUAL -> truth(a.equals(b));
      case NOT_EQUAL -> truth(!a.equals(b));
      case LOGICAL_AND -> truth(!Values.isZero(a) && !Values.isZero(b));
      case LOGICAL_OR -> truth(!Values.isZero(a) || !Values.isZero(b));
      case DIVIDE, REMAINDER, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, SHIFT_LEFT ->
          new Result.Inexact("operator " + op.symbol() + " on complex integers");
      case SHIFT_RIGHT, AND, XOR, OR ->
          new Result.Inexact("operator " + op.symbol() + " on complex integers");
    };
  }

  private Result pair(BigInteger re, BigInteger im, Repr.Complex repr, BinaryOp op) {
    Result first = fit(re, repr.part(), op);
    Result second = fit(im, repr.part(), op);
    if (first instanceof Result.Value(var r) && second instanceof Result.Value(var i)) {
      return value(Values.complex(r, i, repr));
    }
    return first instanceof Result.Value ? second : first;
  }

  private static Result value(Object value) {
    return new Result.Value(value);
  }

  private static Result truth(boolean holds) {
    return new Result.Value(holds ? 1L : 0L);
  }
}
