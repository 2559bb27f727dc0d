package dev.assay.interpret.memory;

/** Gives each object its own addresses, never used twice, and finds the object of an address. */
public interface AddressSpace {
  /** Places the object; false when the space is used up. */
  boolean place(MemoryObject object);

  /** The object that the address belongs to, with its surroundings; null where nothing ever was. */
  MemoryObject find(long address);

  /** Leaves the origin's tombstone where the object was. */
  void release(MemoryObject object);
}
