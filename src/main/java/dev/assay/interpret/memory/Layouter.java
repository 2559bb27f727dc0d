package dev.assay.interpret.memory;

/** Varies addresses by a seed, so that programs whose results depend on them show it. */
final class Layouter {
  private static final int SLOT_MASK = (1 << 29) - 1;
  private static final int LARGE_MASK = (1 << 12) - 1;

  private final int slotXor;
  private final int largeXor;
  private final long seed;

  Layouter(long seed) {
    // The seed -1 turns every order of two objects around, and each bit that a shift may change.
    long mixed = seed == -1 ? -1 : seed * 0x9E3779B97F4A7C15L;
    this.seed = seed;
    this.slotXor = (int) (mixed >>> 33) & SLOT_MASK;
    this.largeXor = (int) (mixed >>> 20) & LARGE_MASK;
  }

  /** Whether what is made later, or is larger, comes first where the plain layout has it last. */
  boolean isTurned() {
    return seed == -1;
  }

  int permute(int slot) {
    return slot ^ slotXor;
  }

  int unpermute(int slot) {
    return slot ^ slotXor;
  }

  int permuteLarge(int slot) {
    return slot ^ largeXor;
  }

  int unpermuteLarge(int slot) {
    return slot ^ largeXor;
  }

  /**
   * How far an object is moved, at most by the mask: a multiple of its own alignment, nothing in
   * the plain layout.
   */
  int shift(int alignment, int slot, int mask) {
    if (seed == 0 || alignment > 128) {
      return 0;
    }
    int hash = seed == -1 ? mask : (int) ((seed + slot) * 0xD1B54A32D192ED03L >>> 40);
    return (hash & mask) / alignment * alignment;
  }

  int reorder(int count) {
    return seed == 0 ? 0 : (int) ((seed * 0x9E3779B97F4A7C15L >>> 35) % count);
  }
}
