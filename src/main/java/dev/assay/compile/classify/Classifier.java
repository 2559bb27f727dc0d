package dev.assay.compile.classify;

import dev.assay.compile.Family;
import dev.assay.compile.classify.Classification.BadFlags;
import dev.assay.compile.classify.Classification.Built;
import dev.assay.compile.classify.Classification.Crashed;
import dev.assay.compile.classify.Classification.Hung;
import dev.assay.compile.classify.Classification.OutOfResources;
import dev.assay.compile.classify.Classification.Rejected;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import java.util.Optional;

/**
 * Tells what the end of a compiler's process means.
 *
 * <p>In doubt it finds no bug: a process killed from outside, or one that could not get memory, has
 * shown nothing.
 */
public final class Classifier {
  private static final int SIGHUP = 1;
  private static final int SIGINT = 2;
  private static final int SIGKILL = 9;
  private static final int SIGTERM = 15;
  private static final int SIGXCPU = 24;
  private static final int SIGXFSZ = 25;

  /** What a shell adds to a signal's number to make an exit status of it. */
  private static final int SHELL = 128;

  private static final int LAST_SIGNAL = 31;

  private Classifier() {}

  public static Classification classify(Completed completed, Family family) {
    return switch (completed.end()) {
      case ProcessEnd.Exited(int status) -> exited(status, completed, family);
      case ProcessEnd.Killed(int signal) ->
          Shortages.in(text(completed)).orElseGet(() -> killed(signal));
      case ProcessEnd.CpuExceeded(), ProcessEnd.Asleep() -> new Hung();
      case ProcessEnd.WallExceeded() -> new OutOfResources("clock");
      case ProcessEnd.Exhausted(String resource) -> new OutOfResources(resource);
      case ProcessEnd.NotStarted(String message) -> new OutOfResources(message);
    };
  }

  private static Classification killed(int signal) {
    return switch (signal) {
      case SIGXCPU -> new Hung();
      case SIGXFSZ -> new OutOfResources("file size");
      case SIGKILL -> new OutOfResources("memory (killed)");
      case SIGHUP, SIGINT, SIGTERM -> new OutOfResources("ended from outside");
      default -> new Crashed();
    };
  }

  private static Classification exited(int status, Completed completed, Family family) {
    String text = text(completed);
    if (status == 0) {
      return CrashMarks.sanitizer(text) ? new Crashed() : new Built();
    }
    Optional<Classification> shortage = Shortages.in(text);
    if (shortage.isPresent()) {
      return shortage.get();
    }
    // Before the words: clang dumps its stack when it is ended from outside, too.
    if (status > SHELL && status <= SHELL + LAST_SIGNAL) {
      return killed(status - SHELL);
    }
    if (CrashMarks.in(text, family)) {
      return FlagMarks.inCrash(text) ? new BadFlags() : new Crashed();
    }
    if (FlagMarks.in(text)) {
      return new BadFlags();
    }
    // A refusal gives a reason.
    return text.isBlank() ? new Crashed() : new Rejected();
  }

  private static String text(Completed completed) {
    return Transcript.readable(completed.stderr() + completed.stdout());
  }
}
