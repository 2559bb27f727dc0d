package dev.assay.c.parse;

import dev.assay.c.CType;

/** The function being read, with the functions it is nested in. */
final class FunctionStack {
  private FunctionState current;

  /** The innermost function, or null at file scope. */
  FunctionState current() {
    return current;
  }

  FunctionState enter(String name, CType result) {
    current = new FunctionState(name, result, current);
    return current;
  }

  void leave() {
    current = current.outer;
  }

  void leaveTo(FunctionState state) {
    current = state;
  }
}
