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
  NOTHING;

  /** How the objects of compound literals are named, whatever their kind. */
  public static final String COMPOUND_LITERAL = "compound literal";
}
