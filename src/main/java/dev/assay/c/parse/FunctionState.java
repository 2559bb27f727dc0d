package dev.assay.c.parse;

import dev.assay.c.CType;

/** What the parser knows of the function it is in. */
final class FunctionState {
  final String name;
  final CType result;
  final FunctionState outer;
  final Labels labels;
  SwitchState switches;
  int loops;
  int breakables;

  FunctionState(String name, CType result, FunctionState outer) {
    this.name = name;
    this.result = result;
    this.outer = outer;
    this.labels = new Labels(outer == null ? null : outer.labels);
  }
}
