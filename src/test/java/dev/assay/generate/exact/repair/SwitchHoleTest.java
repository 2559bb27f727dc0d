package dev.assay.generate.exact.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class SwitchHoleTest {
  private static final IntShape INT = new IntShape(32, true);
  private static final IntShape ULONG = new IntShape(64, false);

  private static SwitchHole.Range range(String low, String high) {
    return new SwitchHole.Range(new BigInteger(low), new BigInteger(high));
  }

  @Test
  void valuesAreBoundInTheOrderTheyOccur() {
    var hole = new SwitchHole(new Arms(2, 2, 0), INT);
    assertEquals(0, hole.integer(50, 0));
    assertEquals(1, hole.integer(-7, 0));
    assertEquals(0, hole.integer(50, 0));
    assertEquals(0, hole.integer(51, 0));
    assertEquals(1, hole.integer(0, 0));
    assertEquals(2, hole.integer(1, 0));
    assertEquals(List.of(range("50", "50"), range("51", "51")), hole.labels(0));
    assertEquals(List.of(range("-7", "-7"), range("0", "0")), hole.labels(1));
  }

  @Test
  void rangesDoNotOverlap() {
    var hole = new SwitchHole(new Arms(3, 1, 10), INT);
    assertEquals(0, hole.integer(100, 0));
    assertEquals(0, hole.integer(110, 0));
    assertEquals(1, hole.integer(95, 0));
    assertEquals(1, hole.integer(99, 0));
    assertEquals(2, hole.integer(Integer.MAX_VALUE, 0));
    assertEquals(List.of(range("100", "110")), hole.labels(0));
    assertEquals(List.of(range("95", "99")), hole.labels(1));
    assertEquals(List.of(range("2147483647", "2147483647")), hole.labels(2));
  }

  @Test
  void armsWithoutAValueGetFreeOnes() {
    var hole = new SwitchHole(Arms.of(3), ULONG);
    assertEquals(List.of(range("1", "1")), hole.labels(0));
    assertEquals(0, hole.integer(-1, 0));
    assertEquals(List.of(range("18446744073709551615", "18446744073709551615")), hole.labels(0));
    assertEquals(List.of(range("18446744073709551613", "18446744073709551613")), hole.labels(1));
    assertEquals(List.of(range("18446744073709551612", "18446744073709551612")), hole.labels(2));
  }
}
