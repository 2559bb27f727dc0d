package dev.assay.interpret.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every operation on random bit patterns, compared with what gcc's code computes. */
class ArithmeticTest {
  private static final int ROUNDS = 6000;

  @ParameterizedTest
  @EnumSource(names = "BFLOAT16", mode = EnumSource.Mode.EXCLUDE)
  void operationsAgreeWithGcc(FloatFormat format) {
    var random = new SplittableRandom(format.ordinal() + 1);
    var input = new StringBuilder();
    List<String> ours = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      SoftFloat a = RandomBits.next(format, random);
      SoftFloat b = random.nextInt(8) == 0 ? a : RandomBits.next(format, random);
      SoftFloat c = RandomBits.next(format, random);
      int n = random.nextInt(-300, 300);
      input.append(hex(a)).append(hex(b)).append(hex(c)).append(n).append('\n');
      ours.add(results(a, b, c, n));
    }
    List<String> theirs = Gcc.run(NumberPrograms.operations(format), input.toString());
    String[] lines = input.toString().split("\n");
    for (int i = 0; i < ours.size(); i++) {
      assertEquals(theirs.get(i), ours.get(i), lines[i]);
    }
  }

  private static String results(SoftFloat a, SoftFloat b, SoftFloat c, int n) {
    StringBuilder out = new StringBuilder();
    for (SoftFloat value : List.of(a.add(b), a.subtract(b), a.multiply(b), a.divide(b))) {
      // Which of two NaNs survives depends on the order a compiler gives SSE's operands.
      boolean open = a.isNan() && b.isNan() && a.format().bytes() <= 8;
      out.append(open ? libm(value) : hex(value));
    }
    out.append(libm(a.sqrt()));
    out.append(libm(a.fma(b, c)));
    out.append(libm(a.fmod(b)));
    out.append(libm(a.remainder(b)));
    boolean noQuotient = a.remainder(b).isNan();
    out.append(noQuotient ? "x " : a.remquo(b).quotient() + " ");
    for (IntegralMode mode : IntegralMode.values()) {
      out.append(libm(a.toIntegral(mode)));
    }
    out.append(libm(a.format() == FloatFormat.BINARY16 ? a : a.nextAfter(b)));
    out.append(libm(a.scale(n)));
    out.append(libm(a.frexp().fraction()));
    out.append(a.isFinite() ? a.frexp().exponent() + " " : "x ");
    out.append(comparison(a, b));
    out.append(kind(a)).append(' ');
    out.append(hex(SoftFloat.of(a.format(), ((long) n << 53) + 12345L * n)));
    out.append(integer(a));
    return out.toString();
  }

  private static String comparison(SoftFloat a, SoftFloat b) {
    return switch (a.compare(b)) {
      case LESS -> "1100 ";
      case EQUAL -> "0110 ";
      case GREATER -> "0001 ";
      case UNORDERED -> "0000 ";
    };
  }

  private static int kind(SoftFloat a) {
    return switch (a.kind()) {
      case NAN -> 0;
      case INFINITE -> 1;
      case ZERO -> 2;
      case SUBNORMAL -> 3;
      case NORMAL -> 4;
    };
  }

  private static String integer(SoftFloat a) {
    var value = a.toBigInteger().filter(v -> v.bitLength() < 63);
    return value.map(BigInteger::toString).orElse("x");
  }

  /** Which NaN a library function returns is nobody's business. */
  private static String libm(SoftFloat value) {
    return value.isNan() ? "nan " : hex(value);
  }

  static String hex(SoftFloat value) {
    int digits = 2 * value.format().bytes();
    String text = value.bits().toString(16);
    return "0".repeat(digits - text.length()) + text + " ";
  }
}
