package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.Expr;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;

/** Hexadecimal floating constants, new in C++17, as decimal ones of exactly the same value. */
final class HexFloats {
  private HexFloats() {}

  static Expr decimal(Expr.FloatLiteral literal) {
    String text = literal.text().toLowerCase(Locale.ROOT);
    int exponentAt = text.indexOf('p');
    if (!text.startsWith("0x") || exponentAt < 0) {
      return literal;
    }
    int end = exponentAt + 2;
    while (end < text.length() && Character.isDigit(text.charAt(end))) {
      end++;
    }
    String digits = text.substring(2, exponentAt);
    int point = digits.indexOf('.');
    int fraction = point < 0 ? 0 : digits.length() - point - 1;
    var mantissa = new BigInteger(digits.replace(".", ""), 16);
    int exponent = Integer.parseInt(text.substring(exponentAt + 1, end)) - 4 * fraction;
    String suffix = literal.text().substring(end);
    return new Expr.FloatLiteral(
        spelled(mantissa, exponent) + suffix, literal.type(), literal.span());
  }

  private static String spelled(BigInteger mantissa, int exponent) {
    var exact =
        exponent >= 0
            ? new BigDecimal(mantissa.shiftLeft(exponent))
            : new BigDecimal(mantissa).divide(new BigDecimal(BigInteger.ONE.shiftLeft(-exponent)));
    BigDecimal shortest = exact.signum() == 0 ? BigDecimal.ZERO : exact.stripTrailingZeros();
    return shortest.unscaledValue() + "e" + -shortest.scale();
  }
}
