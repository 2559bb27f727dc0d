package dev.assay.interpret.machine;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Span;
import dev.assay.c.type.Layout;
import dev.assay.interpret.Choices;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Openings;
import dev.assay.interpret.Start;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.memory.Block;
import dev.assay.interpret.memory.Memory;
import dev.assay.interpret.memory.MemoryFault;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.value.Codec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The state of one run: memory, output, fuel, and the stack of calls. */
public final class Machine implements MemoryFault {
  private static final int MOST_NOTES = 20;

  private final DataModel model;
  private final Layout layout;
  private final Dialect dialect;
  private final Choices choices;
  private Limits limits;
  private final Memory memory;
  private final Block block;
  private final Codec codec;
  private Output output = new Output();
  private Output errorOutput = new Output();
  private final SequenceLog sequenceLog = new SequenceLog();
  private final MemoryObject printed;
  private final MemoryObject library;
  private final Openings openings;
  private final Map<Class<?>, Object> libraryState = new HashMap<>();
  private final List<Runnable> atExit = new ArrayList<>();
  private final List<Execution.Note> notes = new ArrayList<>();
  private long fuel;
  private long effects;
  private long libraryUses;
  private int depth;
  private Frame top;
  private Span endPlace = Span.NONE;
  private boolean rightToLeft;
  private boolean orderMattered;

  public Machine(DataModel model, Layout layout, Dialect dialect, Choices choices, Limits limits) {
    this(model, layout, dialect, choices, limits, Openings.ignored());
  }

  public Machine(
      DataModel model,
      Layout layout,
      Dialect dialect,
      Choices choices,
      Limits limits,
      Openings openings) {
    this.model = model;
    this.layout = layout;
    this.dialect = dialect;
    this.choices = choices;
    this.limits = limits;
    this.memory = new Memory(model, choices, limits.memoryBytes(), this, openings.isActive());
    this.openings = openings;
    this.printed = memory.outside();
    this.library = memory.outside();
    this.block = new Block(memory);
    this.codec = new Codec(model.bigEndian(), model.pointerSize());
    this.fuel = limits.fuel();
    this.rightToLeft = choices.rightToLeft();
  }

  /** Goes back to the start of a run; objects in memory are left to who restarts it. */
  public void restart(Start start) {
    limits = limits.withStart(start);
    output = new Output();
    errorOutput = new Output();
    sequenceLog.cut(0);
    libraryState.clear();
    atExit.clear();
    notes.clear();
    memory.restart();
    fuel = limits.fuel();
    effects = 0;
    libraryUses = 0;
    orderMattered = false;
    depth = 0;
    top = null;
    endPlace = Span.NONE;
  }

  public DataModel model() {
    return model;
  }

  public Layout layout() {
    return layout;
  }

  public Dialect dialect() {
    return dialect;
  }

  public Choices choices() {
    return choices;
  }

  /** What the run keeps of the choices that C left open to it. */
  public Openings openings() {
    return openings;
  }

  @Override
  public void open(UnspecifiedKind kind, Span place) {
    openings.note(kind, place);
  }

  /** Whether the last of several operands is evaluated first, where C leaves it open. */
  public boolean isRightToLeft() {
    return rightToLeft;
  }

  /** The same, where it may be told from what the program does. */
  public boolean isRightToLeftHere() {
    orderMattered = true;
    return rightToLeft;
  }

  /** Whether, since the start, operands were evaluated whose order may be told. */
  public boolean orderMattered() {
    return orderMattered;
  }

  /** From the next start on, operands are evaluated in this order. */
  public void evaluateFrom(boolean right) {
    rightToLeft = right;
  }

  public Limits limits() {
    return limits;
  }

  public Memory memory() {
    return memory;
  }

  public Block block() {
    return block;
  }

  public Codec codec() {
    return codec;
  }

  public Output output() {
    return output;
  }

  public SequenceLog sequenceLog() {
    return sequenceLog;
  }

  /** State that a part of the library keeps during a run, made at its first use. */
  public <T> T libraryState(Class<T> type, Supplier<T> fresh) {
    libraryUses++;
    memory.windows().wrote(library);
    return type.cast(libraryState.computeIfAbsent(type, _ -> fresh.get()));
  }

  /** How often the library's state was looked at or changed. */
  public long libraryUses() {
    return libraryUses;
  }

  /** Uses up fuel; ends the run when there is none left. */
  public void spend(int nodes, Span span) {
    fuel -= nodes;
    if (fuel < 0) {
      throw new Halt(new Execution.OutOfFuel("fuel", span, steps()));
    }
  }

