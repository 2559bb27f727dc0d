package dev.assay.interpret.memory;

/** What made an object, which tells how long it lives. */
public enum ObjectKind {
  GLOBAL,
  LOCAL,
  HEAP,
  ALLOCA,
  STRING_LITERAL,
  FUNCTION,
  LABEL,
  TEMPORARY,
  VARIADIC,
  NOTHING
}
