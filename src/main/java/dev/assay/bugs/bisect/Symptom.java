package dev.assay.bugs.bisect;

import dev.assay.bugs.Expected;
import dev.assay.compile.CompilerRun;
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
   * @param expected what is right, for programs that run
   */
  static Optional<Symptom> of(TestCase test, CompilerRun run, Optional<Expected> expected) {
    Names names = Names.of(test);
    return switch (run) {
      case CompilerRun.Ran _, CompilerRun.Died _, CompilerRun.RanTooLong _ ->
          expected.<Symptom>map(WrongOutput::new).filter(wrong -> wrong.in(run) == Answer.BAD);
      case CompilerRun.CompilerCrashed(_, String output, _) ->
          Optional.of(new Crash(CrashKey.of(output, names), names, isLinking(output)));
      case CompilerRun.CompilerHung _ -> Optional.of(new Hang());
      case CompilerRun.Rejected(_, String output, _) ->
          Optional.of(new Refusal(RefusalKey.of(output, names), names, isLinking(output)));
      case CompilerRun.Compiled _, CompilerRun.Analysed _, CompilerRun.OutOfResources _ ->
          Optional.empty();
    };
  }

  private static boolean isLinking(String output) {
    return output.startsWith("link: ");
  }
}
