package dev.assay.interpret.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import dev.assay.interpret.Execution;
import dev.assay.interpret.UbKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers: their reading, their mathematics, their bits. */
class NumbersTest {
  private final Bench bench = Bench.plain();

  private int errno() {
    return bench.intAt((Long) bench.call("__errno_location"));
  }

  @ParameterizedTest
  @CsvSource({
    "'  -42x', 10, -42, 5",
    "'0x1F', 0, 31, 4",
    "'0x', 16, 0, 1",
    "'077', 0, 63, 3",
    "'zz', 36, 1295, 2",
    "'+', 10, 0, 0",
    "'9223372036854775807', 10, 9223372036854775807, 19"
  })
  void strtolReadsItsSubject(String text, int base, long value, int length) {
    long start = bench.string(text);
    long end = bench.array(8);
    assertEquals(value, bench.call("strtol", start, end, base));
    assertEquals(start + length, end(end));
    assertEquals(0, errno());
  }

  private long end(long place) {
    return bench.intAt(place) & 0xffff_ffffL | (long) bench.intAt(place + 4) << 32;
  }

  @Test
  void strtolTellsOverflow() {
    assertEquals(Long.MAX_VALUE, bench.call("strtol", "99999999999999999999", 0L, 10));
    assertEquals(34, errno());
    assertEquals(Long.MIN_VALUE, bench.call("strtol", "-99999999999999999999", 0L, 10));
    assertEquals(-1L, bench.call("strtoul", "-1", 0L, 10));
    assertEquals(-1L, bench.call("strtoull", "99999999999999999999", 0L, 10));
  }

  @Test
  void atoiMustFit() {
    assertEquals(-7L, bench.call("atoi", " -7 "));
    assertEquals(UbKind.LIBRARY_ARGUMENT, bench.undefined("atoi", "2147483648"));
  }

  @Test
  void absOfTheMostNegative() {
    assertEquals(5L, bench.call("abs", -5));
    assertEquals(UbKind.ABS_OVERFLOW, bench.undefined("abs", Integer.MIN_VALUE));
    assertEquals(UbKind.ABS_OVERFLOW, bench.undefined("llabs", Long.MIN_VALUE));
    assertEquals(UbKind.DIVISION_BY_ZERO, bench.undefined("div", 1, 0));
  }

  @Test
  void exactMathematics() {
    assertEquals(1024.0, bench.call("pow", 2.0, 10.0));
    assertEquals(5.0, bench.call("hypot", 3.0, 4.0));
    assertEquals(1.0, bench.call("exp", 0.0));
    assertEquals(-3.0, bench.call("round", -2.5));
    assertEquals(-2.0, bench.call("rint", -2.5));
    assertEquals(3L, bench.call("lround", 2.5));
    assertInstanceOf(Execution.Unspecified.class, bench.end("sin", 1.0));
    assertInstanceOf(Execution.Unspecified.class, bench.end("pow", 1.1, 3.0));
    assertInstanceOf(Execution.Unspecified.class, bench.end("lround", 1e300));
  }

  @Test
  void rootsOfNegativeNumbersSetErrno() {
    assertEquals(1.5, bench.call("sqrt", 2.25));
    bench.call("sqrt", -1.0);
    assertEquals(33, errno());
  }

  @Test
  void bits() {
    assertEquals(31L, bench.call("__builtin_clz", Bench.integer(1, IntKind.UINT)));
    assertEquals(63L, bench.call("__builtin_clzl", 1L));
    assertEquals(4L, bench.call("__builtin_ctz", Bench.integer(16, IntKind.UINT)));
    assertEquals(32L, bench.call("__builtin_popcount", Bench.integer(0xffff_ffffL, IntKind.UINT)));
    assertEquals(31L, bench.call("__builtin_clrsb", -1));
    assertEquals(0L, bench.call("__builtin_ffs", 0));
    assertEquals(0x3412L, bench.call("__builtin_bswap16", 0x1234));
    assertEquals(UbKind.BUILTIN_ARGUMENT, bench.undefined("__builtin_clz", 0));
    assertEquals(UbKind.BUILTIN_ARGUMENT, bench.undefined("__builtin_ctzll", 0L));
  }

  @Test
  void overflowIsTold() {
    var result = new Argument(bench.array(4), Bench.INT_POINTER);
    assertEquals(1L, bench.call("__builtin_add_overflow", Integer.MAX_VALUE, 1, result));
    assertEquals(Integer.MIN_VALUE, bench.intAt((Long) result.value()));
    assertEquals(0L, bench.call("__builtin_mul_overflow", 1000, 1000, result));
    assertEquals(1L, bench.call("__builtin_sub_overflow_p", 0, 1, Bench.integer(0, IntKind.UINT)));
  }

  @Test
  void atomicsAreOrdinaryHere() {
    long place = bench.array(4);
    var object = new Argument(place, new CType.Pointer(CType.INT));
    bench.call("__atomic_store_n", object, 5, 0);
    assertEquals(5L, bench.call("__atomic_fetch_add", object, 3, 0));
    assertEquals(7L, bench.call("__sync_sub_and_fetch", object, 1));
    assertEquals(1L, bench.call("__sync_bool_compare_and_swap", object, 7, -1));
    assertEquals(-1, bench.intAt(place));
  }

  @Test
  void scanfReadsWhatFits() {
    long number = bench.array(4);
    long word = bench.array(10);
    var into = new Argument(number, Bench.INT_POINTER);
    assertEquals(2L, bench.call("sscanf", "12 abc", "%d%9s", into, Bench.pointer(word)));
    assertEquals(12, bench.intAt(number));
    assertEquals("abc", bench.stringAt(word));
    assertEquals(-1L, bench.call("sscanf", "", "%d", into));
    assertEquals(0L, bench.call("sscanf", "x", "%d", into));
    assertEquals(UbKind.FORMAT, bench.undefined("sscanf", "1", "%ld", into));
    assertEquals(
        UbKind.OUT_OF_BOUNDS, bench.undefined("sscanf", "0123456789", "%s", Bench.pointer(word)));
  }

  @Test
  void inputComesFromTheRun() {
    var reader = Bench.withInput("a7\nrest");
    assertEquals((long) 'a', reader.call("getchar"));
    var into = new Argument(reader.array(4), Bench.INT_POINTER);
    assertEquals(1L, reader.call("scanf", "%d", into));
    assertEquals((long) '\n', reader.call("getchar"));
  }

  @Test
  void randomNumbersAreGlibcs() {
    assertEquals(1804289383L, bench.call("rand"));
    assertEquals(846930886L, bench.call("rand"));
    bench.call("srand", 42);
    assertEquals(71876166L, bench.call("rand"));
    assertEquals(false, Bench.other().call("rand").equals(1804289383L));
  }

  @Test
  void endsOfTheProgram() {
    assertEquals(3, assertInstanceOf(Execution.Finished.class, bench.end("exit", 3)).exit());
    assertEquals(134, assertInstanceOf(Execution.Finished.class, bench.end("abort")).exit());
    assertEquals(UbKind.UNREACHABLE, bench.undefined("__builtin_unreachable"));
    assertInstanceOf(Execution.Unsupported.class, bench.end("time", 0L));
  }

  @Test
  void callsWithoutPrototypeAreChecked() {
    assertEquals(UbKind.ARGUMENT_MISMATCH, bench.undefined("strlen"));
    assertEquals(UbKind.ARGUMENT_MISMATCH, bench.undefined("strlen", 1.0));
  }
}
