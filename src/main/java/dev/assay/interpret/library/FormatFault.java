package dev.assay.interpret.library;

import dev.assay.c.type.Types;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;

/** Says what is wrong with the argument of a directive. */
final class FormatFault {
  private FormatFault() {}

  static RuntimeException wrongType(LibraryCall call, FormatSpec spec, Argument argument) {
    return call.undefined(UbKind.FORMAT, message(spec, argument));
  }

  /** Ends or notes what does not fit. */
  static void weigh(LibraryCall call, FormatSpec spec, Argument argument, FormatTypes.Fit fit) {
    switch (fit) {
      case RIGHT -> {}
      case SAME_WIDTH -> call.machine().note(UbKind.FORMAT, call.span(), message(spec, argument));
      case WRONG -> throw wrongType(call, spec, argument);
    }
  }

  private static String message(FormatSpec spec, Argument argument) {
    String value =
        argument.value() instanceof Long l && !Types.isPointer(argument.type())
            ? " of value " + l
            : "";
    String type = Types.name(argument.type());
    return "'" + spec.text() + "' gets an argument of type '" + type + "'" + value;
  }
}
