package dev.assay.interpret.memory;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;

/** Says what a bad access means; the machine turns it into the end of the run. */
public interface MemoryFault {
  RuntimeException undefined(UbKind kind, Span span, String message);

  RuntimeException outOfMemory(String resource);
}
