package dev.assay.interpret.node;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.machine.VariadicArguments;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.AliasClasses;
import dev.assay.interpret.memory.MemoryObject;

/** The variable arguments of a function: a va_list holds a pointer into them. */
public final class VariadicNodes {
  private VariadicNodes() {}

  public static ExprNode start(ExprNode list, Span span) {
    return new Start(list, span);
  }

  public static ExprNode end(ExprNode list, Span span) {
    return new End(list, span);
  }

  public static ExprNode copy(ExprNode to, ExprNode from, Span span) {
    return new Copy(to, from, span);
  }

  public static ExprNode next(ExprNode list, CType type, ValueKind kind, Span span) {
    return new Next(list, type, kind, span);
  }

  private static Access access(Frame frame, Span span) {
    int size = frame.machine().model().pointerSize();
    return new Access(size, size - 1, AliasClasses.ANY, 0, false, false, "va_list", span);
  }

  private static final class Start extends VoidNode {
    private final ExprNode list;
    private final Span span;

    Start(ExprNode list, Span span) {
      this.list = list;
      this.span = span;
    }

    @Override
    public void execVoid(Frame frame) {
      MemoryObject arguments = frame.variadic;
      if (arguments == null) {
        throw frame
            .machine()
            .undefined(UbKind.VA_ARG, span, "va_start in a function without variable arguments");
      }
      frame.machine().memory().store(list.execLong(frame), arguments.base(), access(frame, span));
    }
  }

  private static final class End extends VoidNode {
    private final ExprNode list;
    private final Span span;

    End(ExprNode list, Span span) {
      this.list = list;
      this.span = span;
    }

    @Override
    public void execVoid(Frame frame) {
      long place = list.execLong(frame);
      Access access = access(frame, span);
      frame.machine().memory().load(place, access);
      frame.machine().memory().store(place, 0, access);
    }
  }

  private static final class Copy extends VoidNode {
    private final ExprNode to;
    private final ExprNode from;
    private final Span span;

    Copy(ExprNode to, ExprNode from, Span span) {
      this.to = to;
      this.from = from;
      this.span = span;
    }

    @Override
    public void execVoid(Frame frame) {
      Access access = access(frame, span);
      long value = frame.machine().memory().load(from.execLong(frame), access);
      frame.machine().memory().store(to.execLong(frame), value, access);
    }
  }

  private static final class Next extends ExprNode {
    private final ExprNode list;
    private final CType type;
    private final ValueKind kind;
    private final Span span;

    Next(ExprNode list, CType type, ValueKind kind, Span span) {
      this.list = list;
      this.type = type;
      this.kind = kind;
      this.span = span;
    }

    @Override
    public ValueKind kind() {
      return kind;
    }

    private Object take(Frame frame) {
      Machine machine = frame.machine();
      return VariadicNodes.next(machine, list.execLong(frame), type, span);
    }

    @Override
    public long execLong(Frame frame) {
      return (Long) take(frame);
    }

    @Override
    public double execDouble(Frame frame) {
      return (Double) take(frame);
    }

    @Override
    public Object execObject(Frame frame) {
      return take(frame);
    }

    @Override
    public void execVoid(Frame frame) {
      var _ = take(frame);
    }
  }

  /** Takes the next argument of the list stored at the place, which must fit the type. */
  static Object next(Machine machine, long place, CType type, Span span) {
    int size = machine.model().pointerSize();
    var access = new Access(size, size - 1, AliasClasses.ANY, 0, false, false, "va_list", span);
    long position = machine.memory().load(place, access);
    MemoryObject object = machine.memory().find(position);
    if (!object.isAlive() || !(object.payload() instanceof VariadicArguments arguments)) {
      throw machine.undefined(UbKind.VA_ARG, span, "the va_list is not started, or was ended");
    }
    int index = object.offset(position);
    if (index >= arguments.count()) {
      throw machine.undefined(UbKind.VA_ARG, span, "there is no further argument");
    }
    CType actual = arguments.types().get(index);
    Object value = arguments.values()[index];
    if (!VariadicFit.fits(type, actual, value, machine)) {
      String message =
          "the next argument has type '" + Types.name(actual) + "', not '" + Types.name(type) + "'";
      if (!VariadicFit.isOfSameWidth(type, actual, machine)) {
        throw machine.undefined(UbKind.VA_ARG, span, message);
      }
      machine.note(UbKind.VA_ARG, span, message);
    }
    machine.memory().store(place, position + 1, access);
    return VariadicFit.as(type, value, machine);
  }
}
