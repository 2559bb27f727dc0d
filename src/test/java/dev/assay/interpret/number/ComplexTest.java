package dev.assay.interpret.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Complex products and quotients, compared with GCC's runtime. */
class ComplexTest {
  private static final String COMPLEX =
      """
      static T a, b, c, d;
      int main(void) {
        while (get(&a) && get(&b) && get(&c) && get(&d)) {
          volatile T _Complex z, w, r;
          __real__ z = a; __imag__ z = b; __real__ w = c; __imag__ w = d;
          r = z * w; lib(__real__ r); lib(__imag__ r);
          r = z / w; lib(__real__ r); lib(__imag__ r);
          printf("\\n");
        }
      }
      """;

  @ParameterizedTest
  @EnumSource(names = {"BINARY32", "BINARY64", "X87", "BINARY128"})
  void productAndQuotientAgreeWithLibgcc(FloatFormat format) {
    var random = new SplittableRandom(11);
    var input = new StringBuilder();
    List<String> ours = new ArrayList<>();
    for (int i = 0; i < 6000; i++) {
      ComplexNumber z = next(format, random);
      ComplexNumber w = next(format, random);
      for (ComplexNumber operand : List.of(z, w)) {
        input.append(ArithmeticTest.hex(operand.re())).append(ArithmeticTest.hex(operand.im()));
      }
      input.append('\n');
      ours.add(text(z.multiply(w)) + text(LibgccQuotient.divide(z, w)));
    }
    List<String> theirs = Gcc.run(NumberPrograms.program(format, COMPLEX), input.toString());
    String[] lines = input.toString().split("\n");
    for (int i = 0; i < ours.size(); i++) {
      assertEquals(theirs.get(i), ours.get(i), lines[i]);
    }
  }

  private static ComplexNumber next(FloatFormat format, SplittableRandom random) {
    return new ComplexNumber(RandomBits.next(format, random), RandomBits.next(format, random));
  }

  private static String text(ComplexNumber z) {
    return text(z.re()) + text(z.im());
  }

  private static String text(SoftFloat part) {
    return part.isNan() ? "nan " : ArithmeticTest.hex(part);
  }

  @Test
  void exactQuotientsAreAgreedOn() {
    var quotient = ComplexNumber.of(5.0, 10.0).divide(ComplexNumber.of(1.0, 2.0)).orElseThrow();
    assertEquals(ComplexNumber.of(5.0, 0.0), quotient);
  }

  @Test
  void doubtfulQuotientsAreNot() {
    ComplexNumber divisor = ComplexNumber.of(0.7, 0.3);
    assertTrue(ComplexNumber.of(1.1, 2.3).divide(divisor).isEmpty());
  }

  @Test
  void foldedProductIsRoundedOnce() {
    ComplexNumber z = ComplexNumber.of(1 + 0x1p-30, 1.0);
    ComplexNumber w = ComplexNumber.of(1 - 0x1p-30, 1.0);
    assertEquals(0.0, z.multiply(w).re().toDouble());
    assertEquals(-0x1p-60, z.multiplyFolded(w).orElseThrow().re().toDouble());
  }
}
