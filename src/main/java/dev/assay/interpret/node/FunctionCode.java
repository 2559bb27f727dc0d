package dev.assay.interpret.node;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.FrameShape;
import dev.assay.interpret.machine.Invocable;
import dev.assay.interpret.machine.LongJump;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.FunctionPromise;
import dev.assay.interpret.memory.Memory;
import dev.assay.interpret.memory.Restraint;
import java.util.List;
import java.util.function.Supplier;

/**
 * A C function ready to be called; its body is translated at the first call.
 *
 * <p>A caller makes {@code new Frame(machine, code.shape(), machine.top(), site)}, puts each
 * argument where {@link #parameterSlot} says, sets {@code frame.variadic} for a variadic function,
 * and calls {@link #run}. Afterwards {@code frame.returned} tells whether there is a value, which
 * {@code longResult}, {@code doubleResult} or {@code objectResult} holds.
 */
public final class FunctionCode implements Invocable {
  private final String name;
  private final CType.Function type;
  private final boolean oldStyle;
  private final Arrival[] arrivals;
  private final Lazy lazy;
  private final Frame enclosing;

  /**
   * Where an argument arrives and in which type: {@code slot} is an index in {@code frame.slots}
   * for LONG and DOUBLE (by its bits), in {@code frame.values} for OBJECT.
   */
  public record Arrival(int slot, ValueKind kind, CType type) {}

  /** The body, shared by all closures of a nested function. */
  private static final class Lazy {
    private final Supplier<FunctionBody> source;
    private FunctionBody body;

    Lazy(Supplier<FunctionBody> source) {
      this.source = source;
    }

    FunctionBody get() {
      if (body == null) {
        body = source.get();
      }
      return body;
    }
  }

  /** {@code oldStyle} for a definition with an identifier list, whose arguments arrive promoted. */
  public FunctionCode(
      String name,
      CType.Function type,
      boolean oldStyle,
      List<Arrival> arrivals,
      Supplier<FunctionBody> source) {
    this(name, type, oldStyle, arrivals.toArray(new Arrival[0]), new Lazy(source), null);
  }

  private FunctionCode(
      String name,
      CType.Function type,
      boolean oldStyle,
      Arrival[] arrivals,
      Lazy lazy,
      Frame enclosing) {
    this.name = name;
    this.type = type;
    this.oldStyle = oldStyle;
    this.arrivals = arrivals;
    this.lazy = lazy;
    this.enclosing = enclosing;
  }

  /** A nested function as the given call of its enclosing function sees it. */
  public FunctionCode inside(Frame frame) {
    return new FunctionCode(name, type, oldStyle, arrivals, lazy, frame);
  }

  @Override
  public String name() {
    return name;
  }

  public CType.Function type() {
    return type;
  }

  /** Whether arguments arrive promoted, from callers that see no prototype. */
  public boolean isOldStyle() {
    return oldStyle;
  }

  public boolean isVariadic() {
    return type.variadic();
  }

  public int parameterCount() {
    return arrivals.length;
  }

  /** The type in which an argument arrives: promoted for old-style definitions. */
  public CType parameterType(int index) {
    return arrivals[index].type;
  }

  public ValueKind parameterKind(int index) {
    return arrivals[index].kind;
  }

  public int parameterSlot(int index) {
    return arrivals[index].slot;
  }

  /** The variables of the function; translates it if that is still to be done. */
  public FrameShape shape() {
    return lazy.get().shape();
  }

  /** Runs the function on a frame that holds its arguments. */
  public void run(Frame frame) {
    FunctionBody body = lazy.body;
    frame.enclosing = enclosing;
    frame.machine().enter(frame);
    if (body.promise() == FunctionPromise.NONE) {
      execute(frame, body);
    } else {
      executeBound(frame, body);
    }
    frame.machine().leave();
  }

  /** Holds the function to what it promised. */
  private void executeBound(Frame frame, FunctionBody body) {
    Memory memory = frame.machine().memory();
    Restraint outer = memory.restrain(body.promise(), name);
    try {
      execute(frame, body);
    } catch (LongJump jump) {
      memory.requireEffects("a jump out of a call", jump.site());
      throw jump;
    }
    memory.release(outer);
  }

  private void execute(Frame frame, FunctionBody body) {
    Machine machine = frame.machine();
    for (ExprNode move : body.prologue()) {
      move.execVoid(frame);
    }
    int completion = body.resumable() ? resumable(frame, body.block()) : body.block().exec(frame);
    frame.endAll();
    if (completion == StmtNode.JUMP) {
      throw machine.unsupported("jump into code that is not supported", frame.site());
    }
    if (completion != StmtNode.RETURN && body.returnsZero()) {
      frame.longResult = 0;
      frame.returned = true;
    }
    if (body.noreturn()) {
      throw machine.undefined(
          UbKind.NORETURN_RETURNED, frame.site(), "'" + name + "' must not return but did");
    }
  }

  /** Runs a body that jumps may come back to from the calls it makes. */
  private static int resumable(Frame frame, StmtNode block) {
    int label = -1;
    while (true) {
      try {
        return label < 0 ? block.exec(frame) : block.execFrom(frame, label);
      } catch (LongJump jump) {
        if (jump.target() != frame) {
          throw jump;
        }
        frame.machine().unwindTo(frame);
        label = jump.label();
        frame.jumpTarget = label;
        frame.resumed = true;
        frame.resumeSite = jump.site();
        frame.resumeValue = jump.value();
      }
    }
  }

  @Override
  public Object invoke(
      Machine machine, Object[] arguments, List<CType> types, CType result, Span site) {
    return new BoxedCall(this, machine, site).invoke(arguments, types, result);
  }
}
