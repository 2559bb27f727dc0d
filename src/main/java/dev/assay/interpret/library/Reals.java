package dev.assay.interpret.library;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.type.Types;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.number.FloatFormat;
import dev.assay.interpret.number.SoftFloat;

/** Floating values on their way between the machine's forms. */
final class Reals {
  private Reals() {}

  /** The machine's value: a {@link Double} for float and double, else the number itself. */
  static Object value(SoftFloat number) {
    return switch (number.format()) {
      case BINARY32, BINARY64 -> number.toDouble();
      case BINARY16, BFLOAT16, X87, BINARY128 -> number;
    };
  }

  /** An argument as a number of the format that its type has. */
  static SoftFloat argument(LibraryCall call, int index) {
    return number(call.value(index), format(call, call.type(index)));
  }

  static SoftFloat number(Object value, FloatFormat format) {
    return value instanceof Double d
        ? SoftFloat.of(d).convert(format)
        : ((SoftFloat) value).convert(format);
  }

  /** The format of a real floating type; double for all others. */
  static FloatFormat format(LibraryCall call, CType type) {
    return Types.unqualified(type) instanceof CType.Floating(FloatKind kind)
        ? FloatFormat.of(kind, call.machine().model())
        : FloatFormat.BINARY64;
  }
}
