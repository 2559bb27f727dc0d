package dev.assay.c.parse;

import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import java.util.List;
import java.util.Optional;

/**
 * A parsed program with the messages about it.
 *
 * <p>An external declaration with an error in it is counted in {@code skipped}. What others may
 * refer to stays in the program: a bad function without its body, a variable without its
 * initialiser.
 */
public record ParseResult(Program program, List<Diagnostic> diagnostics, int skipped) {
  public ParseResult {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether a compiler would reject the program. */
  public boolean hasErrors() {
    return diagnostics.stream().anyMatch(d -> d.severity() == Diagnostic.Severity.ERROR);
  }

  /** What the program needs and we do not know; other messages may only follow from it. */
  public Optional<Diagnostic> unsupported() {
    return diagnostics.stream()
        .filter(d -> d.severity() == Diagnostic.Severity.UNSUPPORTED)
        .findFirst();
  }

  public List<Diagnostic> errors() {
    return diagnostics.stream().filter(d -> d.severity() == Diagnostic.Severity.ERROR).toList();
  }

  /** Whether there is nothing in the program that compilers only tolerate, and newer ones not. */
  public boolean isClean() {
    return diagnostics.isEmpty();
  }
}
