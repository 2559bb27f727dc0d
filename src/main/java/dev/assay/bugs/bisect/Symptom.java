package dev.assay.bugs.bisect;

import dev.assay.bugs.Expected;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Purpose;
import dev.assay.judge.oracle.SanitizerReport;
import dev.assay.judge.signature.CrashKey;
import dev.assay.judge.signature.Names;
import dev.assay.judge.signature.RefusalKey;
import dev.assay.mutate.TestCase;
import java.util.Optional;

/** By what a bug is known again in a build with other options. */
public sealed interface Symptom {
  Answer in(CompilerRun run);

  /** The same for another release, whose messages may name other places. */
  default Answer inOtherRelease(CompilerRun run) {
    return in(run);
  }

  /** Whether the program must be linked and run to see it. */
  boolean needsRun();

  /** The program does something else than C says. */
  record WrongOutput(Expected expected) implements Symptom {
    @Override
    public Answer in(CompilerRun run) {
      return switch (run) {
        case CompilerRun.Ran ran ->
            expected.isMetBy(ran.exit(), ran.stdout()) ? Answer.GOOD : Answer.BAD;
        case CompilerRun.Died _, CompilerRun.RanTooLong _ -> Answer.BAD;
        case CompilerRun.Compiled _,
            CompilerRun.CompilerCrashed _,
            CompilerRun.CompilerHung _,
            CompilerRun.Rejected _,
            CompilerRun.Analysed _,
            CompilerRun.OutOfResources _ ->
            Answer.OTHER;
      };
    }

    @Override
    public boolean needsRun() {
      return true;
    }
  }

  /**
   * The compiler dies with these words.
   *
   * @param key as in the bug's signature
   * @param linking whether it dies when it links
   */
  record Crash(String key, Names names, boolean linking) implements Symptom {
    @Override
    public Answer in(CompilerRun run) {
      return run instanceof CompilerRun.CompilerCrashed crashed
          ? CrashWords.areAlike(key, CrashKey.of(crashed.output(), names))
              ? Answer.BAD
              : Answer.OTHER
          : builtOr(run, Answer.OTHER);
    }

    @Override
    public Answer inOtherRelease(CompilerRun run) {
      return run instanceof CompilerRun.CompilerCrashed ? Answer.BAD : in(run);
    }

    @Override
    public boolean needsRun() {
      return linking;
    }
  }

  /** The compiler does not end. */
  record Hang() implements Symptom {
    @Override
    public Answer in(CompilerRun run) {
      return run instanceof CompilerRun.CompilerHung ? Answer.BAD : builtOr(run, Answer.OTHER);
    }

    @Override
    public boolean needsRun() {
      return false;
    }
  }

  /** The compiler refuses a valid program, with these words. */
  record Refusal(String key, Names names, boolean linking) implements Symptom {
    @Override
    public Answer in(CompilerRun run) {
      return run instanceof CompilerRun.Rejected refused
          ? RefusalKey.of(refused.output(), names).equals(key) ? Answer.BAD : Answer.OTHER
          : builtOr(run, Answer.OTHER);
    }

    @Override
    public boolean needsRun() {
      return linking;
    }
  }

  /** A sanitizer reports this in a program that is defined. */
  record FalseAlarm(SanitizerReport report) implements Symptom {
    @Override
    public Answer in(CompilerRun run) {
      Optional<SanitizerReport> said = SanitizerReport.in(run);
      if (said.isPresent()) {
        return said.get().equals(report) ? Answer.BAD : Answer.OTHER;
      }
      return run instanceof CompilerRun.Ran ? Answer.GOOD : Answer.OTHER;
    }

    @Override
    public boolean needsRun() {
      return true;
    }
  }

  private static Answer builtOr(CompilerRun run, Answer other) {
    return switch (run) {
      case CompilerRun.Ran _,
          CompilerRun.Died _,
          CompilerRun.RanTooLong _,
          CompilerRun.Compiled _,
          CompilerRun.Analysed _ ->
          Answer.GOOD;
      case CompilerRun.CompilerCrashed _,
          CompilerRun.CompilerHung _,
          CompilerRun.Rejected _,
          CompilerRun.OutOfResources _ ->
          other;
    };
  }

  /**
   * What the run shows; empty if it is no bug that could be looked for.
   *
   * @param expected what is right, for programs that run; those who know it know that the program
   *     is defined
   */
  static Optional<Symptom> of(TestCase test, CompilerRun run, Optional<Expected> expected) {
    Names names = Names.of(test);
    return switch (run) {
      case CompilerRun.Ran _, CompilerRun.Died _, CompilerRun.RanTooLong _ ->
          expected.flatMap(right -> falseAlarm(run).or(() -> wrongOutput(run, right)));
      case CompilerRun.CompilerCrashed(_, String output, _) ->
          Optional.of(new Crash(CrashKey.of(output, names), names, isLinking(output)));
      case CompilerRun.CompilerHung _ -> Optional.of(new Hang());
      case CompilerRun.Rejected(_, String output, _) ->
          Optional.of(new Refusal(RefusalKey.of(output, names), names, isLinking(output)));
      case CompilerRun.Compiled _, CompilerRun.Analysed _, CompilerRun.OutOfResources _ ->
          Optional.empty();
    };
  }

  private static Optional<Symptom> falseAlarm(CompilerRun run) {
    return run.configuration().purpose() == Purpose.SANITIZE
        ? SanitizerReport.in(run).filter(said -> !said.isShortage()).map(FalseAlarm::new)
        : Optional.empty();
  }

  private static Optional<Symptom> wrongOutput(CompilerRun run, Expected expected) {
    return Optional.<Symptom>of(new WrongOutput(expected))
        .filter(wrong -> wrong.in(run) == Answer.BAD);
  }

  private static boolean isLinking(String output) {
    return output.startsWith("link: ");
  }
}
