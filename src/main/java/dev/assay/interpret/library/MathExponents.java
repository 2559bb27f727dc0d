package dev.assay.interpret.library;

import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.library.Reals.Variant;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.number.IntegralMode;
import dev.assay.interpret.number.SoftFloat;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The functions of math.h that take numbers apart or turn them into integers. */
final class MathExponents {
  static final List<Entry> ENTRIES = entries();

  private MathExponents() {}

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    Reals.each(entries, "ldexp", "di", MathExponents::scale);
    Reals.each(entries, "scalbn", "di", MathExponents::scale);
    Reals.each(entries, "scalbln", "di", MathExponents::scale);
    Reals.each(entries, "frexp", "dp", MathExponents::frexp);
    Reals.each(entries, "modf", "dp", MathExponents::modf);
    Reals.each(entries, "logb", "d", MathExponents::logb);
    Reals.each(entries, "ilogb", "d", MathExponents::ilogb);
    Reals.each(entries, "significand", "d", MathExponents::significand);
    Reals.each(entries, "lround", "d", v -> integer(v, IntegralMode.AWAY, longSize(v)));
    Reals.each(entries, "llround", "d", v -> integer(v, IntegralMode.AWAY, 8));
    Reals.each(entries, "lrint", "d", v -> integer(v, IntegralMode.EVEN, longSize(v)));
    Reals.each(entries, "llrint", "d", v -> integer(v, IntegralMode.EVEN, 8));
    for (var name : List.of("i", "l", "ll")) {
      builtin(entries, name, "round", IntegralMode.AWAY);
      builtin(entries, name, "rint", IntegralMode.EVEN);
      builtin(entries, name, "floor", IntegralMode.FLOOR);
      builtin(entries, name, "ceil", IntegralMode.CEILING);
    }
    return List.copyOf(entries);
  }

  private static void builtin(List<Entry> entries, String type, String name, IntegralMode mode) {
    Reals.each(
        entries,
        "__builtin_" + type + name,
        "d",
        v -> integer(v, mode, type.equals("i") ? 4 : type.equals("l") ? longSize(v) : 8));
  }

  private static int longSize(Variant v) {
    return v.call().machine().model().longSize();
  }

  private static Object scale(Variant v) {
    SoftFloat value = v.number(0);
    SoftFloat result = value.scale(v.call().integer(1));
    boolean vanished = result.isZero() && !value.isZero();
    if (value.isFinite() && (result.isInfinite() || vanished)) {
      ErrorNumbers.set(v.call(), ErrorNumbers.ERANGE);
    }
    return Reals.value(result);
  }

  private static Object frexp(Variant v) {
    SoftFloat value = v.number(0);
    var parts = value.frexp();
    long place = Bytes.pointer(v.call(), 1);
    if (value.isFinite() || !Choice.isOther(v.call())) {
      Scalars.store(v.call(), place, parts.exponent(), 4);
    } else {
      // What is stored for infinities and NaNs is unspecified.
      Scalars.store(v.call(), place, -1, 4);
    }
    return Reals.value(parts.fraction());
  }

  private static Object modf(Variant v) {
    SoftFloat value = v.number(0);
    SoftFloat whole = value.toIntegral(IntegralMode.TRUNCATE);
    Reals.store(v.call(), Bytes.pointer(v.call(), 1), whole);
    if (value.isNan()) {
      return Reals.value(value);
    }
    SoftFloat fraction =
        value.isInfinite() ? SoftFloat.zero(v.format(), false) : value.subtract(whole);
    return Reals.value(fraction.copySign(value));
  }

  private static Object logb(Variant v) {
    SoftFloat value = v.number(0);
    return Reals.value(
        switch (value.kind()) {
          case NAN -> value;
          case INFINITE -> value.abs();
          case ZERO -> poleError(v.call(), SoftFloat.infinity(v.format(), true));
          case SUBNORMAL, NORMAL -> SoftFloat.of(v.format(), value.leadingExponent());
        });
  }

  private static SoftFloat poleError(LibraryCall call, SoftFloat result) {
    ErrorNumbers.set(call, ErrorNumbers.ERANGE);
    return result;
  }

  private static Object ilogb(Variant v) {
    SoftFloat value = v.number(0);
    if (value.isFinite() && !value.isZero()) {
      return (long) value.leadingExponent();
    }
    ErrorNumbers.set(v.call(), ErrorNumbers.EDOM);
    return (long) (value.isInfinite() ? Integer.MAX_VALUE : Integer.MIN_VALUE);
  }

  private static Object significand(Variant v) {
    SoftFloat value = v.number(0);
    boolean plain = value.isFinite() && !value.isZero();
    return Reals.value(plain ? value.scale(-value.leadingExponent()) : value);
  }

  private static Object integer(Variant v, IntegralMode mode, int size) {
    var rounded = v.number(0).toIntegral(mode).toBigInteger();
    if (rounded.isEmpty() || rounded.get().bitLength() >= 8 * size) {
      throw v.call()
          .machine()
          .unspecified(
              UnspecifiedKind.LIBRARY_RESULT,
              v.call().span(),
              "the result of '" + v.call().name() + "' does not fit its type");
    }
    return rounded.map(BigInteger::longValue).get();
  }
}
