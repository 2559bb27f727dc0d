package dev.assay.c;

import java.util.Locale;

/** A message about a program, with the place it is about. */
public record Diagnostic(Span span, Severity severity, String message) {
  /**
   * Errors make a program invalid, warnings do not; unsupported is what compilers take but we
   * can't.
   */
  public enum Severity {
    ERROR,
    WARNING,
    UNSUPPORTED
  }

  public static Diagnostic error(Span span, String message) {
    return new Diagnostic(span, Severity.ERROR, message);
  }

  public static Diagnostic warning(Span span, String message) {
    return new Diagnostic(span, Severity.WARNING, message);
  }

  public static Diagnostic unsupported(Span span, String message) {
    return new Diagnostic(span, Severity.UNSUPPORTED, message);
  }

  /** {@code file:line:column: error: message}. */
  @Override
  public String toString() {
    return span + ": " + severity.name().toLowerCase(Locale.ROOT) + ": " + message;
  }
}
