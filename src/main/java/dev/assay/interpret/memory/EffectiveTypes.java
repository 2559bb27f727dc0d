package dev.assay.interpret.memory;

/** The effective types of the parts of one object. */
public interface EffectiveTypes {
  /** Everything may be accessed with any type. */
  EffectiveTypes ANYTHING =
      new EffectiveTypes() {
        @Override
        public boolean mayRead(int offset, Access access) {
          return true;
        }

        @Override
        public boolean mayWrite(int offset, Access access) {
          return true;
        }
      };

  boolean mayRead(int offset, Access access);

  /** Whether a write is allowed; where the object has no declared type the write gives it one. */
  boolean mayWrite(int offset, Access access);

  /** The one class of all parts, where accesses of that class need no further look; else -1. */
  default int uniformClass() {
    return -1;
  }

  /** Takes over the types of bytes copied from another object, as memcpy does. */
  default void copyFrom(int offset, EffectiveTypes source, int sourceOffset, int size) {}

  /** The class of the scalar that starts at the offset, or {@link AliasClasses#ANY} if unknown. */
  default int classAt(int offset) {
    return AliasClasses.ANY;
  }

  /** The types of a new object of the same declared type. */
  default EffectiveTypes fresh() {
    return this;
  }
}
