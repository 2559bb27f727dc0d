package dev.assay.interpret.machine;

import dev.assay.c.CType;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.util.Arrays;
import java.util.List;

/**
 * The variable arguments of a call, promoted, with their types.
 *
 * <p>They ride on a memory object with one byte an argument, so that a {@code va_list} is a pointer
 * into it: the offset is the index of the next argument, the end is one past the last.
 */
public record VariadicArguments(Object[] values, List<CType> types) {
  public VariadicArguments {
    types = List.copyOf(types);
  }

  /** Makes the object that the arguments ride on; ended with the frame it is given to. */
  public MemoryObject place(Machine machine, String function) {
    var origin = new Origin(ObjectKind.VARIADIC, function);
    MemoryObject object =
        machine.memory().allocate(origin, values.length, 1, EffectiveTypes.ANYTHING);
    object.makeReadOnly();
    object.attach(this);
    return object;
  }

  public int count() {
    return values.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof VariadicArguments v
        && Arrays.equals(values, v.values)
        && types.equals(v.types);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return "VariadicArguments" + Arrays.toString(values);
  }
}
