package dev.assay.c.parse;

/** Where declaration specifiers stand. */
enum Place {
  /** A declaration at file scope or in a block. */
  DECLARATION,
  /** A member of a struct or union. */
  FIELD,
  PARAMETER,
  TYPE_NAME
}
