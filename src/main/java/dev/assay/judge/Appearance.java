package dev.assay.judge;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.signature.CrashKey;
import dev.assay.judge.signature.Names;
import dev.assay.judge.signature.RefusalKey;
import dev.assay.mutate.TestCase;

/** How a run looks beside an earlier one of the same configuration, which showed a bug. */
enum Appearance {
  SAME,
  /** Bad in another way. */
  ALSO_BAD,
  FINE;

  static Appearance compare(TestCase test, CompilerRun first, CompilerRun second) {
    Names names = Names.of(test);
    return switch (first) {
      case CompilerRun.Ran(_, int exit, String stdout, _, _, _) ->
          second instanceof CompilerRun.Ran(_, int exit2, String stdout2, _, _, _)
                  && exit == exit2
                  && stdout.equals(stdout2)
              ? SAME
              : ALSO_BAD;
      case CompilerRun.Died(_, int signal, String stdout, _, _, _) ->
          second instanceof CompilerRun.Died(_, int signal2, String stdout2, _, _, _)
                  && signal == signal2
                  && stdout.equals(stdout2)
              ? SAME
              : otherEnd(second);
      case CompilerRun.RanTooLong _ ->
          second instanceof CompilerRun.RanTooLong ? SAME : otherEnd(second);
      case CompilerRun.CompilerCrashed crashed ->
          second instanceof CompilerRun.CompilerCrashed again
                  && CrashKey.of(crashed.output(), names).equals(CrashKey.of(again.output(), names))
              ? SAME
              : otherBuild(second);
      case CompilerRun.CompilerHung _ ->
          second instanceof CompilerRun.CompilerHung ? SAME : otherBuild(second);
      case CompilerRun.Rejected refused ->
          second instanceof CompilerRun.Rejected again
                  && RefusalKey.of(refused.output(), names)
                      .equals(RefusalKey.of(again.output(), names))
              ? SAME
              : otherBuild(second);
      case CompilerRun.Compiled _, CompilerRun.Analysed _, CompilerRun.OutOfResources _ -> FINE;
    };
  }

  /** What died or was late once may have been short of something then. */
  private static Appearance otherEnd(CompilerRun second) {
    return second instanceof CompilerRun.Ran ? FINE : ALSO_BAD;
  }

  private static Appearance otherBuild(CompilerRun second) {
    return second instanceof CompilerRun.CompilerCrashed
            || second instanceof CompilerRun.CompilerHung
            || second instanceof CompilerRun.Rejected
        ? ALSO_BAD
        : FINE;
  }
}
