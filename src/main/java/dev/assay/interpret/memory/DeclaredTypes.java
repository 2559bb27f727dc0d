package dev.assay.interpret.memory;

/** The effective types of an object with a declared type: they never change, but inside unions. */
public final class DeclaredTypes implements EffectiveTypes {
  private static final int CACHE_SIZE = 128;

  private final Shape shape;
  private final int uniformClass;

  /** Accesses already found to be fine, by a hash of offset and access. */
  private final long[] permitted;

  /** What was last stored in the parts of unions; null without unions. */
  private final StoredClasses stored;

  public DeclaredTypes(Shape shape, int size) {
    this(shape, new long[CACHE_SIZE], shape.hasUnion() ? new StoredClasses(size) : null);
  }

  private DeclaredTypes(Shape shape, long[] permitted, StoredClasses stored) {
    this.shape = shape;
    this.uniformClass = shape.uniformClass();
    this.permitted = permitted;
    this.stored = stored;
  }

  @Override
  public EffectiveTypes fresh() {
    return stored == null
        ? this
        : new DeclaredTypes(shape, permitted, new StoredClasses(stored.size()));
  }

  @Override
  public int uniformClass() {
    return uniformClass;
  }

  @Override
  public boolean mayRead(int offset, Access access) {
    if (!permits(offset, access)) {
      return false;
    }
    return stored == null || access.viaUnion() || stored.mayRead(offset, access);
  }

  @Override
  public boolean mayWrite(int offset, Access access) {
    if (access.aliasClass() != AliasClasses.ANY && !permits(offset, access)) {
      return false;
    }
    if (stored != null) {
      stored.store(offset, access.size(), access.aliasClass(), 0);
    }
    return true;
  }

  private boolean permits(int offset, Access access) {
    long key =
        ((long) offset << 32 | (access.record() & 0xffffL) << 16 | (access.aliasClass() & 0xffff))
            + 1;
    int index = (offset ^ access.aliasClass() * 31) & (CACHE_SIZE - 1);
    if (permitted[index] == key) {
      return true;
    }
    boolean answer = shape.permits(offset, access);
    if (answer) {
      permitted[index] = key;
    }
    return answer;
  }

  @Override
  public void copyFrom(int offset, EffectiveTypes source, int sourceOffset, int size) {
    if (stored != null) {
      stored.copyFrom(offset, source, sourceOffset, size);
    }
  }

  @Override
  public int classAt(int offset) {
    return shape.classAt(offset);
  }
}
