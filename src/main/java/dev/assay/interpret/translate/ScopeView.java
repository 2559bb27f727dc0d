package dev.assay.interpret.translate;

import dev.assay.c.type.Types;
import dev.assay.interpret.Probe;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.value.Codec;
import dev.assay.interpret.value.Repr;
import java.util.function.Function;

/** Reads the variables in scope at a watched statement. */
record ScopeView(Scope scope, Frame frame) implements Probe.View {
  /** Makes views of the names that are in scope now. */
  static Function<Frame, Probe.View> factory(FunctionContext context) {
    Scope scope = context.scope().frozen();
    return frame -> new ScopeView(scope, frame);
  }

  @Override
  public Object value(String variable) {
    Binding binding = scope.find(variable);
    return binding instanceof Binding.Slot slot ? slotValue(slot) : memoryValue(binding);
  }

  private Object slotValue(Binding.Slot slot) {
    return switch (slot.kind()) {
      case LONG -> isReady(slot) ? frame.slots[slot.index()] : null;
      case DOUBLE -> isReady(slot) ? Double.longBitsToDouble(frame.slots[slot.index()]) : null;
      case OBJECT -> frame.values[slot.index()];
      case VOID -> null;
    };
  }

  private boolean isReady(Binding.Slot slot) {
    return slot.alwaysReady() || frame.ready[slot.index()];
  }

  private Object memoryValue(Binding binding) {
    MemoryObject object = object(binding);
    if (object == null || !object.isAlive() || !object.isDefined()) {
      return null;
    }
    Machine machine = frame.machine();
    if (!Types.isScalar(binding.type())) {
      return null;
    }
    var codec = new Codec(machine.model().bigEndian(), machine.model().pointerSize());
    Repr repr = Repr.of(binding.type(), machine.layout());
    return codec.decode(object.bytes(), 0, repr).orElse(null);
  }

  private MemoryObject object(Binding binding) {
    return switch (binding) {
      case null -> null;
      case Binding.InMemory m -> local(m.index(), m.hops());
      case Binding.Static s -> s.object();
      case Binding.Slot _, Binding.Function _, Binding.Nested _ -> null;
    };
  }

  private MemoryObject local(int index, int hops) {
    Frame owner = frame;
    for (int i = 0; i < hops; i++) {
      owner = owner.enclosing;
    }
    return owner.memory[index];
  }

  @Override
  public byte[] bytes(String variable) {
    MemoryObject object = object(scope.find(variable));
    return object == null || !object.isAlive() ? null : object.bytes();
  }

  @Override
  public boolean isLive(long pointer) {
    return frame.machine().memory().isValid(pointer);
  }
}
