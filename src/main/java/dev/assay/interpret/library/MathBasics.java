package dev.assay.interpret.library;

import dev.assay.interpret.library.Reals.Variant;
import dev.assay.interpret.number.FloatFormat;
import dev.assay.interpret.number.IntegralMode;
import dev.assay.interpret.number.SoftFloat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The functions of math.h that IEEE 754 defines to the last bit. */
final class MathBasics {
  static final List<Entry> ENTRIES = entries();

  private MathBasics() {}

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    Reals.unary(entries, "fabs", Math::abs, SoftFloat::abs);
    Reals.each(entries, "sqrt", "d", MathBasics::sqrt);
    Reals.unary(entries, "floor", Math::floor, mode(IntegralMode.FLOOR));
    Reals.unary(entries, "ceil", Math::ceil, mode(IntegralMode.CEILING));
    Reals.unary(entries, "trunc", MathBasics::trunc, mode(IntegralMode.TRUNCATE));
    Reals.unary(entries, "rint", Math::rint, mode(IntegralMode.EVEN));
    Reals.unary(entries, "nearbyint", Math::rint, mode(IntegralMode.EVEN));
    Reals.unary(entries, "roundeven", Math::rint, mode(IntegralMode.EVEN));
    Reals.unary(entries, "round", MathBasics::round, mode(IntegralMode.AWAY));
    Reals.binary(entries, "copysign", Math::copySign, SoftFloat::copySign);
    Reals.each(entries, "fmod", "dd", MathBasics::fmod);
    Reals.each(entries, "remainder", "dd", v -> remainder(v, v.number(0).remainder(v.number(1))));
    Reals.each(entries, "drem", "dd", v -> remainder(v, v.number(0).remainder(v.number(1))));
    Reals.each(entries, "remquo", "ddp", MathBasics::remquo);
    Reals.each(entries, "fma", "ddd", MathBasics::fma);
    Reals.each(entries, "fdim", "dd", MathBasics::fdim);
    Reals.each(entries, "fmax", "dd", v -> extreme(v, SoftFloat.Order.GREATER));
    Reals.each(entries, "fmin", "dd", v -> extreme(v, SoftFloat.Order.LESS));
    Reals.each(entries, "nextafter", "dd", v -> of(v.number(0).nextAfter(v.number(1))));
    Reals.each(entries, "nexttoward", "dr", MathBasics::nextToward);
    Reals.each(entries, "nextup", "d", v -> toward(v, false));
    Reals.each(entries, "nextdown", "d", v -> toward(v, true));
    return List.copyOf(entries);
  }

  private static UnaryOperator<SoftFloat> mode(IntegralMode mode) {
    return number -> number.toIntegral(mode);
  }

  private static Object of(SoftFloat number) {
    return Reals.value(number);
  }

  private static double trunc(double value) {
    return value < 0 ? Math.ceil(value) : Math.floor(value);
  }

  /** To the nearest, ties away from zero. */
  private static double round(double value) {
    double magnitude = Math.abs(value);
    double whole = Math.floor(magnitude);
    return Math.copySign(magnitude - whole >= 0.5 ? whole + 1 : whole, value);
  }

  private static Object sqrt(Variant v) {
    boolean plain = v.call().value(0) instanceof Double d && d >= 0;
    if (plain) {
      // The root of a float, taken in double and rounded again, is the nearest float.
      double root = Math.sqrt(v.call().real(0));
      return v.format().precision() == 24 ? (double) (float) root : root;
    }
    SoftFloat argument = v.number(0);
    if (argument.isNegative() && !argument.isZero() && !argument.isNan()) {
      ErrorNumbers.set(v.call(), ErrorNumbers.EDOM);
    }
    return of(argument.sqrt());
  }

  private static Object remainder(Variant v, SoftFloat result) {
    boolean operandsAreNumbers = !v.number(0).isNan() && !v.number(1).isNan();
    if (result.isNan() && operandsAreNumbers) {
      ErrorNumbers.set(v.call(), ErrorNumbers.EDOM);
    }
    return of(result);
  }

  /** Java's remainder of doubles is exact, and so that of floats too. */
  private static Object fmod(Variant v) {
    if (v.call().value(0) instanceof Double a && v.call().value(1) instanceof Double b) {
      double result = a % b;
      if (!Double.isNaN(result)) {
        return result;
      }
    }
    return remainder(v, v.number(0).fmod(v.number(1)));
  }

  private static Object fma(Variant v) {
    if (v.format() == FloatFormat.BINARY64 && v.call().value(0) instanceof Double a) {
      return Math.fma(a, v.call().real(1), v.call().real(2));
    }
    return of(v.number(0).fma(v.number(1), v.number(2)));
  }

  private static Object remquo(Variant v) {
    var result = v.number(0).remquo(v.number(1));
    Scalars.store(v.call(), Bytes.pointer(v.call(), 2), result.quotient(), 4);
    return remainder(v, result.remainder());
  }

  private static Object fdim(Variant v) {
    SoftFloat a = v.number(0);
    SoftFloat b = v.number(1);
    boolean atMost = a.compare(b) == SoftFloat.Order.LESS || a.compare(b) == SoftFloat.Order.EQUAL;
    return of(atMost ? SoftFloat.zero(v.format(), false) : a.subtract(b));
  }

  /** NaNs lose against numbers; which of two zeros wins is open. */
  private static Object extreme(Variant v, SoftFloat.Order wanted) {
    SoftFloat a = v.number(0);
    SoftFloat b = v.number(1);
    if (a.isNan() || b.isNan()) {
      return of(a.isNan() ? b : a);
    }
    SoftFloat.Order order = a.compare(b);
    if (order == SoftFloat.Order.EQUAL) {
      return of(Choice.isOther(v.call()) ? b : a);
    }
    return of(order == wanted ? a : b);
  }

  private static Object nextToward(Variant v) {
    SoftFloat value = v.number(0);
    SoftFloat target = Reals.argument(v.call(), 1);
    SoftFloat wide = value.convert(target.format());
    SoftFloat infinity = SoftFloat.infinity(v.format(), false);
    return switch (wide.compare(target)) {
      case LESS -> of(value.nextAfter(infinity));
      case GREATER -> of(value.nextAfter(infinity.negate()));
      case EQUAL -> of(target.convert(v.format()));
      case UNORDERED -> of(value.isNan() ? value : target.convert(v.format()));
    };
  }

  private static Object toward(Variant v, boolean negative) {
    SoftFloat value = v.number(0);
    SoftFloat infinity = SoftFloat.infinity(v.format(), negative);
    boolean there = value.isInfinite() && value.isNegative() == negative;
    return of(value.isNan() || there ? value : value.nextAfter(infinity));
  }
}
