package dev.assay.interpret.library;

/** A part of a format: plain text, a conversion, or something that is neither. */
sealed interface FormatPiece permits FormatPiece.Plain, FormatPiece.Invalid, FormatSpec {
  record Plain(String text) implements FormatPiece {}

  record Invalid(String text) implements FormatPiece {}
}
