package dev.assay.interpret.library;

import dev.assay.c.CType;

/** A variable argument: its value and the type it was passed with. */
record Argument(Object value, CType type) {}
