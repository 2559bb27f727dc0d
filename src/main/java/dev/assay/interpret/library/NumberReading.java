package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.c.FloatKind;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.number.FloatFormat;
import dev.assay.interpret.number.FloatParser;
import dev.assay.interpret.number.IntegerParser;
import dev.assay.interpret.number.ParsedFloat;
import dev.assay.interpret.number.ParsedInteger;
import java.math.BigInteger;
import java.util.List;

/** strtol, strtod, atoi and their kin. */
final class NumberReading {
  static final List<Entry> ENTRIES =
      List.of(
          entry("atoi", "p", c -> plain(c, 4)),
          entry("atol", "p", c -> plain(c, longSize(c))),
          entry("atoll", "p", c -> plain(c, 8)),
          entry("strtol", "ppi", c -> integer(c, longSize(c), true)),
          entry("strtoll", "ppi", c -> integer(c, 8, true)),
          entry("strtoimax", "ppi", c -> integer(c, 8, true)),
          entry("strtoul", "ppi", c -> integer(c, longSize(c), false)),
          entry("strtoull", "ppi", c -> integer(c, 8, false)),
          entry("strtoumax", "ppi", c -> integer(c, 8, false)),
          entry("__isoc23_strtol", "ppi", c -> integer(c, longSize(c), true)),
          entry("__isoc23_strtoll", "ppi", c -> integer(c, 8, true)),
          entry("__isoc23_strtoul", "ppi", c -> integer(c, longSize(c), false)),
          entry("__isoc23_strtoull", "ppi", c -> integer(c, 8, false)),
          entry("atof", "p", c -> Reals.value(parse(c, FloatKind.DOUBLE).value())),
          entry("strtod", "pp", c -> floating(c, FloatKind.DOUBLE)),
          entry("strtof", "pp", c -> floating(c, FloatKind.FLOAT)),
          entry("strtold", "pp", c -> floating(c, FloatKind.LONG_DOUBLE)),
          entry("strtof32", "pp", c -> floating(c, FloatKind.FLOAT)),
          entry("strtof64", "pp", c -> floating(c, FloatKind.DOUBLE)),
          entry("strtof128", "pp", c -> floating(c, FloatKind.FLOAT128)));

  private NumberReading() {}

  private static int longSize(LibraryCall call) {
    return call.machine().model().longSize();
  }

  private static Object plain(LibraryCall call, int size) {
    ParsedInteger parsed = IntegerParser.parse(Bytes.string(call, 0), 0, 10);
    if (parsed.signed().bitLength() >= 8 * size) {
      throw call.undefined(
          UbKind.LIBRARY_ARGUMENT, "the value for '" + call.name() + "' can't be represented");
    }
    return parsed.signed().longValue();
  }

  private static Object integer(LibraryCall call, int size, boolean signed) {
    int base = (int) call.integer(2);
    if (base < 0 || base == 1 || base > 36) {
      throw call.undefined(
          UbKind.LIBRARY_ARGUMENT, "base " + base + Bytes.of(call) + " is out of range");
    }
    ParsedInteger parsed = IntegerParser.parse(Bytes.string(call, 0), 0, base);
    storeEnd(call, parsed.end());
    boolean fits =
        signed ? parsed.signed().bitLength() < 8 * size : parsed.value().bitLength() <= 8 * size;
    if (fits) {
      return Scalars.narrow(parsed.signed().longValue(), size, signed);
    }
    ErrorNumbers.set(call, ErrorNumbers.ERANGE);
    long largest = BigInteger.ONE.shiftLeft(8 * size - (signed ? 1 : 0)).longValue() - 1;
    return signed && parsed.negative() ? -largest - 1 : largest;
  }

  private static void storeEnd(LibraryCall call, int end) {
    if (call.pointer(1) != 0) {
      Scalars.storePointer(call, Bytes.pointer(call, 1), call.pointer(0) + end);
    }
  }

  private static ParsedFloat parse(LibraryCall call, FloatKind kind) {
    FloatFormat format = FloatFormat.of(kind, call.machine().model());
    return FloatParser.parse(Bytes.string(call, 0), 0, format);
  }

  private static Object floating(LibraryCall call, FloatKind kind) {
    ParsedFloat parsed = parse(call, kind);
    storeEnd(call, parsed.end());
    if (parsed.range() != ParsedFloat.Range.FITS) {
      ErrorNumbers.set(call, ErrorNumbers.ERANGE);
    }
    return Reals.value(parsed.value());
  }
}
