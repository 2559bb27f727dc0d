package dev.assay.cli;

import dev.assay.c.Span;
import dev.assay.c.parse.DiagnosticPrinter;
import dev.assay.c.parse.SourceText;
import dev.assay.interpret.Execution;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes outcomes for people: the program's own output, then what was found and where. */
final class TextReport {
  private static final int SHOWN_CALLS = 12;
  private static final String NOTE =
      "; undefined by the letter, but nobody can tell: --strict takes it for undefined";

  private final Streams streams;
  private final boolean raw;

  /**
   * @param raw whether what programs print is passed on byte by byte
   */
  TextReport(Streams streams, boolean raw) {
    this.streams = streams;
    this.raw = raw;
  }

  void write(String file, Outcome outcome) {
    switch (outcome) {
      case Outcome.Ran(SourceText source, Execution execution) -> ran(source, execution);
      case Outcome.Invalid(SourceText source, var errors) -> {
        var printer = new DiagnosticPrinter(source);
        errors.forEach(error -> streams.err().print(Visible.of(printer.print(error))));
      }
      case Outcome.Unreadable(String message) -> streams.err().println("assay: " + message);
      case Outcome.Refused(String message) -> streams.err().println(Visible.of(message));
      case Outcome.Lacking(String message) -> streams.err().println("assay: " + message);
      case Outcome.Broken(Throwable failure) -> {
        streams.err().println(file + ": internal error of assay, please report it:");
        failure.printStackTrace(streams.err());
      }
    }
    streams.out().flush();
    streams.err().flush();
  }

  private void ran(SourceText source, Execution execution) {
    switch (execution) {
      case Execution.Finished(int exit, String stdout, _, var notes) -> {
        if (raw) {
          streams.out().writeBytes(stdout.getBytes(StandardCharsets.ISO_8859_1));
        } else {
          streams.out().print(Visible.ofBytes(stdout));
        }
        streams.out().flush();
        if (exit != 0) {
          streams.err().println(source.file() + ": finished with exit status " + exit);
        }
        for (Execution.Note note : notes) {
          String what = note.message() + clause(note.kind().clause()) + NOTE;
          found(source, note.span(), "note: " + note.kind().label(), what);
        }
      }
      case Execution.Undefined(var kind, Span span, String message, var calls) -> {
        found(source, span, "undefined: " + kind.label(), message + clause(kind.clause()));
        stack(calls);
      }
      case Execution.Unspecified(var kind, Span span, String message) ->
          found(source, span, "unspecified: " + kind.label(), message + clause(kind.clause()));
      case Execution.OutOfFuel(String resource, Span span, long steps) ->
          found(source, span, "out-of-fuel", resource + " ran out after " + steps + " steps");
      case Execution.Unsupported(String what, Span span) ->
          found(source, span, "unsupported", what);
    }
  }

  private void found(SourceText source, Span span, String what, String message) {
    String place = span.line() == 0 ? source.file() : span.toString();
    streams.err().println(Visible.of(place + ": " + what + ": " + message));
    streams.err().print(Visible.of(new DiagnosticPrinter(source).excerpt(span)));
  }

  private void stack(List<Execution.Call> calls) {
    for (Execution.Call call : calls.subList(0, Math.min(SHOWN_CALLS, calls.size()))) {
      streams.err().println("    in " + call.function() + " at " + call.span());
    }
    if (calls.size() > SHOWN_CALLS) {
      streams.err().println("    and " + (calls.size() - SHOWN_CALLS) + " more calls");
    }
  }

  private static String clause(String clause) {
    boolean ofTheStandard = Character.isDigit(clause.charAt(0));
    return ofTheStandard ? " (C17 " + clause + ")" : " (" + clause + ")";
  }
}
