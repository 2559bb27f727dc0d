package dev.assay.interpret.node;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import dev.assay.c.type.Types;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.Values;

/** Whether a variable argument may be read as a type (7.16.1.1p2). */
final class VariadicFit {
  private VariadicFit() {}

  /** Signedness may differ where both types hold the value. */
  static boolean fits(CType type, CType actual, Object value, Machine machine) {
    if (!CallChecks.fits(type, actual, machine)) {
      return false;
    }
    Repr wanted = Repr.of(type, machine.layout());
    Repr given = Repr.of(actual, machine.layout());
    boolean integers = Types.isInteger(type) && Types.isInteger(actual);
    return !integers || Values.fits(Values.integer(value, given), wanted);
  }

  /** Whether both are standard integers of one width, which travel in the same way. */
  static boolean isOfSameWidth(CType type, CType actual, Machine machine) {
    return machine.layout().integer(type) instanceof CType.Int(IntKind wanted)
        && machine.layout().integer(actual) instanceof CType.Int(IntKind given)
        && wanted != IntKind.BOOL
        && machine.model().sizeOf(wanted) == machine.model().sizeOf(given);
  }

  static Object as(CType type, Object value, Machine machine) {
    Repr wanted = Repr.of(type, machine.layout());
    return wanted instanceof Repr.Bits && value instanceof Long bits
        ? Values.wrap(java.math.BigInteger.valueOf(bits), wanted)
        : value;
  }
}
