package dev.assay.interpret.node;

/** How nodes hand over a value. */
public enum ValueKind {
  /** Integers of up to 64 bits, extended by their type, and pointers. */
  LONG,
  /** float (always rounded) and double. */
  DOUBLE,
  /** BigInteger, SoftFloat, complex values, and {@link dev.assay.interpret.memory.Blob}. */
  OBJECT,
  VOID
}
