package dev.assay.generate.exact.function;

/** How an argument reaches a function. */
enum Passing {
  /** A number by value. */
  NUMBER,
  /** A struct by value. */
  STRUCT,
  /** The address of something that is only read. */
  READ,
  /** The address of something that is written. */
  WRITE,
  /** How deep the recursion may still go. */
  DEPTH,
  /** How many variable arguments follow. */
  COUNT
}
