package dev.assay.interpret.memory;

/** What a function promises of the objects that are there when it is called, by GNU attributes. */
public enum FunctionPromise {
  NONE,
  /** None of them changes while the function runs, and nobody else sees that it does. */
  PURE,
  /** Nor does it read any of them, unless that never changes. */
  CONST
}
