package dev.assay.interpret.memory;

/** The effective types of allocated memory: each store gives its part a type (6.5p6). */
public final class DynamicTypes implements EffectiveTypes {
  private final StoredClasses stored;

  public DynamicTypes(int size) {
    this.stored = new StoredClasses(size);
  }

  @Override
  public boolean mayRead(int offset, Access access) {
    return access.viaUnion() || stored.mayRead(offset, access);
  }

  @Override
  public boolean mayWrite(int offset, Access access) {
    stored.store(offset, access.size(), access.aliasClass(), access.record());
    return true;
  }

  @Override
  public void copyFrom(int offset, EffectiveTypes source, int sourceOffset, int size) {
    stored.copyFrom(offset, source, sourceOffset, size);
  }

  @Override
  public int classAt(int offset) {
    return stored.classAt(offset);
  }
}
