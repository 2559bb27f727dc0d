package dev.assay.bugs.report;

import dev.assay.bugs.Bug;
import dev.assay.bugs.Example;
import dev.assay.bugs.Expected;
import dev.assay.bugs.Reduced;
import dev.assay.bugs.StoredRun;
import dev.assay.bugs.Triage;
import dev.assay.judge.BugClass;
import java.util.Optional;

/**
 * All that a report is made of.
 *
 * @param bad the run that shows the bug
 * @param good a run that is right, where one is known
 * @param expected what the program must do, where the interpreter knows
 * @param known with which known bug it is likely the same, and why
 * @param examined what was seen when the compiler was run for the report
 */
public record ReportInput(
    Bug bug,
    Shown program,
    StoredRun bad,
    Optional<StoredRun> good,
    Optional<Expected> expected,
    Triage triage,
    Optional<String> known,
    Examined examined) {

  /** Of a bug as it was found. */
  public static ReportInput of(Bug bug, Example example, Triage triage) {
    return new ReportInput(
        bug,
        Shown.of(example),
        example.runs().getFirst(),
        Optional.empty(),
        example.expected(),
        // A bisection asks more releases, but the campaign has asked some already.
        triage.affected().isEmpty() ? triage.affecting(example.affected()) : triage,
        Optional.empty(),
        Examined.NOTHING);
  }

  /** Of a bug whose program was made small. */
  public static ReportInput of(Bug bug, Reduced reduced, Triage triage) {
    return new ReportInput(
        bug,
        Shown.of(reduced),
        reduced.bad(),
        reduced.good(),
        reduced.expected(),
        triage,
        Optional.empty(),
        Examined.NOTHING);
  }

  public BugClass kind() {
    return bug.signature().kind();
  }

  public ReportInput likely(Optional<String> same) {
    return new ReportInput(bug, program, bad, good, expected, triage, same, examined);
  }

  public ReportInput with(Examined seen) {
    return new ReportInput(bug, program, bad, good, expected, triage, known, seen);
  }

  /** The commands that show the bug: the short ones if they were seen to. */
  public Invocation invocation() {
    return examined.invocation().orElseGet(() -> Invocation.exact(bad));
  }
}
