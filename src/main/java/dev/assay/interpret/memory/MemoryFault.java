package dev.assay.interpret.memory;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.UnspecifiedKind;

/**
 * Says what a bad access means; the machine turns it into the end of the run, and keeps what is
 * open.
 */
public interface MemoryFault {
  RuntimeException undefined(UbKind kind, Span span, String message);

  RuntimeException outOfMemory(String resource);

  /** A choice that C leaves open, and that could matter, is made here. */
  void open(UnspecifiedKind kind, Span place);
}
