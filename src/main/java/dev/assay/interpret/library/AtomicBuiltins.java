package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.c.CType;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.machine.LibraryCall;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;

/** The {@code __sync_} and {@code __atomic_} builtins; one thread sees them as plain operations. */
final class AtomicBuiltins {
  private static final Map<String, BinaryOperator<BigInteger>> OPERATIONS =
      Map.of(
          "add", BigInteger::add,
          "sub", BigInteger::subtract,
          "and", BigInteger::and,
          "or", BigInteger::or,
          "xor", BigInteger::xor,
          "nand", (a, b) -> a.and(b).not());

  static final List<Entry> ENTRIES = entries();

  private AtomicBuiltins() {}

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    OPERATIONS.forEach((name, f) -> {
      entries.add(entry("__sync_fetch_and_" + name, "pn*", c -> update(c, f, true)));
      entries.add(entry("__sync_" + name + "_and_fetch", "pn*", c -> update(c, f, false)));
      entries.add(entry("__atomic_fetch_" + name, "pni", c -> update(c, f, true)));
      entries.add(entry("__c11_atomic_fetch_" + name, "pni", c -> update(c, f, true)));
      entries.add(entry("__atomic_" + name + "_fetch", "pni", c -> update(c, f, false)));
    });
    entries.addAll(
        List.of(
            entry("__sync_synchronize", "", c -> null),
            entry("__atomic_thread_fence", "i", c -> null),
            entry("__atomic_signal_fence", "i", c -> null),
            entry("__sync_bool_compare_and_swap", "pnn*", c -> swap(c) ? 1L : 0L),
            entry("__sync_val_compare_and_swap", "pnn*", AtomicBuiltins::swapValue),
            entry("__sync_lock_test_and_set", "pn*", c -> exchange(c, c.value(1))),
            entry("__sync_lock_release", "p*", AtomicBuiltins::release),
            entry("__atomic_load_n", "pi", AtomicBuiltins::load),
            entry("__atomic_store_n", "pni", c -> nothing(store(c, c.value(1)))),
            entry("__atomic_exchange_n", "pni", c -> exchange(c, c.value(1))),
            entry("__atomic_compare_exchange_n", "ppniii", c -> compareExchange(c, c.value(2))),
            entry("__c11_atomic_init", "pv", c -> nothing(store(c, c.value(1)))),
            entry("__c11_atomic_load", "pi", AtomicBuiltins::load),
            entry("__c11_atomic_store", "pvi", c -> nothing(store(c, c.value(1)))),
            entry("__c11_atomic_exchange", "pvi", c -> exchange(c, c.value(1))),
            entry(
                "__c11_atomic_compare_exchange_strong",
                "ppvii",
                c -> compareExchange(c, c.value(2))),
            entry(
                "__c11_atomic_compare_exchange_weak", "ppvii", c -> compareExchange(c, c.value(2))),
            entry("__c11_atomic_thread_fence", "i", c -> null),
            entry("__c11_atomic_signal_fence", "i", c -> null),
            entry("__c11_atomic_is_lock_free", "i", AtomicBuiltins::lockFree),
            entry("atomic_thread_fence", "i", c -> null),
            entry("atomic_signal_fence", "i", c -> null),
            entry("atomic_flag_test_and_set", "p", AtomicBuiltins::testAndSet),
            entry("atomic_flag_test_and_set_explicit", "pi", AtomicBuiltins::testAndSet),
            entry("atomic_flag_clear", "p", AtomicBuiltins::clear),
            entry("atomic_flag_clear_explicit", "pi", AtomicBuiltins::clear),
            entry("__atomic_load", "ppi", c -> copy(c, 1, 0)),
            entry("__atomic_store", "ppi", c -> copy(c, 0, 1)),
            entry("__atomic_exchange", "pppi", AtomicBuiltins::exchangeObjects),
            entry("__atomic_compare_exchange", "pppiii", AtomicBuiltins::compareObjects),
            entry("__atomic_test_and_set", "pi", AtomicBuiltins::testAndSet),
            entry("__atomic_clear", "pi", AtomicBuiltins::clear),
            entry("__atomic_always_lock_free", "ip", AtomicBuiltins::lockFree),
            entry("__atomic_is_lock_free", "ip", AtomicBuiltins::lockFree)));
    return List.copyOf(entries);
  }

  private static Object nothing(Object ignored) {
    return null;
  }

  /** The type of the object that the first argument points to. */
  private static CType type(LibraryCall call) {
    CType type = Types.unqualified(Types.target(call.type(0)));
    boolean whole =
        Set.of("load", "store", "exchange", "compare_exchange").contains(operation(call));
    if (!whole && !Types.isInteger(type) && !Types.isPointer(type)) {
      throw call.unsupported("'" + call.name() + "' on an object that is no integer or pointer");
    }
    return type;
  }

  /** The name without its prefix, for the forms that work on whole objects. */
  private static String operation(LibraryCall call) {
    return call.name().startsWith("__atomic_") ? call.name().substring(9) : call.name();
  }

  private static Object load(LibraryCall call) {
    return Wide.load(call, Bytes.pointer(call, 0), type(call));
  }

  private static BigInteger exact(LibraryCall call, Object value, CType type) {
    return Types.isInteger(type)
        ? Wide.exact(value, type, call.machine().layout())
        : BigInteger.valueOf((Long) value);
  }

  private static Object update(
      LibraryCall call, BinaryOperator<BigInteger> operation, boolean before) {
    CType type = type(call);
    Object old = load(call);
    BigInteger right = exact(call, call.value(1), call.type(1)).multiply(unit(call, type));
    BigInteger result = operation.apply(exact(call, old, type), right);
    Layout layout = call.machine().layout();
    Object changed =
        Types.isInteger(type) ? Wide.value(result, type, layout) : (Object) result.longValue();
    Wide.store(call, call.pointer(0), changed, type);
    return before ? old : changed;
  }

  /** The C11 functions count in elements where the object is a pointer, the others in bytes. */
  private static BigInteger unit(LibraryCall call, CType type) {
    boolean elements = Types.isPointer(type) && call.name().startsWith("__c11_");
    return elements
        ? BigInteger.valueOf(call.machine().layout().elementSize(Types.target(type)))
        : BigInteger.ONE;
  }

  private static Object exchange(LibraryCall call, Object value) {
    Object old = load(call);
    store(call, value);
    return old;
  }

  /** The object need not have had a value before. */
  private static Object store(LibraryCall call, Object value) {
    Wide.store(call, Bytes.pointer(call, 0), converted(call, value), type(call));
    return value;
  }

  /** The value in the form of the object's type; callers may pass it in their own. */
  private static Object converted(LibraryCall call, Object value) {
    CType type = type(call);
    if (!(value instanceof Long) && !(value instanceof BigInteger)) {
      throw call.unsupported("'" + call.name() + "' on an object that is no integer or pointer");
    }
    BigInteger number = value instanceof BigInteger b ? b : BigInteger.valueOf((Long) value);
    return Types.isInteger(type) ? Wide.value(number, type, call.machine().layout()) : value;
  }

  private static boolean swap(LibraryCall call) {
    boolean same = load(call).equals(converted(call, call.value(1)));
    if (same) {
      Wide.store(call, call.pointer(0), converted(call, call.value(2)), type(call));
    }
    return same;
  }

  private static Object swapValue(LibraryCall call) {
    Object old = load(call);
    swap(call);
    return old;
  }

  private static Object release(LibraryCall call) {
    call.block().fill(Bytes.pointer(call, 0), 0, Scalars.size(call, type(call)), call.span());
    return null;
  }

  private static Object compareExchange(LibraryCall call, Object desired) {
    Object old = load(call);
    long expected = Bytes.pointer(call, 1);
    if (old.equals(Wide.load(call, expected, type(call)))) {
      Wide.store(call, call.pointer(0), converted(call, desired), type(call));
      return 1L;
    }
    Wide.store(call, expected, old, type(call));
    return 0L;
  }

  private static Object copy(LibraryCall call, int to, int from) {
    int size = Scalars.size(call, type(call));
    call.block().copy(Bytes.pointer(call, to), Bytes.pointer(call, from), size, call.span());
    return null;
  }

  private static Object exchangeObjects(LibraryCall call) {
    copy(call, 2, 0);
    return copy(call, 0, 1);
  }

  private static Object compareObjects(LibraryCall call) {
    int size = Scalars.size(call, type(call));
    byte[] now = Bytes.readAny(call, Bytes.pointer(call, 0), size);
    byte[] expected = Bytes.readAny(call, Bytes.pointer(call, 1), size);
    if (Arrays.equals(now, expected)) {
      copy(call, 0, 2);
      return 1L;
    }
    copy(call, 1, 0);
    return 0L;
  }

  private static Object testAndSet(LibraryCall call) {
    long flag = Bytes.pointer(call, 0);
    boolean old = Bytes.at(call, flag) != 0;
    call.block().writeByte(flag, 1, call.span());
    return old ? 1L : 0L;
  }

  private static Object clear(LibraryCall call) {
    call.block().writeByte(Bytes.pointer(call, 0), 0, call.span());
    return null;
  }

  private static Object lockFree(LibraryCall call) {
    long size = call.integer(0);
    return size == 1 || size == 2 || size == 4 || size == 8 ? 1L : 0L;
  }
}
