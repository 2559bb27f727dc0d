package dev.assay.compile.classify;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;

/** All that a compiler said, with its end in words where that says more. */
public final class Transcript {
  /** The quotation marks of messages in UTF-8, as they look in Latin-1. */
  private static final String OPENING = "\u00e2\u0080\u0098";

  private static final String CLOSING = "\u00e2\u0080\u0099";

  private Transcript() {}

  /** Its errors and its output; a death by signal is added as a line, since nobody else says it. */
  public static String of(Completed completed) {
    String said = completed.stderr() + completed.stdout();
    return switch (completed.end()) {
      case ProcessEnd.Killed(int signal) ->
          said
              + (said.isEmpty() || said.endsWith("\n") ? "" : "\n")
              + "ended by signal "
              + signal
              + "\n";
      case ProcessEnd.Exited _,
          ProcessEnd.CpuExceeded _,
          ProcessEnd.WallExceeded _,
          ProcessEnd.Exhausted _,
          ProcessEnd.NotStarted _ ->
          said;
    };
  }

  /** The same text with plain quotation marks, whatever language the compiler speaks. */
  public static String plain(String text) {
    return text.replace(OPENING, "'")
        .replace(CLOSING, "'")
        .replace('\u2018', '\'')
        .replace('\u2019', '\'');
  }
}
