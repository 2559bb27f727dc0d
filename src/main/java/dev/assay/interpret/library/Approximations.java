package dev.assay.interpret.library;

import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.library.Reals.Variant;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.number.FloatFormat;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * Results of {@code <math.h>} that are not exact. No two libraries need agree on their last places,
 * so each run says how far off it takes them to be.
 */
final class Approximations {
  /** No less than glibc's manual admits for these functions; compilers that fold are nearer. */
  private static final int MOST_OFF = 4;

  private static final Map<String, DoubleBinaryOperator> FUNCTIONS =
      Map.ofEntries(
          Map.entry("sin", unary(StrictMath::sin)),
          Map.entry("cos", unary(StrictMath::cos)),
          Map.entry("tan", unary(StrictMath::tan)),
          Map.entry("asin", unary(StrictMath::asin)),
          Map.entry("acos", unary(StrictMath::acos)),
          Map.entry("atan", unary(StrictMath::atan)),
          Map.entry("atan2", StrictMath::atan2),
          Map.entry("sinh", unary(StrictMath::sinh)),
          Map.entry("cosh", unary(StrictMath::cosh)),
          Map.entry("tanh", unary(StrictMath::tanh)),
          Map.entry("exp", unary(StrictMath::exp)),
          Map.entry("expm1", unary(StrictMath::expm1)),
          Map.entry("exp2", unary(x -> StrictMath.pow(2, x))),
          Map.entry("exp10", unary(x -> StrictMath.pow(10, x))),
          Map.entry("log", unary(StrictMath::log)),
          Map.entry("log1p", unary(StrictMath::log1p)),
          Map.entry("log10", unary(StrictMath::log10)),
          Map.entry("cbrt", unary(StrictMath::cbrt)),
          Map.entry("hypot", StrictMath::hypot),
          Map.entry("pow", StrictMath::pow));

  /** Functions that no library lets exceed one. */
  private static final Set<String> AT_MOST_ONE = Set.of("sin", "cos", "tanh");

  private int calls;

  private Approximations() {}

  private static DoubleBinaryOperator unary(DoubleUnaryOperator function) {
    return (x, _) -> function.applyAsDouble(x);
  }

  /** The result of a call that has no exact one, as far off as the run says. */
  static Object of(String function, Variant v) {
    LibraryCall call = v.call();
    DoubleBinaryOperator known = FUNCTIONS.get(function);
    boolean single = v.format() == FloatFormat.BINARY32;
    if (known == null || !single && v.format() != FloatFormat.BINARY64) {
      throw unsupported(call);
    }
    double second = call.count() > 1 ? v.number(1).toDouble() : 0;
    double result = known.applyAsDouble(v.number(0).toDouble(), second);
    double magnitude = Math.abs(single ? (float) result : result);
    // Near its ends a format has fewer places, and libraries set errno as they like.
    if (!(magnitude > (single ? Float.MIN_NORMAL : Double.MIN_NORMAL))
        || magnitude >= (single ? Float.MAX_VALUE : Double.MAX_VALUE)) {
      throw unsupported(call);
    }
    int places = places(call);
    double moved = single ? moved((float) result, places) : moved(result, places);
    return AT_MOST_ONE.contains(function) ? Math.clamp(moved, -1.0, 1.0) : moved;
  }

  private static RuntimeException unsupported(LibraryCall call) {
    return call.unsupported("'" + call.name() + "' with an inexact result");
  }

  private static int places(LibraryCall call) {
    Machine machine = call.machine();
    return switch (machine.choices().lastPlaces()) {
      case OPEN ->
          throw machine.unspecified(
              UnspecifiedKind.LIBRARY_PRECISION,
              call.span(),
              "the result of '" + call.name() + "' is inexact");
      case NEAREST -> 0;
      case BELOW -> -MOST_OFF;
      case ABOVE -> MOST_OFF;
      case MIXED -> machine.libraryState(Approximations.class, Approximations::new).mixed();
    };
  }

  /** The sequence of Thue and Morse, which repeats nothing a loop could be in step with. */
  private int mixed() {
    return Integer.bitCount(calls++) % 2 == 0 ? -MOST_OFF : MOST_OFF;
  }

  private static double moved(double number, int places) {
    long bits = Double.doubleToRawLongBits(number);
    return Double.longBitsToDouble(bits + (number < 0 ? -places : places));
  }

  private static float moved(float number, int places) {
    int bits = Float.floatToRawIntBits(number);
    return Float.intBitsToFloat(bits + (number < 0 ? -places : places));
  }
}
