package dev.assay.interpret.memory;

import java.util.Arrays;

/**
 * Addresses of 64-bit targets: 47 bits as user space has them, one slot an object.
 *
 * <pre>
 * 2^45 .. 2^45 + 2^44  large objects, slots of 4 GiB
 * 2^46 .. 2^46 + 2^45  objects up to 32 KiB, slots of 64 KiB
 * </pre>
 *
 * <p>In a layout that is turned around large objects come after the others.
 *
 * <p>Objects stand in the middle of their slots, so that small overruns never reach a neighbour.
 */
final class WideAddresses implements AddressSpace {
  private static final int SMALL_LIMIT = 0x8000;

  /** Leaves room between an object in the middle of its slot and the next slot. */
  private static final int SHIFT_MASK = 0x1fff;

  private static final long SMALL_START = 1L << 46;
  private static final long SMALL_END = SMALL_START + (1L << 45);
  private static final long LARGE_ROOM = 1L << 44;
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

  private final Layouter layouter;
  private final long largeStart;
  private MemoryObject[][] small = new MemoryObject[64][];
  private int smallCount;
  private MemoryObject[] large = new MemoryObject[16];
  private int largeCount;

  WideAddresses(Layouter layouter) {
    this.layouter = layouter;
    this.largeStart = layouter.isTurned() ? SMALL_END : 1L << 45;
  }

  @Override
  public boolean place(MemoryObject object) {
    return object.size() <= SMALL_LIMIT && object.alignment() <= 256
        ? placeSmall(object)
        : placeLarge(object);
  }

  private boolean placeSmall(MemoryObject object) {
    int slot = smallCount;
    if (slot >= 1 << 29) {
      return false;
    }
    int chunk = slot >>> CHUNK_BITS;
    if (chunk == small.length) {
      small = Arrays.copyOf(small, chunk * 2);
    }
    if (small[chunk] == null) {
      small[chunk] = new MemoryObject[1 << CHUNK_BITS];
    }
    small[chunk][slot & CHUNK_MASK] = object;
    smallCount++;
    long start = SMALL_START + ((long) layouter.permute(slot) << 16) + 0x4000;
    object.placeAt(start + layouter.shift(object.alignment(), slot, SHIFT_MASK));
    return true;
  }

  private boolean placeLarge(MemoryObject object) {
    if (largeCount >= 1 << 12) {
      return false;
    }
    if (largeCount == large.length) {
      large = Arrays.copyOf(large, largeCount * 2);
    }
    large[largeCount] = object;
    long start = largeStart + ((long) layouter.permuteLarge(largeCount) << 32) + 0x4000_0000L;
    object.placeAt(start + layouter.shift(object.alignment(), largeCount, SHIFT_MASK));
    largeCount++;
    return true;
  }

  @Override
  public MemoryObject find(long address) {
    if (address >= SMALL_START && address < SMALL_END) {
      int slot = layouter.unpermute((int) ((address - SMALL_START) >>> 16));
      return slot < smallCount ? small[slot >>> CHUNK_BITS][slot & CHUNK_MASK] : null;
    }
    if (address >= largeStart && address < largeStart + LARGE_ROOM) {
      int slot = layouter.unpermuteLarge((int) ((address - largeStart) >>> 32));
      return slot < largeCount ? large[slot] : null;
    }
    return null;
  }

  @Override
  public void release(MemoryObject object) {
    MemoryObject tombstone = object.origin().tombstone();
    long address = object.base();
    if (address >= SMALL_START && address < SMALL_END) {
      int slot = layouter.unpermute((int) ((address - SMALL_START) >>> 16));
      small[slot >>> CHUNK_BITS][slot & CHUNK_MASK] = tombstone;
    } else {
      large[layouter.unpermuteLarge((int) ((address - largeStart) >>> 32))] = tombstone;
    }
  }
}
