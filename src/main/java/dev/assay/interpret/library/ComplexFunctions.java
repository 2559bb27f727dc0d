package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.number.ComplexNumber;
import dev.assay.interpret.number.SoftFloat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The functions of complex.h that are exact. */
final class ComplexFunctions {
  private static final List<String> INEXACT =
      List.of(
          "carg", "cacos", "cacosh", "casin", "casinh", "catan", "catanh", "ccos", "ccosh", "cexp",
          "clog", "clog10", "csin", "csinh", "csqrt", "ctan", "ctanh", "cpow");

  static final List<Entry> ENTRIES = entries();

  private ComplexFunctions() {}

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (String suffix : List.of("", "f", "l")) {
      entries.add(part("creal" + suffix, ComplexNumber::re));
      entries.add(part("cimag" + suffix, ComplexNumber::im));
      entries.add(entry("conj" + suffix, "v", c -> number(c).conjugate()));
      entries.add(entry("cproj" + suffix, "v", ComplexFunctions::project));
      entries.add(entry("cabs" + suffix, "v", ComplexFunctions::cabs));
      for (String name : INEXACT) {
        entries.add(entry(name + suffix, "v*", ComplexFunctions::inexact));
      }
    }
    entries.add(entry("__builtin_complex", "rr", ComplexFunctions::complex));
    return List.copyOf(entries);
  }

  private static ComplexNumber number(LibraryCall call) {
    if (call.value(0) instanceof ComplexNumber number) {
      return number;
    }
    throw call.unsupported("'" + call.name() + "' of a number that is not complex floating");
  }

  private static Entry part(String name, Function<ComplexNumber, SoftFloat> part) {
    return entry(name, "v", c -> Reals.value(part.apply(number(c))));
  }

  private static Object inexact(LibraryCall call) {
    throw call.unsupported("'" + call.name() + "'");
  }

  private static Object cabs(LibraryCall call) {
    ComplexNumber number = number(call);
    return Reals.value(
        Powers.hypot(number.re(), number.im())
            .orElseThrow(() -> call.unsupported("'" + call.name() + "' with an inexact result")));
  }

  private static Object project(LibraryCall call) {
    ComplexNumber number = number(call);
    boolean infinite = number.re().isInfinite() || number.im().isInfinite();
    SoftFloat zero = SoftFloat.zero(number.format(), number.im().isNegative());
    return infinite ? new ComplexNumber(SoftFloat.infinity(number.format(), false), zero) : number;
  }

  private static Object complex(LibraryCall call) {
    return new ComplexNumber(Reals.argument(call, 0), Reals.argument(call, 1));
  }
}
