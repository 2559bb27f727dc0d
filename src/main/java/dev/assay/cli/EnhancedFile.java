package dev.assay.cli;

import dev.assay.mutate.enhance.Enhanced;
import dev.assay.mutate.enhance.Enhancement;
import dev.assay.mutate.enhance.Remark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What became of one file that was to be enhanced. */
sealed interface EnhancedFile {
  /** The exit code that it calls for. */
  int exit();

  /** Nothing could be asked about it; the message is for people. */
  record Unread(int exit, String message) implements EnhancedFile {}

  /**
   * An answer.
   *
   * @param text the new program; empty if it was refused
   * @param output what it must print, if that is known
   * @param reasons why the status is what it is, and what is left out
   */
  record Sorted(Status status, String text, Optional<String> output, List<String> reasons)
      implements EnhancedFile {
    public Sorted {
      reasons = List.copyOf(reasons);
    }

    @Override
    public int exit() {
      return switch (status) {
        case CHECKABLE, SANITIZED -> ExitCode.FINE;
        case CRASH_ONLY, REFUSED, OPEN -> ExitCode.FOUND;
      };
    }

    /** The same after compilers were asked. */
    Sorted answered(EnhanceWitnesses.Testimony testimony) {
      return switch (testimony) {
        case EnhanceWitnesses.Testimony.Agreed(String printed) ->
            new Sorted(Status.SANITIZED, text, Optional.of(printed), reasons);
        case EnhanceWitnesses.Testimony.Doubt(String reason) -> {
          var more = new ArrayList<>(reasons);
          more.add(reason);
          yield new Sorted(Status.CRASH_ONLY, text, output, more);
        }
      };
    }
  }

  /** How much is known of a program's output; open is asked of compilers, and then another. */
  enum Status {
    CHECKABLE("checkable"),
    SANITIZED("sanitized"),
    CRASH_ONLY("crash-only"),
    REFUSED("refused"),
    OPEN("open");

    private final String label;

    Status(String label) {
      this.label = label;
    }

    String label() {
      return label;
    }
  }

  static Sorted of(Enhancement enhancement) {
    return switch (enhancement) {
      case Enhancement.Checkable(Enhanced made, String output) ->
          new Sorted(Status.CHECKABLE, made.text(), Optional.of(output), words(made.remarks()));
      case Enhancement.CrashOnly(Enhanced made, String reason) ->
          unknown(Status.CRASH_ONLY, made, reason);
      case Enhancement.Open(Enhanced made, String reason) -> unknown(Status.OPEN, made, reason);
      case Enhancement.Refused(List<Remark> reasons) ->
          new Sorted(Status.REFUSED, "", Optional.empty(), words(reasons));
    };
  }

  private static Sorted unknown(Status status, Enhanced made, String reason) {
    var reasons = new ArrayList<>(List.of(reason));
    reasons.addAll(words(made.remarks()));
    return new Sorted(status, made.text(), Optional.empty(), reasons);
  }

  private static List<String> words(List<Remark> remarks) {
    return remarks.stream().map(Remark::toString).distinct().toList();
  }
}
