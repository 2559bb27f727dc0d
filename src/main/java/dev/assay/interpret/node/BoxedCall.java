package dev.assay.interpret.node;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.machine.VariadicArguments;
import java.util.Arrays;
import java.util.List;

/** A call of a C function with boxed values, as the library makes it. */
record BoxedCall(FunctionCode code, Machine machine, Span site) {
  Object invoke(Object[] arguments, List<CType> types, CType result) {
    checkCount(arguments.length);
    checkTypes(types, result);
    Frame frame = new Frame(machine, code.shape(), machine.top(), site);
    int count = code.parameterCount();
    for (int i = 0; i < count; i++) {
      put(frame, i, arguments[i]);
    }
    if (code.isVariadic()) {
      Object[] rest = Arrays.copyOfRange(arguments, count, arguments.length);
      frame.variadic =
          new VariadicArguments(rest, types.subList(count, types.size()))
              .place(machine, code.name());
    }
    code.run(frame);
    return Types.isVoid(result) ? null : value(frame);
  }

  private void checkCount(int count) {
    int expected = code.parameterCount();
    if (count < expected || count > expected && !code.isVariadic()) {
      throw wrong("is called with " + count + " arguments, but has " + expected + " parameters");
    }
  }

  private void checkTypes(List<CType> types, CType result) {
    for (int i = 0; i < code.parameterCount(); i++) {
      if (!same(code.parameterType(i), types.get(i))) {
        throw wrong(
            "has a parameter of type '"
                + Types.name(code.parameterType(i))
                + "', but is called with '"
                + Types.name(types.get(i))
                + "'");
      }
    }
    if (!code.isOldStyle() && !same(code.type().result(), result)) {
      throw wrong(
          "returns '"
              + Types.name(code.type().result())
              + "', but is called as if it returned '"
              + Types.name(result)
              + "'");
    }
  }

  private boolean same(CType a, CType b) {
    return Types.compatible(Types.unqualified(a), Types.unqualified(b), machine.layout());
  }

  private Halt wrong(String why) {
    UbKind kind = code.isOldStyle() ? UbKind.ARGUMENT_MISMATCH : UbKind.WRONG_FUNCTION_TYPE;
    return machine.undefined(kind, site, "'" + code.name() + "' " + why);
  }

  private void put(Frame frame, int index, Object value) {
    int slot = code.parameterSlot(index);
    switch (code.parameterKind(index)) {
      case LONG -> frame.slots[slot] = (Long) value;
      case DOUBLE -> frame.slots[slot] = Double.doubleToRawLongBits((Double) value);
      case OBJECT -> frame.values[slot] = value;
      case VOID -> throw new IllegalStateException("a parameter without a value");
    }
  }

  private Object value(Frame frame) {
    if (!frame.returned) {
      throw machine.undefined(
          UbKind.MISSING_RETURN_VALUE,
          site,
          "the value of '" + code.name() + "' is used, but it returned none");
    }
    return switch (ValueKind.of(code.type().result(), machine.layout())) {
      case LONG -> frame.longResult;
      case DOUBLE -> frame.doubleResult;
      case OBJECT -> frame.objectResult;
      case VOID -> null;
    };
  }
}
