package dev.assay.interpret.number;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Conversions between formats, to and from integers and bytes. */
class ConversionTest {
  private static final List<FloatFormat> FORMATS =
      List.of(
          FloatFormat.BINARY16,
          FloatFormat.BINARY32,
          FloatFormat.BINARY64,
          FloatFormat.X87,
          FloatFormat.BINARY128);

  private static final String CONVERTING =
      """
      static void bytes(void *p, int n) {
        while (n-- > 0) printf("%02x", ((unsigned char *) p)[n]);
        printf(" ");
      }
      int main(void) {
        static T f; long long n;
        while (get(&f) && scanf("%lld", &n) == 1) {
          _Float16 h = f; float s = f; double d = f; long double x = f; _Float128 q = f;
          bytes(&h, 2); bytes(&s, 4); bytes(&d, 8); bytes(&x, 10); bytes(&q, 16);
          f = n; put(f);
          f = (unsigned long long) n; put(f);
          f = (unsigned __int128) n * n; put(f);
          printf("\\n");
        }
      }
      """;

  @ParameterizedTest
  @EnumSource(names = "BFLOAT16", mode = EnumSource.Mode.EXCLUDE)
  void conversionsAgreeWithGcc(FloatFormat format) {
    var random = new SplittableRandom(3);
    var input = new StringBuilder();
    List<String> ours = new ArrayList<>();
    for (int i = 0; i < 4000; i++) {
      SoftFloat value = narrow(RandomBits.next(format, random), random);
      long n = random.nextLong() >> random.nextInt(64);
      input.append(ArithmeticTest.hex(value)).append(n).append('\n');
      var line = new StringBuilder();
      FORMATS.forEach(to -> line.append(ArithmeticTest.hex(value.convert(to))));
      line.append(ArithmeticTest.hex(SoftFloat.of(format, n)));
      line.append(ArithmeticTest.hex(SoftFloat.ofUnsigned(format, n)));
      BigInteger square = BigInteger.valueOf(n).multiply(BigInteger.valueOf(n));
      line.append(ArithmeticTest.hex(SoftFloat.of(format, square)));
      ours.add(line.toString());
    }
    List<String> theirs = Gcc.run(NumberPrograms.program(format, CONVERTING), input.toString());
    String[] lines = input.toString().split("\n");
    for (int i = 0; i < ours.size(); i++) {
      assertEquals(theirs.get(i), ours.get(i), lines[i]);
    }
  }

  /** Often a value that lies near the limits of a narrower format; signalling NaNs are left out. */
  private static SoftFloat narrow(SoftFloat value, SplittableRandom random) {
    if (value.isSignalling()) {
      return SoftFloat.quietNan(value.format(), value.isNegative());
    }
    FloatFormat narrower = FORMATS.get(random.nextInt(FORMATS.size()));
    boolean near = value.isFinite() && random.nextBoolean();
    return near && narrower.precision() < value.format().precision()
        ? RandomBits.next(narrower, random).convert(value.format()).abs().add(value.scale(-30))
        : value;
  }

  @Test
  void bytesComeBack() {
    var random = new SplittableRandom(5);
    for (FloatFormat format : FloatFormat.values()) {
      for (int i = 0; i < 500; i++) {
        SoftFloat value = RandomBits.next(format, random);
        for (boolean bigEndian : new boolean[] {false, true}) {
          byte[] bytes = value.encode(bigEndian);
          assertEquals(format.bytes(), bytes.length);
          assertEquals(value, SoftFloat.decode(format, bytes, 0, bigEndian).orElseThrow());
        }
      }
    }
  }

  @Test
  void integerBitIsStoredInExtendedFormat() {
    byte[] one = {0, 0, 0, 0, 0, 0, 0, (byte) 0x80, (byte) 0xff, 0x3f};
    assertArrayEquals(one, SoftFloat.of(FloatFormat.X87, 1).encode(false));
    one[7] = 0;
    assertTrue(SoftFloat.decode(FloatFormat.X87, one, 0, false).isEmpty());
  }

  @Test
  void brainFloatHasTheRangeOfFloat() {
    SoftFloat third = SoftFloat.of(FloatFormat.BFLOAT16, 1.0 / 3);
    assertEquals("3eab", third.bits().toString(16));
    assertEquals("0x1.56p-2", third.toString());
    assertEquals(SoftFloat.Kind.NORMAL, SoftFloat.of(FloatFormat.BFLOAT16, 1e38).kind());
    assertTrue(SoftFloat.of(FloatFormat.BFLOAT16, 3.4e38).isInfinite());
  }

  @Test
  void literalsCarrySuffixesAndSeparators() {
    assertEquals(0.1f, FloatParser.literal("0.1f", FloatFormat.BINARY32).toFloat());
    assertEquals(12345.5, FloatParser.literal("12'345.5", FloatFormat.BINARY64).toDouble());
    assertEquals(8.0, FloatParser.literal("0x1p3L", FloatFormat.X87).toDouble());
    assertEquals(1.5, FloatParser.literal("1.5f128", FloatFormat.BINARY128).toDouble());
  }
}
