package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;

/** Counting and swapping of bits. */
final class BitBuiltins {
  static final List<Entry> ENTRIES = entries();

  private BitBuiltins() {}

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    widths(entries, "ctz", (c, w) -> (long) Long.numberOfTrailingZeros(nonZero(c, w)));
    widths(entries, "clz", (c, w) -> Long.numberOfLeadingZeros(nonZero(c, w)) - 64L + w);
    widths(entries, "popcount", (c, w) -> (long) Long.bitCount(bits(c, w)));
    widths(entries, "parity", (c, w) -> Long.bitCount(bits(c, w)) & 1L);
    widths(entries, "clrsb", (c, w) -> clrsb(Scalars.narrow(c.integer(0), w / 8, true), w));
    widths(entries, "ffs", BitBuiltins::ffs);
    entries.add(entry("ffs", "i", c -> ffs(c, 32)));
    entries.add(entry("ffsl", "i", c -> ffs(c, 8 * c.machine().model().longSize())));
    entries.add(entry("ffsll", "i", c -> ffs(c, 64)));
    entries.add(
        entry("__builtin_bswap16", "i", c -> Short.reverseBytes((short) c.integer(0)) & 0xffffL));
    entries.add(
        entry(
            "__builtin_bswap32",
            "i",
            c -> Integer.toUnsignedLong(Integer.reverseBytes((int) c.integer(0)))));
    entries.add(entry("__builtin_bswap64", "i", c -> Long.reverseBytes(c.integer(0))));
    entries.add(entry("__builtin_bswap128", "w", BitBuiltins::bswap128));
    entries.add(
        entry("__builtin_ctzs", "i", c -> (long) Long.numberOfTrailingZeros(nonZero(c, 16))));
    entries.add(entry("__builtin_clzs", "i", c -> Long.numberOfLeadingZeros(nonZero(c, 16)) - 48L));
    for (int width : new int[] {8, 16, 32, 64}) {
      entries.add(entry("__builtin_rotateleft" + width, "ii", c -> rotate(c, width, c.integer(1))));
      entries.add(
          entry("__builtin_rotateright" + width, "ii", c -> rotate(c, width, -c.integer(1))));
      entries.add(
          entry(
              "__builtin_bitreverse" + width,
              "i",
              c -> Long.reverse(c.integer(0)) >>> (64 - width)));
    }
    generic(entries, "popcountg", v -> v.bitCount());
    generic(entries, "parityg", v -> v.bitCount() & 1);
    generic(entries, "ffsg", v -> v.getLowestSetBit() + 1);
    return List.copyOf(entries);
  }

  /** The variants for any unsigned type. */
  private static void generic(List<Entry> entries, String name, ToLongFunction<BigInteger> count) {
    entries.add(
        entry(
            "__builtin_" + name,
            "n",
            c -> count.applyAsLong(Wide.exact(c.value(0), c.type(0), c.machine().layout()))));
  }

  /** The variants for int, long and long long. */
  private static void widths(
      List<Entry> entries, String name, BiFunction<LibraryCall, Integer, Object> function) {
    entries.add(entry("__builtin_" + name, "i", c -> function.apply(c, 32)));
    entries.add(
        entry(
            "__builtin_" + name + "l",
            "i",
            c -> function.apply(c, 8 * c.machine().model().longSize())));
    entries.add(entry("__builtin_" + name + "ll", "i", c -> function.apply(c, 64)));
    entries.add(entry("__builtin_" + name + "imax", "i", c -> function.apply(c, 64)));
  }

  private static long bits(LibraryCall call, int width) {
    return Scalars.narrow(call.integer(0), width / 8, false);
  }

  private static long nonZero(LibraryCall call, int width) {
    long value = bits(call, width);
    if (value == 0) {
      throw call.undefined(UbKind.BUILTIN_ARGUMENT, "'" + call.name() + "' of zero");
    }
    return value;
  }

  private static Object ffs(LibraryCall call, int width) {
    long value = bits(call, width);
    return value == 0 ? 0L : Long.numberOfTrailingZeros(value) + 1L;
  }

  private static long clrsb(long value, int width) {
    return Long.numberOfLeadingZeros(value ^ value >> 63) - 64L + width - 1;
  }

  private static Object rotate(LibraryCall call, int width, long count) {
    int left = (int) count & (width - 1);
    long value = bits(call, width);
    return left == 0
        ? value
        : Scalars.narrow(value << left | value >>> (width - left), width / 8, false);
  }

  private static Object bswap128(LibraryCall call) {
    BigInteger value = (BigInteger) call.value(0);
    BigInteger result = BigInteger.ZERO;
    for (int i = 0; i < 16; i++) {
      int octet = value.shiftRight(8 * i).intValue() & 0xff;
      result = result.shiftLeft(8).or(BigInteger.valueOf(octet));
    }
    return result;
  }
}
