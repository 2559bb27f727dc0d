package dev.assay.interpret.node;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.Invocable;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.machine.VariadicArguments;
import dev.assay.interpret.memory.MemoryObject;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A call through a function's address. */
public final class CallNode extends ExprNode {
  private final ExprNode function;
  private final ExprNode[] arguments;
  private final Site site;
  private final ValueKind kind;

  /** The function that was last found to have the type this call expects. */
  private FunctionCode checked;

  /** Its parameters that differ from the arguments in being signed alone. */
  private int[] otherSigned = {};

  /** The type called through, the types of the arguments and of the result, and the place. */
  public record Site(CType.Function type, List<CType> argumentTypes, CType result, Span span) {}

  public CallNode(ExprNode function, ExprNode[] arguments, Site site, ValueKind kind) {
    this.function = function;
    this.arguments = arguments;
    this.site = site;
    this.kind = kind;
  }

  @Override
  public ValueKind kind() {
    return kind;
  }

  @Override
  public long execLong(Frame frame) {
    Invocable target = target(frame);
    return target instanceof FunctionCode code
        ? requireValue(run(frame, code), code).longResult
        : (Long) library(frame, target);
  }

  @Override
  public double execDouble(Frame frame) {
    Invocable target = target(frame);
    return target instanceof FunctionCode code
        ? requireValue(run(frame, code), code).doubleResult
        : (Double) library(frame, target);
  }

  @Override
  public Object execObject(Frame frame) {
    Invocable target = target(frame);
    return target instanceof FunctionCode code
        ? requireValue(run(frame, code), code).objectResult
        : library(frame, target);
  }

  @Override
  public void execVoid(Frame frame) {
    Invocable target = target(frame);
    if (target instanceof FunctionCode code) {
      run(frame, code);
    } else {
      var _ = library(frame, target);
    }
  }

  private Invocable target(Frame frame) {
    long address = function.execLong(frame);
    MemoryObject object = frame.machine().memory().find(address);
    if (object.base() == address && object.payload() instanceof Invocable target) {
      return target;
    }
    throw noFunction(frame.machine(), address, object);
  }

  private RuntimeException noFunction(Machine machine, long address, MemoryObject object) {
    return switch (object.origin().kind()) {
      case FUNCTION -> {
        if (object.isAlive() && object.base() == address) {
          yield machine.unsupported("function '" + object.origin().name() + "'", site.span());
        }
        yield machine.undefined(
            object.isAlive() ? UbKind.CALL_NON_FUNCTION : UbKind.DANGLING_POINTER,
            site.span(),
            "call of " + object.origin().describe() + " after its lifetime or at an offset");
      }
      case GLOBAL, LOCAL, HEAP, ALLOCA, STRING_LITERAL, LABEL, TEMPORARY, VARIADIC, NOTHING ->
          machine.undefined(
              address == 0 ? UbKind.NULL_DEREFERENCE : UbKind.CALL_NON_FUNCTION,
              site.span(),
              address == 0
                  ? "call through a null pointer"
                  : "call through a pointer to " + object.origin().describe());
    };
  }

  private Object library(Frame frame, Invocable callee) {
    Object[] values = new Object[arguments.length];
    boolean reversed = frame.machine().isRightToLeft();
    for (int i = 0; i < values.length; i++) {
      int index = reversed ? values.length - 1 - i : i;
      values[index] = arguments[index].execBoxed(frame);
    }
    return callee.invoke(frame.machine(), values, site.argumentTypes(), site.result(), site.span());
  }

  private Frame run(Frame frame, FunctionCode code) {
    if (code != checked) {
      check(frame, code);
    }
    Machine machine = frame.machine();
    Frame callee = new Frame(machine, code.shape(), frame, site.span());
    Object[] rest = null;
    int count = arguments.length;
    int parameters = code.parameterCount();
    boolean reversed = machine.isRightToLeft();
    if (code.isVariadic()) {
      rest = new Object[count - parameters];
    }
    for (int i = 0; i < count; i++) {
      int index = reversed ? count - 1 - i : i;
      if (index < parameters) {
        pass(frame, callee, index, code);
      } else if (rest != null) {
        rest[index - parameters] = arguments[index].execBoxed(frame);
      } else {
        arguments[index].execVoid(frame);
      }
    }
    for (int index : otherSigned) {
      CallChecks.requireFit(code, site, index, callee);
    }
    if (rest != null) {
      List<CType> types = site.argumentTypes().subList(parameters, count);
      callee.variadic = new VariadicArguments(rest, types).place(machine, code.name());
    }
    code.run(callee);
    return callee;
  }

  /** A wrong call is one only once it is made: arguments may still exit or be undefined. */
  private void check(Frame frame, FunctionCode code) {
    Optional<Halt> problem = CallChecks.check(code, site, frame.machine());
    if (problem.isPresent()) {
      for (ExprNode argument : arguments) {
        argument.execVoid(frame);
      }
      throw problem.get();
    }
    checked = code;
    otherSigned = CallChecks.otherSigned(code, site);
  }

  private void pass(Frame frame, Frame callee, int index, FunctionCode code) {
    int slot = code.parameterSlot(index);
    ExprNode argument = arguments[index];
    switch (argument.kind()) {
      case LONG -> callee.slots[slot] = argument.execLong(frame);
      case DOUBLE -> callee.slots[slot] = Double.doubleToRawLongBits(argument.execDouble(frame));
      case OBJECT -> callee.values[slot] = argument.execObject(frame);
      case VOID -> argument.execVoid(frame);
    }
  }

  private Frame requireValue(Frame callee, FunctionCode code) {
    if (!callee.returned) {
      throw callee
          .machine()
          .undefined(
              UbKind.MISSING_RETURN_VALUE,
              site.span(),
              "the value of '" + code.name() + "' is used, but it returned none");
    }
    return callee;
  }

  @Override
  public String toString() {
    return "call with " + Arrays.toString(arguments);
  }
}
