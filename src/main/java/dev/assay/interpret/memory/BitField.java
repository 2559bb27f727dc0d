package dev.assay.interpret.memory;

import dev.assay.interpret.UbKind;

/**
 * Where a bit-field of up to 64 bits lies: its first bit in the first of the bytes that hold it,
 * counted from the least significant bit (from the most significant one on big-endian targets).
 */
public record BitField(int firstBit, int width, boolean signed, Access access) {
  /** Reads the field from the bytes at the address. */
  public long load(Memory memory, MemoryFault fault, long address) {
    MemoryObject object = memory.find(address);
    int offset = object.offset(address);
    if (!object.contains(offset, access.size())) {
      memory.faults().explainRead(object, address, access);
    }
    memory.noteRead(object, access.span());
    long value = 0;
    for (int i = 0; i < width; i++) {
      int bit = firstBit + i;
      int place = offset + bit / 8;
      int mask = mask(memory, bit);
      if ((object.definedBits(place) & mask) == 0) {
        throw fault.undefined(
            UbKind.INDETERMINATE_VALUE,
            access.span(),
            "read of a bit-field of " + object.origin().describe() + " that has no value");
      }
      boolean set = (object.getByte(place) & mask) != 0;
      if (set) {
        value |= 1L << (memory.isBigEndian() ? width - 1 - i : i);
      }
    }
    int shift = 64 - width;
    return signed ? value << shift >> shift : value;
  }

  /** Writes the field. */
  public void store(Memory memory, long address, long value) {
    MemoryObject object = memory.find(address);
    int offset = object.offset(address);
    if (!object.contains(offset, access.size()) || !object.isWritable(offset, access.size())) {
      throw memory.faults().explainWrite(object, address, access);
    }
    memory.noteWrite(object, access.span());
    for (int i = 0; i < width; i++) {
      int bit = firstBit + i;
      int place = offset + bit / 8;
      int mask = mask(memory, bit);
      boolean set = (value >>> (memory.isBigEndian() ? width - 1 - i : i) & 1) != 0;
      int old = object.getByte(place);
      object.putByte(place, set ? old | mask : old & ~mask);
      object.defineBits(place, mask);
    }
  }

  private static int mask(Memory memory, int bit) {
    return memory.isBigEndian() ? 0x80 >>> bit % 8 : 1 << bit % 8;
  }
}