  public long steps() {
    return limits.fuel() - Math.max(0, fuel);
  }

  /** Counts what others can observe: output and accesses to volatile objects. */
  public void noteEffect() {
    effects++;
  }

  public long effects() {
    return effects;
  }

  /** Prints to standard output. */
  public void print(byte[] data, Span span) {
    memory.requireEffects("output", span);
    noteEffect();
    memory.windows().wrote(printed);
    output.append(data, span);
    if (output.size() > limits.outputBytes()) {
      throw new Halt(new Execution.OutOfFuel("output", span, steps()));
    }
  }

  /** Prints to standard error, which is kept apart and not compared. */
  public void printError(byte[] data, Span span) {
    memory.requireEffects("output", span);
    noteEffect();
    if (errorOutput.size() < limits.outputBytes()) {
      errorOutput.append(data, span);
    }
  }

  public Frame top() {
    return top;
  }

  /** Enters a call; the frame becomes the top of the stack. */
  public void enter(Frame frame) {
    depth++;
    if (depth > limits.callDepth()) {
      throw new Halt(new Execution.OutOfFuel("stack", frame.site(), steps()));
    }
    frame.windows = memory.windows().depth();
    top = frame;
  }

  /** Leaves the call on top. */
  public void leave() {
    depth--;
    memory.windows().leave(top.windows);
    top = top.caller();
  }

  /** Leaves calls until the frame is on top, ending their variables. */
  public void unwindTo(Frame frame) {
    while (top != frame) {
      top.endAll();
      leave();
    }
    memory.windows().cut(frame.windows);
  }

  /** Calls the function at an address, from the library. */
  public Object invoke(
      long address, Object[] arguments, List<CType> types, CType result, Span site) {
    MemoryObject object = memory.find(address);
    if (address == 0 || object.base() != address || !(object.payload() instanceof Invocable f)) {
      throw undefined(
          address == 0 ? UbKind.NULL_DEREFERENCE : UbKind.CALL_NON_FUNCTION,
          site,
          "call through a pointer that designates no function");
    }
    return f.invoke(this, arguments, types, result, site);
  }

  /** Keeps where main returns, as the place that gave the exit status. */
  public void noteEnd(Span span) {
    endPlace = span;
  }

  public Span endPlace() {
    return endPlace;
  }

  /** Registers what exit runs, last registered first. */
  public void atExit(Runnable handler) {
    atExit.add(handler);
  }

  /** Ends the program as exit does: handlers first. */
  public Halt exit(int status) {
    while (!atExit.isEmpty()) {
      atExit.removeLast().run();
    }
    output.flush();
    return exitNow(status);
  }

  /** Ends the program at once; what was printed but not flushed is lost. */
  public Halt exitNow(int status) {
    requireNoPromise();
    memory.windows().openAll();
    return new Halt(new Execution.Finished(status & 0xff, output.writtenText(), steps(), notes));
  }

  private void requireNoPromise() {
    memory.requireEffects("the end of the program", top == null ? Span.NONE : top.site());
  }

  /** Ends the program as a signal does: status 128 and its number, as shells show it. */
  public Halt signal(int number) {
    requireNoPromise();
    memory.windows().openAll();
    return new Halt(new Execution.Finished(128 + number, output.writtenText(), steps(), notes));
  }

  @Override
  public Halt undefined(UbKind kind, Span span, String message) {
    var calls = new ArrayList<Execution.Call>();
    Span place = span;
    for (Frame frame = top; frame != null && calls.size() < 50; frame = frame.caller()) {
      calls.add(new Execution.Call(frame.function(), place));
      place = frame.site();
    }
    return new Halt(new Execution.Undefined(kind, span, message, calls));
  }

  /**
   * What only the letter of the standard leaves undefined ends strict runs, and is noted by others.
   */
  public void note(UbKind kind, Span span, String message) {
    if (limits.strict()) {
      throw undefined(kind, span, message);
    }
    var note = new Execution.Note(kind, span, message);
    if (notes.size() < MOST_NOTES && notes.stream().noneMatch(n -> n.span().equals(span))) {
      notes.add(note);
    }
  }

  public Halt unspecified(UnspecifiedKind kind, Span span, String message) {
    return new Halt(new Execution.Unspecified(kind, span, message));
  }

  public Halt unsupported(String what, Span span) {
    return new Halt(new Execution.Unsupported(what, span));
  }

  @Override
  public Halt outOfMemory(String resource) {
    Span span = top == null ? Span.NONE : top.site();
    return new Halt(new Execution.OutOfFuel(resource, span, steps()));
  }
}
