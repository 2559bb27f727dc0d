package dev.assay.interpret.machine;

import dev.assay.c.Span;
import dev.assay.interpret.Choices;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.number.ComplexNumber;
import dev.assay.interpret.number.SoftFloat;

/**
 * The sign of a NaN that was computed: no operation promises it, and what compilers fold has often
 * another than what processors make.
 */
public final class NanSign {
  private static final double MADE = Double.longBitsToDouble(0xfff8_0000_0000_0000L);

  private NanSign() {}

  /** What an operation that gave a NaN gives in this run; as x86 has it where it may choose. */
  public static double of(Machine machine, double left, double right) {
    double plain = Double.isNaN(left) ? left : Double.isNaN(right) ? right : MADE;
    return isOther(machine) ? turned(plain) : plain;
  }

  /** The same for a value in its box; what is no NaN stays. */
  public static Object of(Machine machine, Object value) {
    return switch (value) {
      case Double d when Double.isNaN(d) -> isOther(machine) ? (Object) turned(d) : d;
      case SoftFloat s when s.isNan() -> isOther(machine) ? s.negate() : s;
      case ComplexNumber c when c.re().isNan() || c.im().isNan() ->
          new ComplexNumber(part(machine, c.re()), part(machine, c.im()));
      case null -> null;
      default -> value;
    };
  }

  private static SoftFloat part(Machine machine, SoftFloat part) {
    return part.isNan() && isOther(machine) ? part.negate() : part;
  }

  private static boolean isOther(Machine machine) {
    machine.open(UnspecifiedKind.NAN_SIGN, Span.NONE);
    return machine.choices().makes(Choices.Other.NAN_SIGN);
  }

  /** Java does not promise to keep the bits of a NaN that it computes with. */
  private static double turned(double nan) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(nan) ^ Long.MIN_VALUE);
  }
}
