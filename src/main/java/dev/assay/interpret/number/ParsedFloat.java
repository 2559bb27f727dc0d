package dev.assay.interpret.number;

/**
 * What {@code strtod} and its kin find in a text.
 *
 * @param value the number, zero where there is none
 * @param end the index after the last character used; the start where there is no number
 */
public record ParsedFloat(SoftFloat value, int end, Range range) {
  /** Whether the number fits the format; the two others make {@code errno} {@code ERANGE}. */
  public enum Range {
    FITS,
    OVERFLOW,
    UNDERFLOW
  }
}
