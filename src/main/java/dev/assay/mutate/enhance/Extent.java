package dev.assay.mutate.enhance;

/** How much of a global variable is part of the checksum. */
enum Extent {
  WHOLE,
  /** They may point to what is no longer there. */
  WITHOUT_POINTERS,
  NOTHING
}
