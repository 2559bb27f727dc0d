package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Which forms replace an operation on integers that is undefined for its operands: first the one
 * nearest to it, last one that is defined whatever the operands are.
 */
public final class Rewrites {
  /** So many constants are tried for a shift count before its operands are masked. */
  private static final int SHIFT_TRIES = 8;

  private final Shape shape;
  private final int salt;

  /**
   * @param salt any number; it decides which of several possible constants is taken
   */
  public Rewrites(Shape shape, int salt) {
    this.shape = shape;
    this.salt = salt;
  }

  /** The forms to try, in order, where the operation is undefined for these operands. */
  public List<Form> forms(BigInteger a, BigInteger b) {
    var forms = new ArrayList<>(nearest(a, b));
    forms.addAll(always());
    return forms;
  }

  private List<Form> nearest(BigInteger a, BigInteger b) {
    boolean leastByMinusOne =
        shape.left().signed() && a.equals(shape.left().min()) && b.equals(BigInteger.ONE.negate());
    return switch (shape.op()) {
      case NEGATE -> List.of(new Form.Identity());
      case ADD -> List.of(new Form.Binary(BinaryOp.SUBTRACT));
      case SUBTRACT -> List.of(new Form.Binary(BinaryOp.ADD));
      case MULTIPLY ->
          List.of(new Form.Binary(leastByMinusOne ? BinaryOp.SUBTRACT : BinaryOp.DIVIDE));
      case DIVIDE, REMAINDER ->
          List.of(new Form.Binary(leastByMinusOne ? BinaryOp.SUBTRACT : BinaryOp.MULTIPLY));
      case SHIFT_LEFT -> shifts(BinaryOp.SHIFT_LEFT, a, b);
      case SHIFT_RIGHT -> shifts(BinaryOp.SHIFT_RIGHT, a, b);
    };
  }

  private List<Form> shifts(BinaryOp op, BigInteger a, BigInteger b) {
    if (shape.right().signed() && b.equals(shape.right().min())) {
      return List.of(new Form.First());
    }
    boolean negative = shape.left().signed() && a.signum() < 0;
    if (negative && op == BinaryOp.SHIFT_LEFT) {
      return List.of(new Form.UnsignedShift(op));
    }
    return negative && !shape.negativesShift() ? ofNegative(a, b) : counts(op, a, b);
  }

  /** A shift to the right of a negative value, where that is to be avoided. */
  private List<Form> ofNegative(BigInteger a, BigInteger b) {
    if (a.equals(shape.left().min())) {
      return List.of(new Form.Second());
    }
    // The largest value of a wider type has no constant.
    boolean countFits = b.signum() >= 0 && b.compareTo(width()) < 0;
    return countFits && shape.left().width() <= Long.SIZE
        ? List.of(new Form.AddMaxThenShift())
        : List.of();
  }

  /** Counts that a constant brings into the range in which no bit is lost to the sign. */
  private List<Form> counts(BinaryOp op, BigInteger a, BigInteger b) {
    boolean keepsBits = op == BinaryOp.SHIFT_LEFT && shape.left().signed();
    int range = shape.left().width() - (keepsBits ? a.bitLength() : 0);
    var forms = new ArrayList<Form>();
    for (int i = 0; i < Math.min(range, SHIFT_TRIES); i++) {
      BigInteger target = BigInteger.valueOf(Math.floorMod(salt + i, range));
      BigInteger constant = b.subtract(target).abs();
      boolean writable =
          constant.compareTo(shape.right().max()) <= 0
              && (shape.right().width() <= Long.SIZE || constant.bitLength() < Long.SIZE);
      if (writable) {
        forms.add(
            b.compareTo(target) < 0
                ? new Form.CountPlus(op, constant)
                : new Form.CountMinus(op, constant));
      }
    }
    return forms;
  }

  private BigInteger width() {
    return BigInteger.valueOf(shape.left().width());
  }

  /** What is left when nothing nearer does: the last is defined for all operands. */
  private List<Form> always() {
    return switch (shape.op()) {
      case NEGATE -> List.of(new Form.WrappingNegation());
      case ADD -> List.of(new Form.Wrapping(BinaryOp.ADD));
      case SUBTRACT -> List.of(new Form.Wrapping(BinaryOp.SUBTRACT));
      case MULTIPLY -> List.of(new Form.Wrapping(BinaryOp.MULTIPLY));
      case DIVIDE -> List.of(new Form.OddDivisor(BinaryOp.DIVIDE));
      case REMAINDER -> List.of(new Form.OddDivisor(BinaryOp.REMAINDER));
      case SHIFT_LEFT -> masked(BinaryOp.SHIFT_LEFT);
      case SHIFT_RIGHT -> masked(BinaryOp.SHIFT_RIGHT);
    };
  }

  private static List<Form> masked(BinaryOp op) {
    return List.of(new Form.MaskedCount(op), new Form.MaskedUnsigned(op));
  }

  /** The form that is defined for all operands. */
  public Form last() {
    return always().getLast();
  }
}
