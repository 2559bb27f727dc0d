package dev.assay.interpret.library;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.LibraryFunction;
import dev.assay.interpret.machine.NanSign;
import dev.assay.interpret.memory.Blob;
import dev.assay.interpret.number.SoftFloat;
import java.math.BigInteger;
import java.util.regex.Pattern;

/**
 * One function of the library, with the values it takes.
 *
 * <p>The signature has one letter for each argument: {@code i} an integer of up to 64 bits, {@code
 * p} a pointer, {@code n} an integer of any width, {@code w} one of more than 64 bits, {@code d} a
 * float or double, {@code l} a long double or wider, {@code r} any real number, {@code b} a vector,
 * {@code v} anything; a final {@code *} allows more arguments.
 */
record Entry(String name, String signature, LibraryFunction function) {
  private static final Pattern SIGNED =
      Pattern.compile("(__builtin_)?(fabs|copysign|nans?|strto|atof).*");

  static Entry entry(String name, String signature, LibraryFunction function) {
    return new Entry(name, signature, function);
  }

  /** The function with its arguments checked first: a call without prototype may pass anything. */
  LibraryFunction checked() {
    return call -> {
      check(call);
      Object result = function.call(call);
      return keepsSign() ? result : NanSign.of(call.machine(), result);
    };
  }

  /** Whether the sign of a NaN is what the function is told. */
  private boolean keepsSign() {
    return SIGNED.matcher(name).matches();
  }

  private void check(LibraryCall call) {
    boolean open = signature.endsWith("*");
    int fixed = open ? signature.length() - 1 : signature.length();
    boolean fits = open ? call.count() >= fixed : call.count() == fixed;
    for (int i = 0; fits && i < fixed; i++) {
      fits = accepts(signature.charAt(i), call.value(i));
    }
    if (!fits) {
      throw call.undefined(
          UbKind.ARGUMENT_MISMATCH, "call of '" + name + "' with arguments it does not take");
    }
  }

  private static boolean accepts(char letter, Object value) {
    return switch (letter) {
      case 'i', 'p' -> value instanceof Long;
      case 'd' -> value instanceof Double;
      case 'l' -> value instanceof SoftFloat || value instanceof Double;
      case 'n' -> value instanceof Long || value instanceof BigInteger;
      case 'w' -> value instanceof BigInteger;
      case 'r' -> value instanceof Long || value instanceof Double || value instanceof SoftFloat;
      case 'b' -> value instanceof Blob;
      default -> true;
    };
  }
}
