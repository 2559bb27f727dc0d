package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;

/** Reads floating constants. */
final class FloatLiterals {
  private FloatLiterals() {}

  /** The value, rounded to its type; null for imaginary ones and where double can't hold it. */
  static Constant value(Expr.FloatLiteral literal) {
    if (!(Types.unqualified(literal.type()) instanceof CType.Floating type)) {
      return null;
    }
    BigDecimal exact = exact(digits(literal.text()));
    return round(exact, type.kind());
  }

  static Constant round(BigDecimal exact, FloatKind kind) {
    return switch (kind) {
      case FLOAT, FLOAT32 -> new Constant.Real(exact.floatValue());
      case DOUBLE, FLOAT64, FLOAT32X -> new Constant.Real(exact.doubleValue());
      case FLOAT16, BF16, LONG_DOUBLE, FLOAT64X, FLOAT128 -> {
        double value = exact.doubleValue();
        boolean isExact = !Double.isInfinite(value) && new BigDecimal(value).compareTo(exact) == 0;
        yield isExact ? new Constant.Real(value) : null;
      }
    };
  }

  private static String digits(String text) {
    String lower = text.toLowerCase(Locale.ROOT).replace("'", "");
    if (lower.startsWith("0x")) {
      int exponent = lower.indexOf('p');
      return lower.substring(0, exponent)
          + lower.substring(exponent).replaceFirst("^(p[+-]?\\d+).*", "$1");
    }
    return lower.replaceFirst("^([0-9.]*(?:e[+-]?[0-9]+)?).*", "$1");
  }

  private static BigDecimal exact(String digits) {
    if (!digits.startsWith("0x")) {
      return new BigDecimal(
          digits.startsWith(".") ? "0" + digits : digits.replaceFirst("\\.(e|$)", ".0$1"));
    }
    int split = digits.indexOf('p');
    String mantissa = digits.substring(2, split);
    int point = mantissa.indexOf('.');
    int fraction = point < 0 ? 0 : mantissa.length() - point - 1;
    var value = new BigDecimal(new BigInteger(mantissa.replace(".", ""), 16));
    int exponent = Integer.parseInt(digits.substring(split + 1)) - 4 * fraction;
    BigDecimal power = new BigDecimal(BigInteger.TWO.pow(Math.min(Math.abs(exponent), 20_000)));
    return exponent >= 0
        ? value.multiply(power)
        : value.multiply(
            new BigDecimal(BigInteger.valueOf(5).pow(Math.min(-exponent, 20_000)))
                .movePointLeft(Math.min(-exponent, 20_000)));
  }
}
