package dev.assay.generate.exact;

/** What a variable is for, and so whether code may read and write it. */
public enum Role {
  /** Read only: it keeps the value it starts with. */
  INPUT(true, false),
  /** Written only: it is part of the result. */
  OUTPUT(false, true),
  /** Read and written, and part of the result. */
  MIXED(true, true),
  /** A local variable or a parameter. */
  LOCAL(true, true),
  /** A local variable that only one statement may change, such as the counter of a loop. */
  COUNTER(true, false),
  /** A local variable that only side effects inside expressions change, each at most once. */
  SCRATCH(false, false);

  private final boolean readable;
  private final boolean writable;

  Role(boolean readable, boolean writable) {
    this.readable = readable;
    this.writable = writable;
  }

  public boolean isReadable() {
    return readable;
  }

  public boolean isWritable() {
    return writable;
  }
}
