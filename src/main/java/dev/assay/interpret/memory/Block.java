package dev.assay.interpret.memory;

import dev.assay.c.Span;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Whole runs of bytes in memory: copies, fills, strings, as assignments and the library need. */
public final class Block {
  private final Memory memory;

  public Block(Memory memory) {
    this.memory = memory;
  }

  /** Reads a struct, union or vector value; bytes without value stay without. */
  public Blob load(long address, Access access) {
    MemoryObject object = memory.forRead(address, access);
    int offset = object.offset(address);
    int size = access.size();
    byte[] defined = object.definedOrNull();
    int[] classes = new int[size];
    for (int i = 0; i < size; i++) {
      classes[i] = object.types().classAt(offset + i);
    }
    return new Blob(
        Arrays.copyOfRange(object.data(), offset, offset + size),
        defined == null ? null : Arrays.copyOfRange(defined, offset, offset + size),
        classes);
  }

  /** Writes a struct, union or vector value. */
  public void store(long address, Blob value, Access access) {
    MemoryObject object = memory.forWrite(address, access);
    int offset = object.offset(address);
    System.arraycopy(value.bytes(), 0, object.data(), offset, value.size());
    copyDefined(object, offset, value.defined(), 0, value.size());
    if (value.classes() != null) {
      object.types().copyFrom(offset, new BlobTypes(value.classes()), 0, value.size());
    }
  }

  private static void copyDefined(
      MemoryObject object, int offset, byte[] defined, int from, int size) {
    if (defined == null) {
      object.define(offset, size);
      return;
    }
    for (int i = 0; i < size; i++) {
      object.define(offset + i, 1);
      if (defined[from + i] != -1) {
        object.undefine(offset + i, 1);
        object.defineBits(offset + i, defined[from + i]);
      }
    }
  }

  /** Copies as memmove does: values, missing values and effective types. */
  public void copy(long to, long from, int size, Span span) {
    if (size == 0) {
      return;
    }
    Access access = Access.bytes(size, span);
    MemoryObject source = memory.find(from);
    if (!source.contains(source.offset(from), size)) {
      memory.faults().explainRead(source, from, access);
    }
    memory.noteRead(source, span);
    int sourceOffset = source.offset(from);
    byte[] bytes = Arrays.copyOfRange(source.data(), sourceOffset, sourceOffset + size);
    byte[] defined =
        source.definedOrNull() == null
            ? null
            : Arrays.copyOfRange(source.definedOrNull(), sourceOffset, sourceOffset + size);
    var classes = BlobTypes.of(source, sourceOffset, size);
    MemoryObject target = memory.forWrite(to, access);
    int offset = target.offset(to);
    if (target.types() != source.types()) {
      memory.noteBytes(source, sourceOffset, size, span);
    }
    System.arraycopy(bytes, 0, target.data(), offset, size);
    copyDefined(target, offset, defined, 0, size);
    target.types().copyFrom(offset, classes, 0, size);
  }

  /** Reads bytes that must all have values. */
  public byte[] read(long address, int size, Span span) {
    if (size == 0) {
      return new byte[0];
    }
    var bytes = new byte[size];
    MemoryObject object = memory.find(address);
    Access access = Access.bytes(size, span);
    if (!object.readable(object.offset(address), address, access)) {
      memory.faults().explainRead(object, address, access);
    }
    memory.noteRead(object, span);
    memory.noteBytes(object, object.offset(address), size, span);
    System.arraycopy(object.data(), object.offset(address), bytes, 0, size);
    return bytes;
  }

  /** Reads the bytes of a scalar, with all checks of its type. */
  public byte[] readValue(long address, Access access) {
    MemoryObject object = memory.forRead(address, access);
    int offset = object.offset(address);
    return Arrays.copyOfRange(object.data(), offset, offset + access.size());
  }

  /** Writes the bytes of a scalar, with all checks of its type. */
  public void writeValue(long address, byte[] bytes, Access access) {
    MemoryObject object = memory.forWrite(address, access);
    System.arraycopy(bytes, 0, object.data(), object.offset(address), bytes.length);
  }

  public void write(long address, byte[] bytes, Span span) {
    if (bytes.length > 0) {
      MemoryObject object = memory.forWrite(address, Access.bytes(bytes.length, span));
      System.arraycopy(bytes, 0, object.data(), object.offset(address), bytes.length);
    }
  }

  public void fill(long address, int value, int size, Span span) {
    if (size > 0) {
      MemoryObject object = memory.forWrite(address, Access.bytes(size, span));
      int offset = object.offset(address);
      Arrays.fill(object.data(), offset, offset + size, (byte) value);
    }
  }

  /** Reads one byte from 0 to 255. */
  public int readByte(long address, Span span) {
    return (int) memory.load(address, Access.bytes(1, span)) & 0xff;
  }

  public void writeByte(long address, int value, Span span) {
    memory.store(address, value, Access.bytes(1, span));
  }

  /** The bytes up to the terminating zero, as Latin-1. */
  public String string(long address, Span span) {
    long end = address;
    while (readByte(end, span) != 0) {
      end++;
    }
    return new String(read(address, (int) (end - address), span), StandardCharsets.ISO_8859_1);
  }

  /** Which bytes have values, for callers that must tell. */
  public boolean isDefined(long address) {
    MemoryObject object = memory.find(address);
    int offset = object.offset(address);
    return object.contains(offset, 1) && object.isDefined(offset);
  }

  /** Takes the values away from bytes, as the growth of a reallocated block does. */
  public void undefine(MemoryObject object, int offset, int size) {
    object.undefine(offset, size);
  }
}
