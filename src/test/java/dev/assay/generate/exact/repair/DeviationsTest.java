package dev.assay.generate.exact.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.BinaryOp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DeviationsTest {
  private final Deviations deviations = new Deviations();

  @ParameterizedTest
  @CsvSource({
    "ADD, 1.5, 2.5, 4, true",
    "ADD, -1.5, 2.5, 1, false",
    "SUBTRACT, 3, 1.5, 1.5, true",
    "SUBTRACT, 3, 1.6, 1.4, false",
    "MULTIPLY, 3, 0, 0, true",
    "DIVIDE, 3, 2, 1.5, true",
    "DIVIDE, 3, 0, 0, false",
    "MULTIPLY, 1e10, 1e10, 1e20, false"
  })
  void whatLosesDigitsIsNotAllowed(
      BinaryOp op, double a, double b, double result, boolean allowed) {
    assertEquals(allowed, deviations.allows(op, a, b, result, true));
  }

  /** Each of them is fine by itself: they add up along the values. */
  @Test
  void longChainsEnd() {
    float sum = 1;
    int length = 0;
    while (deviations.allows(BinaryOp.ADD, sum, 1.1f, sum + 1.1f, true)) {
      deviations.note(BinaryOp.ADD, sum, 1.1f, sum + 1.1f);
      sum += 1.1f;
      length++;
    }
    assertTrue(length > 100 && length < 200, length + " additions");
    assertTrue(deviations.allows(BinaryOp.ADD, 7.5, 1.1f, 8.6, true));
    deviations.clear();
    assertTrue(deviations.allows(BinaryOp.ADD, sum, 1.1f, sum + 1.1f, true));
  }

  /** In another order a product may leave the range though no product of the run does. */
  @Test
  void productsThatOtherOrdersCannotComputeEnd() {
    double product = 1;
    boolean up = true;
    int length = 0;
    while (length < 100) {
      double factor = up ? 1024 : 1.0 / 1024;
      if (!deviations.allows(BinaryOp.MULTIPLY, product, factor, product * factor, true)) {
        break;
      }
      deviations.note(BinaryOp.MULTIPLY, product, factor, product * factor);
      product *= factor;
      up = !up;
      length++;
    }
    assertTrue(length < 10, length + " factors");
    assertFalse(length == 0);
  }
}
