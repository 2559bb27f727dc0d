package dev.assay.interpret.node;

import dev.assay.c.CType;
import dev.assay.c.type.Layout;
import dev.assay.interpret.value.Repr;

/** How nodes hand over a value. */
public enum ValueKind {
  /** Integers of up to 64 bits, extended by their type, and pointers. */
  LONG,
  /** float (always rounded) and double. */
  DOUBLE,
  /** BigInteger, SoftFloat, complex values, and {@link dev.assay.interpret.memory.Blob}. */
  OBJECT,
  VOID;

  /** The kind of the values of a type. */
  public static ValueKind of(CType type, Layout layout) {
    return of(Repr.of(type, layout));
  }

  public static ValueKind of(Repr repr) {
    if (repr.isLong()) {
      return LONG;
    }
    if (repr.isDouble()) {
      return DOUBLE;
    }
    return repr instanceof Repr.Nothing ? VOID : OBJECT;
  }
}
