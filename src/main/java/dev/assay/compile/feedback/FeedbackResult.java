package dev.assay.compile.feedback;

import java.time.Duration;

/** What came of asking a compiler. */
public sealed interface FeedbackResult {
  /** The time of the compiler and of the tools that read what it left. */
  Duration cpu();

  /** The program was compiled. */
  record Told(Feedback feedback, Duration cpu) implements FeedbackResult {}

  /** The compiler blames the program; the message is the first of its errors. */
  record Rejected(String message, Duration cpu) implements FeedbackResult {}

  /**
   * The compiler crashed or hung.
   *
   * @param output all that it said
   * @param feedback of what it did until then, from sources that lose nothing in a crash
   */
  record Died(boolean hung, String output, Feedback feedback, Duration cpu)
      implements FeedbackResult {}

  /** Nothing is known of the program or of the compiler, for this reason. */
  record Untold(String reason, Duration cpu) implements FeedbackResult {}
}
