package dev.assay.cli;

import dev.assay.c.Span;
import dev.assay.interpret.Execution;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes outcomes for programs to read: one JSON object a line, always with the same nine keys.
 *
 * <p>A key that has no meaning for a status is null. {@code line} and {@code column} are of the
 * file that {@code message} is about.
 */
final class JsonReport {
  private static final Pattern COMPILER_ERROR =
      Pattern.compile("(?m)^(.*?):(\\d{1,9}):(\\d{1,9}): (?:fatal )?error: ");

  private JsonReport() {}

  static String line(String file, Outcome outcome) {
    return switch (outcome) {
      case Outcome.Ran(_, Execution execution) -> ran(file, execution);
      case Outcome.Invalid(_, var errors) ->
          object(file, "invalid", errors.getFirst().span(), errors.getFirst().message());
      case Outcome.Unreadable(String message) -> object(file, "invalid", Span.NONE, message);
      case Outcome.Refused(String message) -> object(file, "invalid", place(message), message);
      case Outcome.Lacking(String message) -> object(file, "unsupported", Span.NONE, message);
      case Outcome.Broken(Throwable failure) ->
          object(file, "unsupported", Span.NONE, "internal error: " + failure);
    };
  }

  /** Where a compiler's own message says that it found an error. */
  private static Span place(String message) {
    Matcher place = COMPILER_ERROR.matcher(message);
    if (!place.find()) {
      return Span.NONE;
    }
    int line = Integer.parseInt(place.group(2));
    int column = Integer.parseInt(place.group(3));
    return new Span(place.group(1), line, column, line, column);
  }

  private static String ran(String file, Execution execution) {
    return switch (execution) {
      case Execution.Finished(int exit, String stdout, long steps, var notes) ->
          noted(
                  new JsonLine()
                      .put("file", file)
                      .put("status", "finished")
                      .put("exit", exit)
                      .putBytes("stdout", stdout),
                  notes)
              .put("steps", steps)
              .toString();
      case Execution.Undefined(var kind, Span span, String message, _) ->
          found(file, "undefined", kind.label(), span, message);
      case Execution.Unspecified(var kind, Span span, String message) ->
          found(file, "unspecified", kind.label(), span, message);
      case Execution.OutOfFuel(String resource, Span span, long steps) ->
          place(start(file, "out-of-fuel").putNull("kind"), span)
              .put("message", resource)
              .put("steps", steps)
              .toString();
      case Execution.Unsupported(String what, Span span) -> object(file, "unsupported", span, what);
    };
  }

  /** Notes do not change the status; the first one is told. */
  private static JsonLine noted(JsonLine line, List<Execution.Note> notes) {
    if (notes.isEmpty()) {
      return line.putNull("kind").putNull("line").putNull("column").putNull("message");
    }
    Execution.Note first = notes.getFirst();
    return place(line.put("kind", first.kind().label()), first.span())
        .put("message", "note: " + first.message());
  }

  private static String found(String file, String status, String kind, Span span, String message) {
    return place(start(file, status).put("kind", kind), span)
        .put("message", message)
        .putNull("steps")
        .toString();
  }

  private static String object(String file, String status, Span span, String message) {
    return place(start(file, status).putNull("kind"), span)
        .put("message", message)
        .putNull("steps")
        .toString();
  }

  private static JsonLine start(String file, String status) {
    return new JsonLine().put("file", file).put("status", status).putNull("exit").putNull("stdout");
  }

  private static JsonLine place(JsonLine line, Span span) {
    if (span.line() == 0) {
      return line.putNull("line").putNull("column");
    }
    return line.put("line", span.line()).put("column", span.column());
  }
}
