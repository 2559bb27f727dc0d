package dev.assay.interpret.memory;

/** The effective types of bytes on their way from one object to another. */
record BlobTypes(int[] classes) implements EffectiveTypes {
  static BlobTypes of(MemoryObject object, int offset, int size) {
    var classes = new int[size];
    for (int i = 0; i < size; i++) {
      classes[i] = object.types().classAt(offset + i);
    }
    return new BlobTypes(classes);
  }

  @Override
  public boolean mayRead(int offset, Access access) {
    return true;
  }

  @Override
  public boolean mayWrite(int offset, Access access) {
    return true;
  }

  @Override
  public int classAt(int offset) {
    return classes[offset];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BlobTypes b && java.util.Arrays.equals(classes, b.classes);
  }

  @Override
  public int hashCode() {
    return java.util.Arrays.hashCode(classes);
  }

  @Override
  public String toString() {
    return "BlobTypes" + java.util.Arrays.toString(classes);
  }
}
