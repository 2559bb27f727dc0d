package dev.assay.interpret.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.IntKind;
import dev.assay.interpret.Execution;
import dev.assay.interpret.UbKind;
import org.junit.jupiter.api.Test;

/** Formats: what they print, and which arguments they may have. */
class PrintfTest {
  private final Bench bench = Bench.plain();

  private static String text(Object... arguments) {
    var fresh = Bench.plain();
    assertEquals((long) (Long) fresh.call("printf", arguments), fresh.printed().length());
    return fresh.printed();
  }

  @Test
  void positionsAndStars() {
    assertEquals("b a", text("%2$s %1$s", "a", "b"));
    assertEquals("   42|42   |", text("%*d|%-*d|", 5, 42, 5, 42));
    assertEquals("42   |", text("%*d|", -5, 42));
    assertEquals("00042", text("%.*d", 5, 42));
    assertEquals("42", text("%.*d", -5, 42));
  }

  @Test
  void narrowLengthsCut() {
    assertEquals("44 -1", text("%hhd %hhd", 300, 255));
    assertEquals("255", text("%hhu", 255));
    assertEquals("ffff", text("%hx", 0xffff));
  }

  @Test
  void signMayDifferWhereBothTypesHoldTheValue() {
    assertEquals("5 5", text("%d %u", Bench.integer(5, IntKind.UINT), 5));
    assertEquals(UbKind.FORMAT, bench.undefined("printf", "%u", -1));
    assertEquals(
        UbKind.FORMAT, bench.undefined("printf", "%d", Bench.integer(3000000000L, IntKind.UINT)));
  }

  @Test
  void typesMustFit() {
    assertEquals(UbKind.FORMAT, bench.undefined("printf", "%d", 1.0));
    assertEquals(UbKind.FORMAT, bench.undefined("printf", "%ld", 1));
    assertEquals(UbKind.FORMAT, bench.undefined("printf", "%lld", 1L));
    assertEquals(UbKind.FORMAT, bench.undefined("printf", "%f", 1));
    assertEquals(UbKind.FORMAT, bench.undefined("printf", "%s", 1));
    assertEquals(UbKind.FORMAT, bench.undefined("printf", "%Lf", 1.0));
  }

  @Test
  void directivesMustBeValid() {
    for (String format :
        new String[] {"%", "%y", "%#d", "%0s", "%.3c", "%Ld", "%hf", "%5%", "%-n"}) {
      assertEquals(UbKind.FORMAT, bench.undefined("printf", format, 1), format);
    }
    assertEquals(UbKind.FORMAT, bench.undefined("printf", "%d %d", 1));
  }

  @Test
  void stringsAreReadWithCare() {
    assertEquals(
        UbKind.INDETERMINATE_VALUE, bench.undefined("printf", "%s", Bench.pointer(bench.array(3))));
    assertEquals(UbKind.FORMAT, bench.undefined("printf", "%s", Bench.pointer(0)));
    long open = bench.array(2);
    bench.call("memset", open, 65, 2L);
    assertEquals(2L, bench.call("printf", "%.2s", Bench.pointer(open)));
  }

  @Test
  void countsAreStored() {
    long count = bench.array(4);
    bench.call("printf", "abc%nd", new Argument(count, Bench.INT_POINTER));
    assertEquals(3, bench.intAt(count));
  }

  @Test
  void boundedOutputTellsTheWholeLength() {
    long to = bench.array(4);
    assertEquals(6L, bench.call("snprintf", to, 4L, "%d", 123456));
    assertEquals("123", bench.stringAt(to));
    assertEquals(6L, bench.call("snprintf", 0L, 0L, "%d", 123456));
    assertEquals(UbKind.OVERLAPPING_COPY, bench.undefined("sprintf", to, "%s", Bench.pointer(to)));
  }

  @Test
  void addressesDoNotGoOut() {
    assertEquals("(nil)", text("%p", Bench.pointer(0)));
    assertInstanceOf(
        Execution.Unspecified.class, bench.end("printf", "%p", Bench.pointer(bench.array(1))));
  }

  @Test
  void signOfNanIsOpenWhereItIsMade() {
    assertEquals("nan", text("%f", Double.NaN));
    Bench other = Bench.other();
    other.call("printf", "%f %f", Double.NaN, other.call("sqrt", -1.0));
    assertEquals("nan nan", other.printed());
    assertEquals("-nan", text("%f", bench.call("sqrt", -1.0)));
  }
}
