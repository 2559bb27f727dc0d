package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import java.util.OptionalLong;

/** Forms at a few bits, by the words of the standard: every step in exact arithmetic on longs. */
record SmallWidths(Shape shape) {
  OptionalLong value(Form form, long a, long b) {
    return switch (form) {
      case Form.Binary(BinaryOp op) -> binary(op, a, b);
      case Form.Negation _ -> signedFit(-a);
      case Form.Identity _, Form.First _ -> OptionalLong.of(a);
      case Form.Second _ -> OptionalLong.of(to(shape.left(), b));
      case Form.CountPlus f -> count(f.op(), a, b + f.constant().longValueExact());
      case Form.CountMinus f -> count(f.op(), a, b - f.constant().longValueExact());
      case Form.AddMaxThenShift _ -> {
        long sum = a + (1L << shape.left().width() - 1) - 1;
        yield signedFit(sum).isEmpty() ? OptionalLong.empty() : shift(BinaryOp.SHIFT_RIGHT, sum, b);
      }
      case Form.Wrapping f -> OptionalLong.of(to(shape.left(), plain(f.op(), a, b)));
      case Form.WrappingNegation _ -> OptionalLong.of(to(shape.left(), -a));
      case Form.OddDivisor f ->
          OptionalLong.of(to(shape.left(), plain(f.op(), unsigned(a), unsigned(b) | 1)));
      case Form.UnsignedShift f -> {
        long moved = f.op() == BinaryOp.SHIFT_LEFT ? unsigned(a) << b : unsigned(a) >> b;
        yield b < 0 || b >= shape.left().width()
            ? OptionalLong.empty()
            : OptionalLong.of(to(shape.left(), moved));
      }
      case Form.MaskedCount f -> shift(f.op(), a, b & shape.mask());
      case Form.MaskedUnsigned f ->
          OptionalLong.of(
              to(
                  shape.left(),
                  f.op() == BinaryOp.SHIFT_LEFT
                      ? unsigned(a) << (b & shape.mask())
                      : unsigned(a) >> (b & shape.mask())));
    };
  }

  private OptionalLong binary(BinaryOp op, long a, long b) {
    if (op.isShift()) {
      return shift(op, a, b);
    }
    boolean division = op == BinaryOp.DIVIDE || op == BinaryOp.REMAINDER;
    if (division && (b == 0 || signedFit(a / b).isEmpty())) {
      return OptionalLong.empty();
    }
    return signedFit(plain(op, a, b));
  }

  private static long plain(BinaryOp op, long a, long b) {
    return switch (op.symbol()) {
      case "+" -> a + b;
      case "-" -> a - b;
      case "*" -> a * b;
      case "/" -> a / b;
      case "%" -> a % b;
      default -> throw new IllegalArgumentException(op.symbol());
    };
  }

  private OptionalLong count(BinaryOp op, long a, long exact) {
    long count = to(shape.right(), exact);
    return shape.right().signed() && count != exact ? OptionalLong.empty() : shift(op, a, count);
  }

  private OptionalLong shift(BinaryOp op, long a, long count) {
    boolean signed = shape.left().signed();
    if (count < 0 || count >= shape.left().width()) {
      return OptionalLong.empty();
    }
    if (op == BinaryOp.SHIFT_RIGHT) {
      return signed && a < 0 && !shape.negativesShift()
          ? OptionalLong.empty()
          : OptionalLong.of(Math.floorDiv(a, 1L << count));
    }
    return signed && a < 0 ? OptionalLong.empty() : signedFit(a * (1L << count));
  }

  private OptionalLong signedFit(long exact) {
    long value = to(shape.left(), exact);
    return shape.left().signed() && value != exact ? OptionalLong.empty() : OptionalLong.of(value);
  }

  private long unsigned(long value) {
    return to(shape.left().unsigned(), value);
  }

  static long to(IntShape type, long value) {
    long low = Math.floorMod(value, 1L << type.width());
    return type.signed() && low >= 1L << type.width() - 1 ? low - (1L << type.width()) : low;
  }
}
