package dev.assay.interpret;

import dev.assay.c.Span;
import java.util.List;

/** What running a program showed. */
public sealed interface Execution {
  /** The program ended by itself; {@code stdout} holds its output as bytes in Latin-1. */
  record Finished(int exit, String stdout, long steps, List<Note> notes) implements Execution {
    public Finished {
      notes = List.copyOf(notes);
    }

    public Finished(int exit, String stdout, long steps) {
      this(exit, stdout, steps, List.of());
    }
  }

  /** What is undefined by the letter of the standard alone: nobody can tell the difference. */
  record Note(UbKind kind, Span span, String message) {}

  /** The program did what C leaves undefined; the innermost call comes first. */
  record Undefined(UbKind kind, Span span, String message, List<Call> callStack)
      implements Execution {
    public Undefined {
      callStack = List.copyOf(callStack);
    }
  }

  /** The program's behaviour depends on what C leaves to the implementation's whim. */
  record Unspecified(UnspecifiedKind kind, Span span, String message) implements Execution {}

  /** The program did not end within its limits; {@code resource} names the one that ran out. */
  record OutOfFuel(String resource, Span span, long steps) implements Execution {}

  /** The program needs something that the interpreter does not know exactly. */
  record Unsupported(String what, Span span) implements Execution {}

  /** A function that was being executed, and where it had got to. */
  record Call(String function, Span span) {}
}
