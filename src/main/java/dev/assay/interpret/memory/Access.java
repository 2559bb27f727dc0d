package dev.assay.interpret.memory;

import dev.assay.c.Span;

/**
 * How one place in the program reads or writes memory: size, alignment, and what aliasing allows.
 *
 * <p>{@code aliasClass} is {@link AliasClasses#ANY} for character types and types that may alias;
 * {@code record} is the number of the struct whose member is accessed, or 0; {@code viaUnion} says
 * that the access goes through a member of a union, which C allows to reinterpret.
 */
public record Access(
    int size,
    int alignMask,
    int aliasClass,
    int record,
    boolean viaUnion,
    boolean isVolatile,
    String typeName,
    Span span) {
  /** Whether it may look at bytes that were stored as something else. */
  boolean isRaw() {
    return aliasClass == AliasClasses.ANY || viaUnion;
  }

  /** The same access to so many bytes. */
  public Access ofSize(int bytes) {
    return new Access(bytes, alignMask, aliasClass, record, viaUnion, isVolatile, typeName, span);
  }

  /** An access to bytes, as library functions make it. */
  public static Access bytes(int size, Span span) {
    return new Access(size, 0, AliasClasses.ANY, 0, false, false, "char", span);
  }
}
