package dev.assay.interpret.machine;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.memory.Block;
import java.util.List;

/** One call of a library function: its arguments and the machine it acts on. */
public record LibraryCall(
    String name, Machine machine, Object[] arguments, List<CType> types, CType result, Span span) {
  public int count() {
    return arguments.length;
  }

  /** An integer argument of up to 64 bits, extended by its type, or a pointer. */
  public long integer(int index) {
    return (Long) arguments[index];
  }

  /** A pointer argument. */
  public long pointer(int index) {
    return (Long) arguments[index];
  }

  /** A float or double argument. */
  public double real(int index) {
    return (Double) arguments[index];
  }

  public Object value(int index) {
    return arguments[index];
  }

  public CType type(int index) {
    return types.get(index);
  }

  public Block block() {
    return machine.block();
  }

  public Halt undefined(UbKind kind, String message) {
    return machine.undefined(kind, span, message);
  }

  public Halt unsupported(String what) {
    return machine.unsupported(what, span);
  }

  /** Calls a C function by its address. */
  public Object callBack(long function, Object[] values, List<CType> valueTypes, CType expected) {
    return machine.invoke(function, values, valueTypes, expected, span);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  @Override
  public String toString() {
    return name + "(" + arguments.length + " arguments)";
  }
}
