package dev.assay.interpret.library;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.TypeTable;
import dev.assay.c.type.Layout;
import dev.assay.interpret.Choices;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.DynamicTypes;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import dev.assay.interpret.number.SoftFloat;
import java.util.ArrayList;
import java.util.List;

/** A machine to try library functions on, without a program. */
final class Bench {
  static final CType CHAR_POINTER = new CType.Pointer(CType.CHAR);
  static final CType INT_POINTER = new CType.Pointer(CType.INT);

  private final Machine machine;

  private Bench(Choices choices, String input) {
    DataModel model = DataModel.LP64;
    machine =
        new Machine(
            model,
            new Layout(model, TypeTable.EMPTY),
            Dialect.DEFAULT,
            choices,
            Limits.DEFAULT.withInput(input).withStrict(true));
  }

  static Bench plain() {
    return new Bench(Choices.DEFAULT, "");
  }

  static Bench withInput(String input) {
    return new Bench(Choices.DEFAULT, input);
  }

  static Bench other() {
    return new Bench(
        Choices.DEFAULT.withLibrary(77).with(Choices.Other.SORT).with(Choices.Other.NAN_SIGN), "");
  }

  Machine machine() {
    return machine;
  }

  /** A new array whose bytes have no values. */
  long array(int size) {
    var origin = new Origin(ObjectKind.HEAP, "");
    return machine.memory().allocateIndeterminate(origin, size, 16, new DynamicTypes(size)).base();
  }

  long string(String text) {
    long address = array(text.length() + 1);
    machine.block().write(address, Bytes.bytes(text + '\0'), Span.NONE);
    return address;
  }

  String stringAt(long address) {
    return machine.block().string(address, Span.NONE);
  }

  int intAt(long address) {
    byte[] bytes = machine.block().read(address, 4, Span.NONE);
    return bytes[0] & 0xff | (bytes[1] & 0xff) << 8 | (bytes[2] & 0xff) << 16 | bytes[3] << 24;
  }

  String printed() {
    return machine.output().text();
  }

  /**
   * Calls a function; a String argument becomes a C string, an Integer an int, a Long an unsigned
   * long (or pointer), a Double a double; an {@link Argument} is passed as it is.
   */
  Object call(String name, Object... values) {
    List<Object> arguments = new ArrayList<>();
    List<CType> types = new ArrayList<>();
    for (Object value : values) {
      Argument argument = argument(value);
      arguments.add(argument.value());
      types.add(argument.type());
    }
    var call = new LibraryCall(name, machine, arguments.toArray(), types, CType.INT, Span.NONE);
    return Library.functions().get(name).call(call);
  }

  private Argument argument(Object value) {
    return switch (value) {
      case Argument a -> a;
      case String s -> new Argument(string(s), CHAR_POINTER);
      case Integer i -> new Argument((long) i, CType.INT);
      case Long l -> new Argument(l, CType.ULONG);
      case Double d -> new Argument(d, CType.DOUBLE);
      case SoftFloat s -> new Argument(s, new CType.Floating(FloatKind.LONG_DOUBLE));
      default -> throw new IllegalArgumentException(value.toString());
    };
  }

  static Argument pointer(long address) {
    return new Argument(address, CHAR_POINTER);
  }

  static Argument integer(long value, IntKind kind) {
    return new Argument(value, new CType.Int(kind));
  }

  /** The undefined behaviour that a call shows. */
  UbKind undefined(String name, Object... values) {
    try {
      Object result = call(name, values);
      throw new AssertionError("defined, result " + result);
    } catch (Halt halt) {
      if (halt.execution() instanceof Execution.Undefined undefined) {
        return undefined.kind();
      }
      throw new AssertionError("not undefined: " + halt.execution());
    }
  }

  /** How a call ends the run. */
  Execution end(String name, Object... values) {
    try {
      Object result = call(name, values);
      throw new AssertionError("came back with " + result);
    } catch (Halt halt) {
      return halt.execution();
    }
  }
}
