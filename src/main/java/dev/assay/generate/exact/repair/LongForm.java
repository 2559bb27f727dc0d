package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;

/**
 * A form computed on plain longs, for types of 32 and 64 bits; values are extended by their types.
 *
 * <p>One final class with a switch, as this is where a run spends its time.
 */
final class LongForm {
  private enum Kind {
    BINARY,
    NEGATION,
    FIRST,
    SECOND,
    COUNT_PLUS,
    COUNT_MINUS,
    ADD_MAX,
    WRAPPING,
    WRAPPING_NEGATION,
    ODD_DIVISOR,
    UNSIGNED_SHIFT,
    MASKED_COUNT,
    MASKED_UNSIGNED
  }

  private static final long LOW = 0xffffffffL;

  private final Kind kind;
  private final BinaryOp op;
  private final long constant;
  private final int width;
  private final boolean signed;
  private final boolean narrowCount;
  private final boolean signedCount;
  private final boolean negativesShift;

  LongForm(Form form, Shape shape) {
    this.kind = kind(form);
    this.op = op(form);
    this.constant = constant(form);
    this.width = shape.left().width();
    this.signed = shape.left().signed();
    this.narrowCount = shape.right().width() == Integer.SIZE;
    this.signedCount = shape.right().signed();
    this.negativesShift = shape.negativesShift();
  }

  static boolean isPossible(Shape shape) {
    return isPlain(shape.left()) && isPlain(shape.right());
  }

  private static boolean isPlain(IntShape type) {
    return type.width() == Integer.SIZE || type.width() == Long.SIZE;
  }

  private static Kind kind(Form form) {
    return switch (form) {
      case Form.Binary _ -> Kind.BINARY;
      case Form.Negation _ -> Kind.NEGATION;
      case Form.Identity _, Form.First _ -> Kind.FIRST;
      case Form.Second _ -> Kind.SECOND;
      case Form.CountPlus _ -> Kind.COUNT_PLUS;
      case Form.CountMinus _ -> Kind.COUNT_MINUS;
      case Form.AddMaxThenShift _ -> Kind.ADD_MAX;
      case Form.Wrapping _ -> Kind.WRAPPING;
      case Form.WrappingNegation _ -> Kind.WRAPPING_NEGATION;
      case Form.OddDivisor _ -> Kind.ODD_DIVISOR;
      case Form.UnsignedShift _ -> Kind.UNSIGNED_SHIFT;
      case Form.MaskedCount _ -> Kind.MASKED_COUNT;
      case Form.MaskedUnsigned _ -> Kind.MASKED_UNSIGNED;
    };
  }

  private static BinaryOp op(Form form) {
    return switch (form) {
      case Form.Binary f -> f.op();
      case Form.CountPlus f -> f.op();
      case Form.CountMinus f -> f.op();
      case Form.Wrapping f -> f.op();
      case Form.OddDivisor f -> f.op();
      case Form.UnsignedShift f -> f.op();
      case Form.MaskedCount f -> f.op();
      case Form.MaskedUnsigned f -> f.op();
      case Form.AddMaxThenShift _ -> BinaryOp.SHIFT_RIGHT;
      case Form.Negation _, Form.WrappingNegation _ -> BinaryOp.SUBTRACT;
      case Form.Identity _, Form.First _, Form.Second _ -> BinaryOp.ADD;
    };
  }

  private static long constant(Form form) {
    return switch (form) {
      case Form.CountPlus f -> f.constant().longValue();
      case Form.CountMinus f -> f.constant().longValue();
      case Form.Binary _, Form.Negation _, Form.Identity _, Form.First _, Form.Second _ -> 0;
      case Form.AddMaxThenShift _, Form.Wrapping _, Form.WrappingNegation _ -> 0;
      case Form.OddDivisor _, Form.UnsignedShift _, Form.MaskedCount _ -> 0;
      case Form.MaskedUnsigned _ -> 0;
    };
  }

  boolean isDefined(long a, long b) {
    return switch (kind) {
      case BINARY -> isBinaryDefined(a, b);
      case NEGATION -> !signed || a != min();
      case COUNT_PLUS -> isShiftDefined(a, countPlus(b));
      case COUNT_MINUS -> isShiftDefined(a, countMinus(b));
      case ADD_MAX -> a <= 0 && isShiftDefined(a + max(), b);
      case UNSIGNED_SHIFT -> b >= 0 && b < width;
      case MASKED_COUNT -> isShiftDefined(a, b & (width - 1));
      case FIRST, SECOND, WRAPPING, WRAPPING_NEGATION, ODD_DIVISOR, MASKED_UNSIGNED -> true;
    };
  }

