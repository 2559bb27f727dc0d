package dev.assay.interpret.library;

/** The digits of integers, and the padding of fields, as printf makes them. */
final class IntegerText {
  private IntegerText() {}

  /** A signed or unsigned number without padding but with its sign or prefix. */
  static String convert(long value, FormatSpec.Flags flags, int precision, char conversion) {
    boolean signed = conversion == 'd' || conversion == 'i';
    boolean negative = signed && value < 0;
    String digits = digits(negative ? -value : value, conversion);
    if (value == 0 && precision == 0) {
      digits = "";
    }
    if (digits.length() < precision) {
      digits = "0".repeat(precision - digits.length()) + digits;
    }
    if (conversion == 'o' && flags.alternate() && !digits.startsWith("0")) {
      digits = "0" + digits;
    }
    return prefix(value, flags, conversion, negative) + digits;
  }

  private static String prefix(
      long value, FormatSpec.Flags flags, char conversion, boolean negative) {
    return switch (conversion) {
      case 'd', 'i' -> sign(negative, flags);
      case 'x', 'X', 'b', 'B' -> flags.alternate() && value != 0 ? "0" + conversion : "";
      default -> "";
    };
  }

  static String sign(boolean negative, FormatSpec.Flags flags) {
    return negative ? "-" : flags.plus() ? "+" : flags.space() ? " " : "";
  }

  private static String digits(long magnitude, char conversion) {
    return switch (conversion) {
      case 'o' -> Long.toOctalString(magnitude);
      case 'x' -> Long.toHexString(magnitude);
      case 'X' -> upper(Long.toHexString(magnitude));
      case 'b', 'B' -> Long.toBinaryString(magnitude);
      default -> Long.toUnsignedString(magnitude);
    };
  }

  private static String upper(String text) {
    StringBuilder out = new StringBuilder();
    text.chars().forEach(c -> out.append((char) Characters.upper(c)));
    return out.toString();
  }

  /** Pads a converted number to the width, with zeros after its sign or prefix if asked. */
  static String pad(String text, int prefixLength, int width, boolean left, boolean zeros) {
    int missing = width - text.length();
    if (missing <= 0) {
      return text;
    }
    if (left) {
      return text + " ".repeat(missing);
    }
    return zeros
        ? text.substring(0, prefixLength) + "0".repeat(missing) + text.substring(prefixLength)
        : " ".repeat(missing) + text;
  }

  /** How long sign and prefix of a converted number are. */
  static int prefixLength(String text, char conversion) {
    int length = text.startsWith("-") || text.startsWith("+") || text.startsWith(" ") ? 1 : 0;
    boolean prefixed = "xXbBaA".indexOf(conversion) >= 0 && text.length() > length + 1;
    char second = prefixed ? Character.toLowerCase(text.charAt(length + 1)) : 0;
    boolean letter = second == 'x' || ("bB".indexOf(conversion) >= 0 && second == 'b');
    return prefixed && text.charAt(length) == '0' && letter ? length + 2 : length;
  }
}
