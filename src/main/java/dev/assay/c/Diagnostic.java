package dev.assay.c;

/** A message about a program, with the place it is about. */
public record Diagnostic(Span span, Severity severity, String message) {
  /** Errors make a program invalid, warnings do not. */
  public enum Severity {
    ERROR,
    WARNING
  }

  public static Diagnostic error(Span span, String message) {
    return new Diagnostic(span, Severity.ERROR, message);
  }

  public static Diagnostic warning(Span span, String message) {
    return new Diagnostic(span, Severity.WARNING, message);
  }

  /** {@code file:line:column: error: message}. */
  @Override
  public String toString() {
    return span + ": " + (severity == Severity.ERROR ? "error" : "warning") + ": " + message;
  }
}