  long value(long a, long b) {
    return switch (kind) {
      case BINARY -> binary(a, b);
      case NEGATION, WRAPPING_NEGATION -> extend(-a);
      case FIRST -> a;
      case SECOND -> extend(b);
      case COUNT_PLUS -> shift(a, countPlus(b));
      case COUNT_MINUS -> shift(a, countMinus(b));
      case ADD_MAX -> a + max() >> b;
      case WRAPPING -> binary(a, b);
      case ODD_DIVISOR -> extend(quotient(unsigned(a), unsigned(b) | 1));
      case UNSIGNED_SHIFT -> extend(unsignedShift(unsigned(a), b));
      case MASKED_COUNT -> shift(a, b & (width - 1));
      case MASKED_UNSIGNED -> extend(unsignedShift(unsigned(a), b & (width - 1)));
    };
  }

  private boolean isBinaryDefined(long a, long b) {
    return switch (op) {
      case ADD -> !signed || (width == 32 ? isInt(a + b) : ((a ^ a + b) & (b ^ a + b)) >= 0);
      case SUBTRACT -> !signed || (width == 32 ? isInt(a - b) : ((a ^ b) & (a ^ a - b)) >= 0);
      case MULTIPLY ->
          !signed || (width == 32 ? isInt(a * b) : Math.multiplyHigh(a, b) == a * b >> 63);
      case DIVIDE, REMAINDER -> b != 0 && !(signed && b == -1 && a == min());
      case SHIFT_LEFT, SHIFT_RIGHT -> isShiftDefined(a, b);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL -> throw unexpected();
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> throw unexpected();
    };
  }

  private long binary(long a, long b) {
    return switch (op) {
      case ADD -> extend(a + b);
      case SUBTRACT -> extend(a - b);
      case MULTIPLY -> extend(a * b);
      case DIVIDE -> signed ? a / b : Long.divideUnsigned(a, b);
      case REMAINDER -> signed ? a % b : Long.remainderUnsigned(a, b);
      case SHIFT_LEFT, SHIFT_RIGHT -> shift(a, b);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL -> throw unexpected();
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> throw unexpected();
    };
  }

  /** A count of -1 is never defined; one of 64 unsigned bits looks negative when it is too big. */
  private boolean isShiftDefined(long a, long count) {
    if (count < 0 || count >= width) {
      return false;
    }
    if (!signed || a >= 0 && op == BinaryOp.SHIFT_RIGHT) {
      return true;
    }
    return op == BinaryOp.SHIFT_RIGHT
        ? negativesShift
        : a >= 0 && a <= (width == 32 ? Integer.MAX_VALUE : Long.MAX_VALUE) >> count;
  }

  private long shift(long a, long count) {
    if (op == BinaryOp.SHIFT_LEFT) {
      return extend(a << count);
    }
    return signed ? a >> count : a >>> count;
  }

  private long unsignedShift(long a, long count) {
    return op == BinaryOp.SHIFT_LEFT ? a << count : a >>> count;
  }

  private long quotient(long a, long b) {
    return op == BinaryOp.DIVIDE ? Long.divideUnsigned(a, b) : Long.remainderUnsigned(a, b);
  }

  private long countPlus(long b) {
    long sum = b + constant;
    if (!signedCount) {
      return narrowCount ? sum & LOW : sum;
    }
    return ((b ^ sum) & (constant ^ sum)) < 0 ? -1 : sum;
  }

  private long countMinus(long b) {
    long difference = b - constant;
    if (!signedCount) {
      return narrowCount ? difference & LOW : difference;
    }
    return ((b ^ constant) & (b ^ difference)) < 0 ? -1 : difference;
  }

  private long extend(long value) {
    if (width == Long.SIZE) {
      return value;
    }
    return signed ? (int) value : value & LOW;
  }

  private long unsigned(long value) {
    return width == Long.SIZE ? value : value & LOW;
  }

  private long min() {
    return width == Long.SIZE ? Long.MIN_VALUE : Integer.MIN_VALUE;
  }

  private long max() {
    return width == Long.SIZE ? Long.MAX_VALUE : Integer.MAX_VALUE;
  }

  private static boolean isInt(long value) {
    return value == (int) value;
  }

  private IllegalStateException unexpected() {
    return new IllegalStateException(op.symbol());
  }
}
