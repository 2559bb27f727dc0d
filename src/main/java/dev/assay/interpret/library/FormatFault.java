package dev.assay.interpret.library;

import dev.assay.c.type.Types;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;

/** Says what is wrong with the argument of a directive. */
final class FormatFault {
  private FormatFault() {}

  static RuntimeException wrongType(LibraryCall call, FormatSpec spec, Argument argument) {
    String value = argument.value() instanceof Long l ? " of value " + l : "";
    return call.undefined(
        UbKind.FORMAT,
        "'"
            + spec.text()
            + "' gets an argument of type '"
            + Types.name(argument.type())
            + "'"
            + value);
  }
}
