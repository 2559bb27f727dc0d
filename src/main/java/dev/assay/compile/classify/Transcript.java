package dev.assay.compile.classify;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import java.util.regex.Pattern;

/** All that a compiler said, with its end in words where that says more. */
public final class Transcript {
  /** The quotation marks of messages in UTF-8, as they look in Latin-1. */
  private static final String OPENING = "\u00e2\u0080\u0098";

  private static final String CLOSING = "\u00e2\u0080\u0099";

  private static final int KEPT = 100_000;

  private static final Pattern LONG_LINE = Pattern.compile("([^\\n]{2000})[^\\n]+");

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
          ProcessEnd.Asleep _,
          ProcessEnd.Exhausted _,
          ProcessEnd.NotStarted _ ->
          said;
    };
  }

  /**
   * The same text for patterns to search: with plain quotation marks, whatever language the
   * compiler speaks, and without the middle of floods, which no message of use is in.
   */
  public static String readable(String text) {
    String kept =
        text.length() <= 2 * KEPT
            ? text
            : text.substring(0, KEPT) + "\n" + text.substring(text.length() - KEPT);
    return LONG_LINE
        .matcher(kept)
        .replaceAll("$1")
        .replace(OPENING, "'")
        .replace(CLOSING, "'")
        .replace('\u2018', '\'')
        .replace('\u2019', '\'');
  }
}
