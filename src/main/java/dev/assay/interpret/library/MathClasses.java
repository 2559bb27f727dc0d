package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.library.Reals.Variant;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.number.FloatParser;
import dev.assay.interpret.number.SoftFloat;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Classification and comparison of floating numbers, infinities and NaNs. */
final class MathClasses {
  static final List<Entry> ENTRIES = entries();

  private MathClasses() {}

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    test(entries, "isnan", SoftFloat::isNan);
    test(entries, "isfinite", SoftFloat::isFinite);
    test(entries, "finite", SoftFloat::isFinite);
    test(entries, "isnormal", n -> n.kind() == SoftFloat.Kind.NORMAL);
    test(entries, "issubnormal", n -> n.kind() == SoftFloat.Kind.SUBNORMAL);
    test(entries, "iszero", SoftFloat::isZero);
    signalling(entries);
    test(entries, "signbit", SoftFloat::isNegative);
    for (String name : List.of("isinf", "__isinf", "__builtin_isinf_sign")) {
      for (String suffix : List.of("", "f", "l", "f128")) {
        entries.add(entry(name + suffix, "r", MathClasses::infinity));
      }
    }
    for (String suffix : List.of("", "f", "l", "f128")) {
      entries.add(entry("__fpclassify" + suffix, "r", c -> (long) kind(number(c, 0))));
    }
    entries.add(entry("__builtin_fpclassify", "iiiiir", MathClasses::fpclassify));
    compare(entries, "isgreater", Set.of(SoftFloat.Order.GREATER));
    compare(entries, "isgreaterequal", Set.of(SoftFloat.Order.GREATER, SoftFloat.Order.EQUAL));
    compare(entries, "isless", Set.of(SoftFloat.Order.LESS));
    compare(entries, "islessequal", Set.of(SoftFloat.Order.LESS, SoftFloat.Order.EQUAL));
    compare(entries, "islessgreater", Set.of(SoftFloat.Order.LESS, SoftFloat.Order.GREATER));
    compare(entries, "isunordered", Set.of(SoftFloat.Order.UNORDERED));
    compare(entries, "iseqsig", Set.of(SoftFloat.Order.EQUAL));
    Reals.each(entries, "nan", "p", v -> nan(v, true));
    Reals.each(entries, "__builtin_nans", "p", v -> nan(v, false));
    for (String name : List.of("__builtin_inf", "__builtin_huge_val")) {
      Reals.each(entries, name, "", v -> Reals.value(SoftFloat.infinity(v.format(), false)));
    }
    entries.add(entry("__builtin_flt_rounds", "", c -> 1L));
    return List.copyOf(entries);
  }

  private static SoftFloat number(LibraryCall call, int index) {
    return Reals.argument(call, index);
  }

  /** A predicate under its own name and under glibc's, for each type; C fixes only zero or not. */
  private static void test(List<Entry> entries, String name, Predicate<SoftFloat> test) {
    for (String prefix : List.of("", "__")) {
      for (String suffix : List.of("", "f", "l", "f128")) {
        entries.add(
            entry(
                prefix + name + suffix,
                "r",
                c -> test.test(number(c, 0)) ? (Choice.isOther(c) ? 2L : 1L) : 0L));
      }
    }
  }

  /** Without -fsignaling-nans compilers take every NaN for a quiet one, or make it one. */
  private static void signalling(List<Entry> entries) {
    for (String prefix : List.of("", "__", "__builtin_")) {
      for (String suffix : List.of("", "f", "l", "f128")) {
        entries.add(entry(prefix + "issignaling" + suffix, "r", MathClasses::signalling));
      }
    }
  }

  private static Object signalling(LibraryCall call) {
    if (number(call, 0).isNan()) {
      throw call.unsupported("'" + call.name() + "' of a NaN");
    }
    return 0L;
  }

  private static Object infinity(LibraryCall call) {
    SoftFloat number = number(call, 0);
    // The builtin gives 1 for both infinities, the functions -1 for the negative one.
    boolean sign = !call.name().equals("__builtin_isinf");
    return number.isInfinite() ? (sign && number.isNegative() ? -1L : 1L) : 0L;
  }

  /** glibc's numbers of FP_NAN, FP_INFINITE, FP_ZERO, FP_SUBNORMAL and FP_NORMAL. */
  private static int kind(SoftFloat number) {
    return switch (number.kind()) {
      case NAN -> 0;
      case INFINITE -> 1;
      case ZERO -> 2;
      case SUBNORMAL -> 3;
      case NORMAL -> 4;
    };
  }

  private static Object fpclassify(LibraryCall call) {
    int[] arguments = {0, 1, 4, 3, 2};
    return call.integer(arguments[kind(number(call, 5))]);
  }

  private static void compare(List<Entry> entries, String name, Set<SoftFloat.Order> orders) {
    entries.add(
        entry(
            "__builtin_" + name,
            "rr",
            c -> orders.contains(number(c, 0).compare(number(c, 1))) ? 1L : 0L));
  }

  private static Object nan(Variant v, boolean quiet) {
    SoftFloat plain = SoftFloat.quietNan(v.format(), false);
    SoftFloat nan = FloatParser.withPayload(plain, Bytes.string(v.call(), 0));
    return Reals.value(quiet ? nan : nan.signalling());
  }
}
