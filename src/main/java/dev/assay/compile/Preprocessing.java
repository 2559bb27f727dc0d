package dev.assay.compile;

import dev.assay.c.parse.SourceText;

/** What became of preprocessing a file. */
public sealed interface Preprocessing {
  /** The text for the parser. */
  record Ready(SourceText source) implements Preprocessing {}

  /** The preprocessor refused the file; the message is its own. */
  record Failed(String message) implements Preprocessing {}

  /**
   * The file has directives and no compiler was found to handle them; the message says what to do.
   */
  record NoCompiler(String message) implements Preprocessing {}
}
