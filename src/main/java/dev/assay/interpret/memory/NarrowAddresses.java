package dev.assay.interpret.memory;

/** Addresses of 32-bit targets: objects one after the other, with a gap between them. */
final class NarrowAddresses implements AddressSpace {
  private static final int PAGE_BITS = 8;
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;
  private static final long START = 0x0100_0000L;
  private static final long END = 0xf000_0000L;

  private final Layouter layouter;
  private final MemoryObject[][] pages = new MemoryObject[1 << (32 - PAGE_BITS - CHUNK_BITS)][];
  private long next;
  private int count;

  NarrowAddresses(Layouter layouter) {
    this.layouter = layouter;
    this.next = START + ((long) layouter.reorder(1 << 12) << 12);
  }

  @Override
  public boolean place(MemoryObject object) {
    int align = Math.max(16, object.alignment());
    long base = (next + 64 + align - 1) & -align;
    base += layouter.shift(object.alignment(), count++, 0xff);
    long end = (base + object.size() + 64 + (1 << PAGE_BITS) - 1) & -(1L << PAGE_BITS);
    if (end > END) {
      return false;
    }
    object.placeAt(base);
    fill(next, end, object);
    next = end;
    return true;
  }

  private void fill(long from, long to, MemoryObject object) {
    for (long page = from >>> PAGE_BITS; page < to >>> PAGE_BITS; page++) {
      int chunk = (int) (page >>> CHUNK_BITS);
      if (pages[chunk] == null) {
        pages[chunk] = new MemoryObject[1 << CHUNK_BITS];
      }
      pages[chunk][(int) page & CHUNK_MASK] = object;
    }
  }

  @Override
  public MemoryObject find(long address) {
    if (address < START || address >= END) {
      return null;
    }
    long page = address >>> PAGE_BITS;
    MemoryObject[] chunk = pages[(int) (page >>> CHUNK_BITS)];
    return chunk == null ? null : chunk[(int) page & CHUNK_MASK];
  }

  @Override
  public void release(MemoryObject object) {
    long page = object.base() >>> PAGE_BITS;
    while (find(page << PAGE_BITS) == object) {
      page--;
    }
    for (page++; find(page << PAGE_BITS) == object; page++) {
      pages[(int) (page >>> CHUNK_BITS)][(int) page & CHUNK_MASK] = object.origin().tombstone();
    }
  }
}
