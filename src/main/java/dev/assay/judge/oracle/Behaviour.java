package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.signature.SignalNames;
import java.util.Optional;

/**
 * What a program did, to be compared with what it should do.
 *
 * @param end its exit status, 128 and the signal's number if it died of one
 */
public record Behaviour(int end, boolean died, boolean tooLong, String stdout) {
  private static final int SIGNAL = 128;

  private static final int SIGKILL = 9;

  /** So much output, or more, may have been cut off. */
  private static final int LONG_OUTPUT = 1 << 20;

  public static Behaviour expected(int exit, String stdout) {
    return new Behaviour(exit, exit > SIGNAL, false, stdout);
  }

  /** Empty if the program did not run. */
  public static Optional<Behaviour> of(CompilerRun run) {
    return switch (run) {
      case CompilerRun.Ran ran ->
          Optional.of(new Behaviour(ran.exit(), false, false, ran.stdout()));
      case CompilerRun.Died died ->
          // Killed from outside, it says nothing.
          died.signal() == SIGKILL
              ? Optional.empty()
              : Optional.of(new Behaviour(SIGNAL + died.signal(), true, false, died.stdout()));
      case CompilerRun.RanTooLong late -> Optional.of(new Behaviour(0, false, true, late.stdout()));
      case CompilerRun.Compiled _,
          CompilerRun.CompilerCrashed _,
          CompilerRun.CompilerHung _,
          CompilerRun.Rejected _,
          CompilerRun.Analysed _,
          CompilerRun.OutOfResources _ ->
          Optional.empty();
    };
  }

  /** The kind of difference, in the words of signatures; empty if there is none. */
  public static Optional<String> difference(Behaviour expected, Behaviour seen) {
    if (seen.tooLong() != expected.tooLong()) {
      return Optional.of("too long");
    }
    if (seen.end() != expected.end()) {
      return Optional.of(
          seen.died() ? "died by " + SignalNames.of(seen.end() - SIGNAL) : status(expected, seen));
    }
    return sameText(expected, seen) ? Optional.empty() : Optional.of("wrong stdout");
  }

  private static String status(Behaviour expected, Behaviour seen) {
    return sameText(expected, seen) ? "wrong exit" : "wrong stdout";
  }

  private static boolean sameText(Behaviour expected, Behaviour seen) {
    String all = expected.stdout();
    String some = seen.stdout();
    // What a dying process had not yet written is lost.
    boolean partial = seen.died() || some.length() >= LONG_OUTPUT;
    return partial ? all.startsWith(some) : all.equals(some);
  }
}
