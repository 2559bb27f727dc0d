package dev.assay.c.parse;

import dev.assay.c.Diagnostic;
import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Collects the messages about one translation unit. */
final class Reports implements Consumer<Diagnostic> {
  /** More messages than this help nobody. */
  private static final int LIMIT = 1000;

  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private int errors;
  private int muted;

  @Override
  public void accept(Diagnostic diagnostic) {
    if (muted > 0) {
      return;
    }
    if (diagnostic.severity() != Diagnostic.Severity.WARNING) {
      errors++;
    }
    if (diagnostics.size() < LIMIT) {
      diagnostics.add(diagnostic);
    }
  }

  void error(Span span, String message) {
    accept(Diagnostic.error(span, message));
  }

  /** Something that compilers take but we do not know. */
  void unsupported(Span span, String message) {
    accept(Diagnostic.unsupported(span, message));
  }

  void warning(Span span, String message) {
    accept(Diagnostic.warning(span, message));
  }

  /** How many errors there were so far. */
  int errors() {
    return errors;
  }

  List<Diagnostic> all() {
    return diagnostics;
  }

  /** Drops messages until {@link #unmute}; calls nest. */
  void mute() {
    muted++;
  }

  void unmute() {
    muted--;
  }
}
