package dev.assay.interpret.memory;

import java.util.Arrays;

/** For each byte the class it was last stored with: 0 unknown, -1 inside a scalar. */
final class StoredClasses {
  private static final int INSIDE = -1;

  private final int size;
  private int[] classes;

  StoredClasses(int size) {
    this.size = size;
  }

  int size() {
    return size;
  }

  boolean mayRead(int offset, Access access) {
    if (classes == null || access.aliasClass() == AliasClasses.WHOLE_RECORD) {
      return true;
    }
    int found = classes[offset];
    if (found == AliasClasses.ANY) {
      return true;
    }
    if (found == INSIDE || (found & 0xffff) != (access.aliasClass() & 0xffff)) {
      return false;
    }
    int record = found >>> 16;
    return record == 0 || access.record() == 0 || record == access.record();
  }

  void store(int offset, int length, int aliasClass, int record) {
    if (classes == null) {
      if (aliasClass == AliasClasses.ANY) {
        return;
      }
      classes = new int[size];
    }
    if (aliasClass != AliasClasses.ANY && classes[offset] == INSIDE) {
      spoil(offset);
    }
    if (aliasClass == AliasClasses.ANY || aliasClass == AliasClasses.WHOLE_RECORD) {
      Arrays.fill(classes, offset, offset + length, AliasClasses.ANY);
    } else {
      classes[offset] = aliasClass | record << 16;
      Arrays.fill(classes, offset + 1, offset + length, INSIDE);
    }
  }

  /** A scalar that lost its end to another type can't be read as a whole any more. */
  private void spoil(int inside) {
    int head = inside;
    while (head > 0 && classes[head] == INSIDE) {
      head--;
    }
    classes[head] = INSIDE;
  }

  void copyFrom(int offset, EffectiveTypes source, int sourceOffset, int length) {
    for (int i = 0; i < length; i++) {
      int found = source.classAt(sourceOffset + i);
      if (classes == null && found != AliasClasses.ANY) {
        classes = new int[size];
      }
      if (classes != null) {
        classes[offset + i] = found;
      }
    }
  }

  int classAt(int offset) {
    return classes == null ? AliasClasses.ANY : classes[offset];
  }
}
