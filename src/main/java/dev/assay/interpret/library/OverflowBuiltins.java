package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.c.CType;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.machine.LibraryCall;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;

/** Arithmetic that tells whether its result fits. */
final class OverflowBuiltins {
  private static final Map<String, BinaryOperator<BigInteger>> OPERATIONS =
      Map.of("add", BigInteger::add, "sub", BigInteger::subtract, "mul", BigInteger::multiply);

  static final List<Entry> ENTRIES = entries();

  private OverflowBuiltins() {}

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    OPERATIONS.forEach((name, operation) -> {
      for (String sign : new String[] {"", "s", "u"}) {
        for (String width : sign.isEmpty() ? new String[] {""} : new String[] {"", "l", "ll"}) {
          entries.add(
              entry(
                  "__builtin_" + sign + name + width + "_overflow",
                  "nnp",
                  c -> store(c, operation)));
        }
      }
      entries.add(entry("__builtin_" + name + "_overflow_p", "nnn", c -> test(c, operation)));
      entries.add(entry("ckd_" + name, "pnn", c -> checked(c, operation)));
    });
    carry(entries, "addc", BigInteger::add);
    carry(entries, "subc", BigInteger::subtract);
    return List.copyOf(entries);
  }

  private static BigInteger exact(LibraryCall call, int index) {
    return Wide.exact(call.value(index), call.type(index), call.machine().layout());
  }

  private static Object store(LibraryCall call, BinaryOperator<BigInteger> operation) {
    return store(call, Bytes.pointer(call, 2), 2, operation.apply(exact(call, 0), exact(call, 1)));
  }

  private static Object checked(LibraryCall call, BinaryOperator<BigInteger> operation) {
    return store(call, Bytes.pointer(call, 0), 0, operation.apply(exact(call, 1), exact(call, 2)));
  }

  private static Object store(LibraryCall call, long to, int pointerIndex, BigInteger result) {
    CType type = Types.unqualified(Types.target(call.type(pointerIndex)));
    Layout layout = call.machine().layout();
    Wide.store(call, to, Wide.value(result, type, layout), type);
    return fits(result, type, layout) ? 0L : 1L;
  }

  private static Object test(LibraryCall call, BinaryOperator<BigInteger> operation) {
    BigInteger result = operation.apply(exact(call, 0), exact(call, 1));
    return fits(result, call.type(2), call.machine().layout()) ? 0L : 1L;
  }

  private static boolean fits(BigInteger result, CType type, Layout layout) {
    return layout.wrap(result, layout.integer(Types.unqualified(type))).equals(result);
  }

  /** clang's {@code __builtin_addc}: operands, carry in, and where the carry out goes. */
  private static void carry(
      List<Entry> entries, String name, BinaryOperator<BigInteger> operation) {
    for (String width : new String[] {"b", "s", "", "l", "ll"}) {
      entries.add(
          entry(
              "__builtin_" + name + width,
              "iiip",
              c -> {
                BigInteger exact =
                    operation.apply(operation.apply(exact(c, 0), exact(c, 1)), exact(c, 2));
                CType type = Types.unqualified(Types.target(c.type(3)));
                Layout layout = c.machine().layout();
                long carry = fits(exact, type, layout) ? 0 : 1;
                Wide.store(c, Bytes.pointer(c, 3), carry, type);
                return Wide.value(exact, type, layout);
              }));
    }
  }
}
