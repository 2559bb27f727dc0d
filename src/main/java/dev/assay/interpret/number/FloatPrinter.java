package dev.assay.interpret.number;

/** Writes numbers as {@code printf}'s floating directives do, exactly at any precision. */
public final class FloatPrinter {
  private FloatPrinter() {}

  /**
   * The magnitude of a number, without sign and padding.
   *
   * @param conversion one of {@code a e f g A E F G}
   * @param precision how many digits, or a negative number for the default
   * @param alternate whether the {@code #} flag was given
   */
  public static String body(SoftFloat value, char conversion, int precision, boolean alternate) {
    char lower = Character.toLowerCase(conversion);
    String text =
        value.isNan()
            ? "nan"
            : value.isInfinite() ? "inf" : finite(value, lower, precision, alternate);
    return lower == conversion ? text : upperCase(text);
  }

  private static String finite(SoftFloat value, char conversion, int precision, boolean alternate) {
    int digits = precision < 0 ? 6 : precision;
    return switch (conversion) {
      case 'a' -> HexPrinter.body(value, precision, alternate);
      case 'e' -> exponential(Decimal.of(value), digits, alternate);
      case 'f' -> fixed(Decimal.of(value), digits, alternate);
      default -> general(Decimal.of(value), Math.max(digits, 1), alternate);
    };
  }

  private static String fixed(Decimal exact, int precision, boolean alternate) {
    Decimal decimal = exact.roundedTo((long) exact.exponent() + 1 + precision);
    StringBuilder out = new StringBuilder();
    for (int power = Math.max(decimal.exponent(), 0); power >= 0; power--) {
      out.append(decimal.digitAt(power));
    }
    if (precision > 0 || alternate) {
      out.append('.');
    }
    for (int power = -1; power >= -precision; power--) {
      out.append(decimal.digitAt(power));
    }
    return out.toString();
  }

  private static String exponential(Decimal exact, int precision, boolean alternate) {
    Decimal decimal = exact.roundedTo((long) precision + 1);
    StringBuilder out = new StringBuilder();
    out.append(decimal.digitAt(decimal.exponent()));
    if (precision > 0 || alternate) {
      out.append('.');
    }
    for (int i = 1; i <= precision; i++) {
      out.append(decimal.digitAt(decimal.exponent() - i));
    }
    int magnitude = Math.abs(decimal.exponent());
    out.append('e').append(decimal.exponent() < 0 ? '-' : '+');
    return out.append(magnitude < 10 ? "0" : "").append(magnitude).toString();
  }

  private static String general(Decimal exact, int digits, boolean alternate) {
    Decimal decimal = exact.roundedTo(digits);
    int exponent = decimal.exponent();
    boolean fixed = exponent >= -4 && exponent < digits;
    int precision = fixed ? digits - 1 - exponent : digits - 1;
    if (!alternate) {
      int needed = decimal.significantDigits() - 1;
      precision = Math.min(precision, Math.max(0, fixed ? needed - exponent : needed));
    }
    return fixed
        ? fixed(decimal, precision, alternate)
        : exponential(decimal, precision, alternate);
  }

  private static String upperCase(String text) {
    StringBuilder out = new StringBuilder();
    text.chars().forEach(c -> out.append((char) (c >= 'a' && c <= 'z' ? c - 32 : c)));
    return out.toString();
  }
}
