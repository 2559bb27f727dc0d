package dev.assay.mutate.enhance;

import dev.assay.c.Span;
import dev.assay.interpret.Execution;

/** Says what a run of an enhanced program is worth. */
final class Sorting {
  private Sorting() {}

  static Enhancement of(Enhanced enhanced, Execution execution) {
    return switch (execution) {
      case Execution.Finished f -> new Enhancement.Checkable(enhanced, f.stdout());
      case Execution.Undefined u ->
          new Enhancement.CrashOnly(
              enhanced, at(u.span()) + "undefined: " + u.kind().label() + ": " + u.message());
      case Execution.Unspecified u ->
          new Enhancement.CrashOnly(
              enhanced, at(u.span()) + "unspecified: " + u.kind().label() + ": " + u.message());
      case Execution.OutOfFuel o -> new Enhancement.Open(enhanced, "runs out of " + o.resource());
      case Execution.Unsupported u ->
          new Enhancement.Open(enhanced, at(u.span()) + "not supported: " + u.what());
    };
  }

  /** Spans of the new program bear the name of the old one. */
  private static String at(Span span) {
    return span.line() == 0 ? "" : "line " + span.line() + " of the enhanced program: ";
  }
}
