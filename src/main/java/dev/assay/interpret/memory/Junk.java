package dev.assay.interpret.memory;

/** Values for bytes that C leaves unspecified: zero, or by a seed something else. */
final class Junk {
  private final long seed;

  Junk(long seed) {
    this.seed = seed;
  }

  /** A byte for padding: by odd seeds the same in all objects, so that they may compare equal. */
  int inPadding(long address) {
    return (seed & 1) != 0 ? (byte) (seed * 0x5b | 1) : at(address);
  }

  /** A signed byte. */
  int at(long address) {
    if (seed == 0 || seed == 1) {
      return (int) -seed;
    }
    long mixed = (seed ^ address) * 0x9E3779B97F4A7C15L;
    return (byte) ((mixed >>> 56) | 1);
  }
}
