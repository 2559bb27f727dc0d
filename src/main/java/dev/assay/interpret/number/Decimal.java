package dev.assay.interpret.number;

import java.math.BigInteger;

/**
 * A decimal number: its digits without leading zeros, the first of which counts {@code
 * 10^exponent}.
 *
 * <p>Zero has the one digit 0 and exponent 0.
 */
record Decimal(String digits, int exponent) {
  private static final BigInteger FIVE = BigInteger.valueOf(5);

  /** The exact value of a finite number's magnitude. */
  static Decimal of(SoftFloat value) {
    if (value.isZero()) {
      return new Decimal("0", 0);
    }
    int zeros = value.significand().getLowestSetBit();
    BigInteger odd = value.significand().shiftRight(zeros);
    int power = value.exponent() + zeros;
    if (power >= 0) {
      String digits = odd.shiftLeft(power).toString();
      return new Decimal(digits, digits.length() - 1);
    }
    String digits = odd.multiply(FIVE.pow(-power)).toString();
    return new Decimal(digits, digits.length() - 1 + power);
  }

  /** The digit that counts {@code 10^power}. */
  char digitAt(int power) {
    int index = exponent - power;
    return index >= 0 && index < digits.length() ? digits.charAt(index) : '0';
  }

  int significantDigits() {
    int count = digits.length();
    while (count > 1 && digits.charAt(count - 1) == '0') {
      count--;
    }
    return count;
  }

  /** Rounds to so many digits, ties to even; none or fewer leaves zero or the next power of ten. */
  Decimal roundedTo(long count) {
    if (count >= digits.length()) {
      return this;
    }
    if (count < 0) {
      return new Decimal("0", 0);
    }
    int keep = (int) count;
    boolean odd = keep > 0 && ((digits.charAt(keep - 1) - '0') & 1) == 1;
    if (!roundsUp(keep, odd)) {
      return keep == 0 ? new Decimal("0", 0) : new Decimal(digits.substring(0, keep), exponent);
    }
    String head = keep == 0 ? "0" : digits.substring(0, keep);
    String raised = new BigInteger(head).add(BigInteger.ONE).toString();
    boolean longer = keep == 0 || raised.length() > keep;
    return new Decimal(raised, longer ? exponent + 1 : exponent);
  }

  private boolean roundsUp(int keep, boolean odd) {
    char next = digits.charAt(keep);
    if (next != '5') {
      return next > '5';
    }
    boolean tie = digits.chars().skip(keep + 1L).allMatch(c -> c == '0');
    return !tie || odd;
  }
}
