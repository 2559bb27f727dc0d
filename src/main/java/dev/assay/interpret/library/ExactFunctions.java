package dev.assay.interpret.library;

import dev.assay.interpret.library.Reals.Variant;
import dev.assay.interpret.number.SoftFloat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Transcendental functions where their result is exact: zeros, ones and infinities of Annex F, and
 * powers.
 *
 * <p>Everywhere else libraries differ in the last places: {@link Approximations}.
 */
final class ExactFunctions {
  private static final Map<String, Function<SoftFloat, Optional<SoftFloat>>> UNARY =
      Map.ofEntries(
          Map.entry("sin", ExactFunctions::keepsZero),
          Map.entry("tan", ExactFunctions::keepsZero),
          Map.entry("asin", ExactFunctions::keepsZero),
          Map.entry("atan", ExactFunctions::keepsZero),
          Map.entry("sinh", ExactFunctions::keepsZeroAndInfinity),
          Map.entry("asinh", ExactFunctions::keepsZeroAndInfinity),
          Map.entry("atanh", ExactFunctions::keepsZero),
          Map.entry("tanh", ExactFunctions::tanh),
          Map.entry("erf", ExactFunctions::tanh),
          Map.entry("cbrt", ExactFunctions::cbrt),
          Map.entry("log1p", ExactFunctions::keepsZero),
          Map.entry("expm1", ExactFunctions::keepsZero),
          Map.entry("cos", ExactFunctions::oneAtZero),
          Map.entry("cosh", ExactFunctions::oneAtZero),
          Map.entry("erfc", ExactFunctions::oneAtZero),
          Map.entry("exp", ExactFunctions::exp),
          Map.entry("exp2", ExactFunctions::exp2),
          Map.entry("exp10", ExactFunctions::exp),
          Map.entry("acos", ExactFunctions::zeroAtOne),
          Map.entry("acosh", ExactFunctions::zeroAtOne),
          Map.entry("log", ExactFunctions::log),
          Map.entry("log2", ExactFunctions::log2),
          Map.entry("log10", ExactFunctions::log10),
          Map.entry("lgamma", ExactFunctions::lgamma),
          Map.entry("gamma", ExactFunctions::lgamma),
          Map.entry("tgamma", ExactFunctions::tgamma));

  private static final List<String> UNKNOWN = List.of("j0", "j1", "y0", "y1", "pow10", "scalb");

  static final List<Entry> ENTRIES = entries();

  private ExactFunctions() {}

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    UNARY.forEach(
        (name, function) -> Reals.each(entries, name, "d", v -> unary(name, v, function)));
    Reals.each(entries, "pow", "dd", v -> result("pow", v, Powers.pow(v.number(0), v.number(1))));
    Reals.each(
        entries,
        "__builtin_powi",
        "di",
        v -> result("powi", v, Powers.pow(v.number(0), integer(v.number(0), v.call().integer(1)))));
    Reals.each(
        entries, "hypot", "dd", v -> result("hypot", v, Powers.hypot(v.number(0), v.number(1))));
    Reals.each(entries, "atan2", "dd", v -> result("atan2", v, atan2(v.number(0), v.number(1))));
    for (String name : UNKNOWN) {
      Reals.each(entries, name, "d*", v -> result(name, v, Optional.empty()));
    }
    return List.copyOf(entries);
  }

  private static Object unary(
      String name, Variant v, Function<SoftFloat, Optional<SoftFloat>> function) {
    SoftFloat argument = v.number(0);
    return argument.isNan() ? Reals.value(argument) : result(name, v, function.apply(argument));
  }

  private static Object result(String name, Variant v, Optional<SoftFloat> exact) {
    return exact.map(Reals::value).orElseGet(() -> Approximations.of(name, v));
  }

  private static SoftFloat integer(SoftFloat like, long value) {
    return SoftFloat.of(like.format(), value);
  }

  private static boolean is(SoftFloat number, long value) {
    return number.compare(integer(number, value)) == SoftFloat.Order.EQUAL;
  }

  private static Optional<SoftFloat> when(boolean condition, SoftFloat result) {
    return condition ? Optional.of(result) : Optional.empty();
  }

  private static Optional<SoftFloat> keepsZero(SoftFloat x) {
    return when(x.isZero(), x);
  }

  private static Optional<SoftFloat> keepsZeroAndInfinity(SoftFloat x) {
    return when(x.isZero() || x.isInfinite(), x);
  }

  private static Optional<SoftFloat> tanh(SoftFloat x) {
    return x.isInfinite() ? Optional.of(integer(x, 1).copySign(x)) : keepsZero(x);
  }

  private static Optional<SoftFloat> cbrt(SoftFloat x) {
    return when(x.isZero() || x.isInfinite() || is(x.abs(), 1), x);
  }

  private static Optional<SoftFloat> oneAtZero(SoftFloat x) {
    return when(x.isZero(), integer(x, 1));
  }

  private static Optional<SoftFloat> zeroAtOne(SoftFloat x) {
    return when(is(x, 1), integer(x, 0));
  }

  private static Optional<SoftFloat> exp(SoftFloat x) {
    if (x.isInfinite()) {
      return Optional.of(x.isNegative() ? integer(x, 0) : x);
    }
    return oneAtZero(x);
  }

  private static Optional<SoftFloat> exp2(SoftFloat x) {
    if (x.isInfinite() || x.isZero()) {
      return exp(x);
    }
    return integral(x)
        .map(n -> integer(x, 1).scale(n))
        .filter(r -> r.kind() == SoftFloat.Kind.NORMAL);
  }

  private static Optional<Long> integral(SoftFloat x) {
    return x.toBigInteger()
        .filter(n -> n.bitLength() < 32 && is(x, n.longValue()))
        .map(n -> n.longValue());
  }

  private static Optional<SoftFloat> log(SoftFloat x) {
    return when(x.isInfinite() && !x.isNegative(), x).or(() -> zeroAtOne(x));
  }

  private static Optional<SoftFloat> log2(SoftFloat x) {
    boolean power = x.isFinite() && !x.isZero() && !x.isNegative() && Powers.isPowerOfTwo(x);
    return power ? Optional.of(integer(x, x.leadingExponent())) : log(x);
  }

  private static Optional<SoftFloat> log10(SoftFloat x) {
    long power = 1;
    for (int n = 0; n <= 15; n++, power *= 10) {
      if (is(x, power)) {
        return Optional.of(integer(x, n));
      }
    }
    return log(x);
  }

  private static Optional<SoftFloat> lgamma(SoftFloat x) {
    return when(is(x, 1) || is(x, 2), integer(x, 0));
  }

  private static Optional<SoftFloat> tgamma(SoftFloat x) {
    return when(is(x, 1) || is(x, 2), integer(x, 1));
  }

  private static Optional<SoftFloat> atan2(SoftFloat y, SoftFloat x) {
    if (y.isNan() || x.isNan()) {
      return Optional.of(y.isNan() ? y : x);
    }
    return when(y.isZero() && !x.isNegative(), y);
  }
}
