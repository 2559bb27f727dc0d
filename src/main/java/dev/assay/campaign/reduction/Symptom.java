package dev.assay.campaign.reduction;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.Signature;
import java.nio.file.Path;
import java.util.Optional;

/** What a bug looks like from outside. */
public sealed interface Symptom {
  /** For people: what is kept. */
  String words();

  /**
   * The compiler dies.
   *
   * @param linking whether it needs the link step to do so
   */
  record Crash(String key, boolean linking) implements Symptom {
    @Override
    public String words() {
      return "the crash: " + key;
    }
  }

  /** The program does something else than it must. */
  record WrongCode() implements Symptom {
    @Override
    public String words() {
      return "the wrong output";
    }
  }

  /** The compiler does not end, or takes many times as long as at another level. */
  record Hang() implements Symptom {
    @Override
    public String words() {
      return "the compiler's time";
    }
  }

  /** The compiler refuses a valid program. */
  record Refusal(String key, boolean linking) implements Symptom {
    @Override
    public String words() {
      return "the refusal: " + key;
    }
  }

  /** A sanitizer reports what is not there. */
  record FalseAlarm(String key) implements Symptom {
    @Override
    public String words() {
      return "the false alarm: " + key;
    }
  }

  /** A script says what it is: its exit status 0 means that the bug is there. */
  record Script(Path script) implements Symptom {
    @Override
    public String words() {
      return "what " + script.getFileName() + " looks for";
    }
  }

  /** Empty for what is not the same from run to run. */
  static Optional<Symptom> of(Signature signature, CompilerRun shown) {
    return switch (signature.kind()) {
      case CRASH -> Optional.of(new Crash(signature.key(), isLinking(shown)));
      case WRONG_OUTPUT, DISAGREEMENT -> Optional.of(new WrongCode());
      case HANG -> Optional.of(new Hang());
      case REJECTED -> Optional.of(new Refusal(signature.key(), isLinking(shown)));
      case SANITIZER -> Optional.of(new FalseAlarm(signature.key()));
      case UNSTABLE -> Optional.empty();
    };
  }

  private static boolean isLinking(CompilerRun run) {
    return switch (run) {
      case CompilerRun.CompilerCrashed crashed -> crashed.output().startsWith("link: ");
      case CompilerRun.Rejected refused -> refused.output().startsWith("link: ");
      case CompilerRun.Ran _, CompilerRun.Died _, CompilerRun.RanTooLong _ -> false;
      case CompilerRun.Compiled _, CompilerRun.CompilerHung _, CompilerRun.Analysed _ -> false;
      case CompilerRun.OutOfResources _ -> false;
    };
  }
}
