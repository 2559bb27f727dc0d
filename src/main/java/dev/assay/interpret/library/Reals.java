package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.type.Types;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.number.FloatFormat;
import dev.assay.interpret.number.SoftFloat;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Floating values on their way between the machine's forms, and the variants of functions on them.
 */
final class Reals {
  /** The suffixes of the variants whose values are Doubles of the precision of double or float. */
  private static final List<String> DOUBLES = List.of("", "f64", "f32x");

  private static final List<String> FLOATS = List.of("f", "f32");
  private static final List<String> OTHERS = List.of("l", "f16", "f128", "f64x", "q");

  private Reals() {}

  /** The machine's value: a {@link Double} for float and double, else the number itself. */
  static Object value(SoftFloat number) {
    return switch (number.format()) {
      case BINARY32, BINARY64 -> number.toDouble();
      case BINARY16, BFLOAT16, X87, BINARY128 -> number;
    };
  }

  /** An argument as a number of the format that its type has. */
  static SoftFloat argument(LibraryCall call, int index) {
    return number(call.value(index), format(call, call.type(index)));
  }

  static SoftFloat number(Object value, FloatFormat format) {
    return switch (value) {
      case Double d -> SoftFloat.of(d).convert(format);
      case SoftFloat s -> s.convert(format);
      default -> SoftFloat.of(format, (Long) value);
    };
  }

  /** The format of a real floating type; double for all others. */
  static FloatFormat format(LibraryCall call, CType type) {
    return Types.unqualified(type) instanceof CType.Floating(FloatKind kind)
        ? FloatFormat.of(kind, call.machine().model())
        : FloatFormat.BINARY64;
  }

  /** The format of the real type that a suffix of a function's name stands for. */
  static FloatFormat format(LibraryCall call, String suffix) {
    return switch (suffix) {
      case "f", "f32" -> FloatFormat.BINARY32;
      case "l", "f64x" -> FloatFormat.of(FloatKind.LONG_DOUBLE, call.machine().model());
      case "f128", "q" -> FloatFormat.BINARY128;
      case "f16" -> FloatFormat.BINARY16;
      default -> FloatFormat.BINARY64;
    };
  }

  /** A function of one number in all its variants; the two forms must agree. */
  static void unary(
      List<Entry> entries, String name, DoubleUnaryOperator fast, UnaryOperator<SoftFloat> soft) {
    for (String suffix : DOUBLES) {
      entries.add(entry(name + suffix, "d", c -> fast.applyAsDouble(c.real(0))));
    }
    for (String suffix : FLOATS) {
      entries.add(entry(name + suffix, "d", c -> (double) (float) fast.applyAsDouble(c.real(0))));
    }
    for (String suffix : OTHERS) {
      entries.add(
          entry(name + suffix, "l", c -> value(soft.apply(number(c.value(0), format(c, suffix))))));
    }
  }

  /** A function of two numbers in all its variants; the two forms must agree. */
  static void binary(
      List<Entry> entries, String name, DoubleBinaryOperator fast, BinaryOperator<SoftFloat> soft) {
    for (String suffix : DOUBLES) {
      entries.add(entry(name + suffix, "dd", c -> fast.applyAsDouble(c.real(0), c.real(1))));
    }
    for (String suffix : FLOATS) {
      entries.add(
          entry(
              name + suffix, "dd", c -> (double) (float) fast.applyAsDouble(c.real(0), c.real(1))));
    }
    for (String suffix : OTHERS) {
      entries.add(
          entry(
              name + suffix,
              "ll",
              c ->
                  value(
                      soft.apply(
                          number(c.value(0), format(c, suffix)),
                          number(c.value(1), format(c, suffix))))));
    }
  }

  /** A function whose variants are all computed in the number's own format. */
  static void each(
      List<Entry> entries, String name, String signature, Function<Variant, Object> function) {
    for (List<String> suffixes : List.of(DOUBLES, FLOATS, OTHERS)) {
      for (String suffix : suffixes) {
        String letters = suffixes == OTHERS ? signature.replace('d', 'l') : signature;
        entries.add(
            entry(name + suffix, letters, c -> function.apply(new Variant(c, format(c, suffix)))));
      }
    }
  }

  /** A call of a variant of a function, with the format that the variant works in. */
  record Variant(LibraryCall call, FloatFormat format) {
    SoftFloat number(int index) {
      return Reals.number(call.value(index), format);
    }
  }

  /** Writes a number of its format to memory. */
  static void store(LibraryCall call, long address, SoftFloat number) {
    byte[] bytes = number.encode(call.machine().model().bigEndian());
    call.block().write(address, bytes, call.span());
  }
}
